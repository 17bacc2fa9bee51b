import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'

const start = 'villas in Mirdif'
/** The first of the fake homes is the cheapest of them, the fifth shown the dearest. */
const tools = () => fakeTools(() => 12)

describe('homes that are compared by what sets them apart', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'the cheapest and the most expensive of these, what is the difference?'],
    ['de', 'die günstigste und die teuerste davon, was ist da der Unterschied?'],
    ['ru', 'самая дешёвая и самая дорогая из них, какая разница?'],
    ['ar', 'الارخص والاغلى منهم، شو الفرق؟'],
    ['hi', 'इनमें सबसे सस्ता और सबसे महंगा, क्या फर्क है?'],
    ['zh', '这里面最便宜的和最贵的，有什么区别？'],
  ])('stand side by side, %s: %s', async (language, text) => {
    const { comparison } = await converse(tools(), [start, text], language)
    expect(comparison?.columns).toHaveLength(2)
  })

  it.each<[LanguageCode, string]>([
    ['en', 'compare the second and the cheapest'],
    ['en', 'put the second and the cheapest side by side'],
    ['de', 'stellen Sie mir die zweite und die günstigste gegenüber'],
    ['ru', 'сравни вторую и самую дешёвую'],
    ['ar', 'قارن بين الثانية والأرخص'],
    ['hi', 'दूसरे और सबसे सस्ते की तुलना करो'],
    ['zh', '把第二套和最便宜的比较一下'],
  ])('may be named by a number and a rank, %s: %s', async (language, text) => {
    const { comparison } = await converse(tools(), [start, text], language)
    expect(comparison?.columns.map(({ title }) => title.slice(0, 1)).sort()).toEqual(['1', '2'])
  })

  it.each<[LanguageCode, string, RegExp]>([
    ['en', 'compare the first and the cheapest', /the same home/u],
    ['de', 'stellen Sie mir die erste und die günstigste gegenüber', /dieselbe Immobilie/u],
    ['ru', 'сравни первую и самую дешёвую', /один и тот же/u],
    ['ar', 'قارن بين الأولى والأرخص', /العقار نفسه/u],
    ['hi', 'पहले और सबसे सस्ते की तुलना करो', /एक ही घर/u],
    ['zh', '把第一套和最便宜的比较一下', /同一套/u],
  ])('may be one, which is said, %s: %s', async (language, text, said) => {
    const { text: answer, comparison } = await converse(tools(), [start, text], language)
    expect(answer).toMatch(said)
    expect(comparison).toBeUndefined()
  })
})
