import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { newState } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'

const after = (language: LanguageCode, text: string, before?: string) => {
  const turn = { language, now }
  const first = before && understand({ ...turn, text: before, state: newState() }, knowledge).state
  const state = first ? { ...first, shown: ['a', 'b', 'c', 'd'] } : newState()
  return understand({ ...turn, text, state }, knowledge).state
}

describe('help with a choice of two places', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'Arjan or Mudon, help us decide'],
    ['en', 'torn between Arjan and Mudon'],
    ['de', 'Arjan oder Mudon, helft mir entscheiden'],
    ['de', 'ich schwanke zwischen Arjan und Mudon'],
    ['ru', 'Арджан или Мудон, помогите определиться'],
    ['ru', 'разрываюсь между Арджаном и Мудоном'],
    ['ar', 'ارجان ولا مدن، ساعدوني أختار'],
    ['hi', 'arjan ya mudon, decide nahi ho raha'],
  ])('compares them in %s: %s', (language, text) => {
    const { intent, slots } = after(language, text)
    expect([intent, slots.location?.toSorted()]).toEqual(['compare_properties', ['arjan', 'mudon']])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'help me find a flat in Arjan or Mudon'],
    ['de', 'Wohnung in Arjan oder Mudon, nicht im Erdgeschoss'],
    ['ru', 'помогите найти квартиру в Арджане или Мудоне'],
    ['hi', 'arjan ya mudon me flat dikhao'],
  ])('but looks there in %s: %s', (language, text) => {
    expect(after(language, text).intent).toBe('find_property')
  })
})

describe('a choice of two cards', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'flats in Mudon', 'the first or the third?'],
    ['de', 'Wohnung in Mudon', 'was spricht für die erste und was für die dritte?'],
    ['ru', 'квартира в Мудоне', 'первая или третья?'],
    ['hi', 'mudon me flat', 'pehla ya teesra?'],
  ])('compares them in %s: %s, %s', (language, before, text) => {
    const { intent, refs } = after(language, text, before)
    expect([intent, refs]).toEqual(['compare_properties', [1, 3]])
  })
})

describe('what a property would bring', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'how much could my 2 bed in Mudon rent for', 'estimate_value'],
    ['en', 'any idea what a studio like mine in Arjan fetches', 'estimate_value'],
    ['de', 'für wie viel könnte ich meine Wohnung in Mudon vermieten', 'estimate_value'],
    ['ru', 'если продам таунхаус в Мудоне, сколько получу', 'estimate_value'],
    ['ar', 'لو بعت شقتي في مدن كم بيطلع لي', 'estimate_value'],
    ['hi', 'mere jaisa 2bhk mudon me kitne me bikta hai', 'estimate_value'],
    ['en', 'is a studio in Arjan a good earner', 'investment_advice'],
    ['de', 'Studio in Arjan, lohnend, um es zu vermieten?', 'investment_advice'],
    ['ru', 'брать студию в Арджане только под сдачу?', 'investment_advice'],
    ['hi', 'arjan me studio rent pe dene ke liye lu kya', 'investment_advice'],
  ])('in %s: %s is %s', (language, text, intent) => {
    expect(after(language, text).intent).toBe(intent)
  })

  it.each<[LanguageCode, string]>([
    ['en', 'could my wife and I see flats in Mudon for rent'],
    ['de', 'Wohnung in Mudon zu vermieten, wenn ich meine Katze mitbringen kann'],
    ['ru', 'если продадите скидку, квартира в Мудоне до 2 млн'],
  ])('is not asked in %s: %s', (language, text) => {
    expect(after(language, text).intent).toBe('find_property')
  })
})
