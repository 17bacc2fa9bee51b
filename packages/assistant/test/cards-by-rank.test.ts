import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { toolsToLet } from './own-sums-tools.ts'

const searches: Readonly<Record<LanguageCode, string>> = {
  en: '2 bed apartments for rent in Dubai Marina',
  ar: 'شقة غرفتين للايجار في دبي مارينا',
  ru: 'квартира 2 спальни в аренду дубай марина',
  hi: 'dubai marina me 2bhk rent pe',
  zh: '迪拜码头两居室出租',
  de: '2 Schlafzimmer Wohnung zur Miete in Dubai Marina',
}
const ask = async (language: LanguageCode, said: string) =>
  converse(toolsToLet(), [searches[language], said], language)

describe('of several that were shown', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'compare the two cheapest by size and rent'],
    ['ar', 'قارن بين ارخص شقتين'],
    ['ru', 'сравни две самые дешевые'],
    ['hi', 'do sabse saste compare karo'],
    ['zh', '把最便宜的两套比较一下'],
    ['de', 'vergleich mir die zwei günstigsten'],
  ])('the two cheapest are set side by side in %s', async (language, said) => {
    const { state } = await ask(language, said)
    expect(state.intent).toBe('compare_properties')
    expect(state.refs).toEqual([1, 2])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'why is this one cheaper than the others, is something wrong with it?'],
    ['ar', 'ليش هذي ارخص من غيرها؟'],
    ['ru', 'а почему эта дешевле остальных?'],
    ['hi', 'ye baki se sasta kyu hai?'],
    ['zh', '这套为什么比别的便宜'],
    ['de', 'warum ist die billiger als die anderen?'],
  ])('the cheapest is asked about in %s where none was spoken of', async (language, said) => {
    const { state, text } = await ask(language, said)
    expect(state.intent).not.toBe('find_property')
    expect(text).toMatch(/Home number|1/u)
    expect(state.refs).toContain(1)
  })

  it.each<[LanguageCode, string]>([
    ['en', 'is that price per month or per year?'],
    ['ar', 'هذا السعر بالشهر ولا بالسنة؟'],
    ['ru', 'это цена за месяц или за год?'],
    ['hi', 'ye rate mahine ka hai ya saal ka?'],
    ['zh', '这个价格是一个月还是一年？'],
    ['de', 'ist der Preis im Monat oder im Jahr?'],
  ])('all ask by the year, and that is told of the first in %s', async (language, said) => {
    const { text } = await ask(language, said)
    expect(text.replace(/[\u00a0\u202f]/gu, ' ')).toMatch(/8[.,  ]?417/u)
  })

  it.each<[LanguageCode, string]>([
    ['en', 'is the cheapest one furnished?'],
    ['hi', 'jo sabse sasta hai wo furnished hai kya'],
    ['zh', '最便宜那套是带家具的吗'],
    ['de', 'ist die billigste möbliert?'],
  ])('a fact of the cheapest is no search in %s', async (language, said) => {
    expect((await ask(language, said)).state.intent).toBe('ask_question')
  })
})

it.each<[LanguageCode, string]>([
  ['de', 'bei der ersten, ist die Küche mit Geräten drin oder muss man alles kaufen'],
  ['ar', 'الاولى مطبخها مجهز ولا لازم نشتري كل شي؟'],
  ['en', 'in the first one, is the kitchen equipped or do we have to buy everything?'],
])('a kitchen is no sum for the first day (%s)', async (language, said) => {
  const { state } = await ask(language, said)
  expect(state.money).toBeUndefined()
  expect(state.refs).toEqual([1])
})
