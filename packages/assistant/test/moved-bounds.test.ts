import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { newState } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'

const searches: Readonly<Record<LanguageCode, string>> = {
  en: 'villa in Mirdif for sale between 2m and 3m',
  ar: 'فيلا في مردف للبيع من مليونين لثلاثة ملايين',
  ru: 'купить виллу в Мирдифе от 2 до 3 млн',
  hi: 'मिरदिफ में विला खरीदना है 20 लाख से 30 लाख',
  zh: '米尔迪夫买别墅，200万到300万',
  de: 'Villa in Mirdif kaufen, 2 bis 3 Mio',
}

describe('the same sum as the other end', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'villa in Mirdif up to 6m', 'no, at least 6m'],
    ['de', 'Villa in Mirdif bis 6 Mio', 'nein, mindestens 6 Mio'],
    ['ru', 'вилла в Мирдифе до 6 млн', 'нет, от 6 млн'],
    ['ar', 'فيلا في مردف حتى ٦ مليون', 'لا، من ٦ مليون وفوق'],
    ['hi', 'मिर्दिफ में विला 6 मिलियन तक', 'नहीं, कम से कम 6 मिलियन'],
    ['zh', '米尔迪夫别墅600万以内', '不，至少600万'],
  ])('in %s corrects it: %s, %s', (language, search, text) => {
    let state = newState()
    for (const said of [search, text])
      state = understand({ text: said, language, state, now }, knowledge).state
    expect(state.slots.price_min).toBe(6_000_000)
    expect(state.slots.price_max).toBeUndefined()
  })
})

describe('one end after an exact number', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', '3 bed villa in Mirdif', 'at least 2 bedrooms'],
    ['de', 'Villa in Mirdif mit 3 Schlafzimmern', 'mindestens 2 Schlafzimmer'],
    ['ru', 'вилла в Мирдифе, 3 спальни', 'минимум 2 спальни'],
    ['ar', 'فيلا في مردف ٣ غرف نوم', 'على الأقل غرفتين نوم'],
    ['hi', 'मिर्दिफ में 3 बेडरूम विला', 'कम से कम 2 बेडरूम'],
    ['zh', '米尔迪夫3居别墅', '至少2居'],
  ])('in %s leaves no other end: %s, %s', (language, search, text) => {
    let state = newState()
    for (const said of [search, text])
      state = understand({ text: said, language, state, now }, knowledge).state
    expect(state.slots.bedrooms_min).toBe(2)
    expect(state.slots.bedrooms_max).toBeUndefined()
  })
})

describe('one end of a range that is moved', () => {
  it.each<[LanguageCode, string, number, number]>([
    ['en', 'raise the minimum to 2.5m', 2_500_000, 3_000_000],
    ['en', 'make the minimum 2.2m', 2_200_000, 3_000_000],
    ['en', 'increase my max to 3.5m', 2_000_000, 3_500_000],
    ['de', 'das Minimum auf 2,5 Mio anheben', 2_500_000, 3_000_000],
    ['de', 'die Obergrenze auf 3,5 Mio setzen', 2_000_000, 3_500_000],
    ['ru', 'минимум подними до 2,5 млн', 2_500_000, 3_000_000],
    ['ru', 'максимум поменяй на 3,5 млн', 2_000_000, 3_500_000],
    ['ar', 'خلي الحد الأدنى مليونين ونص', 2_500_000, 3_000_000],
    ['ar', 'ارفع الحد الأقصى الى 4 مليون', 2_000_000, 4_000_000],
    ['hi', 'न्यूनतम 25 लाख कर दो', 2_500_000, 3_000_000],
    ['hi', 'अधिकतम 35 लाख कर दो', 2_000_000, 3_500_000],
    ['zh', '最低改成250万', 2_500_000, 3_000_000],
    ['zh', '下限提到220万', 2_200_000, 3_000_000],
    ['zh', '上限调到350万', 2_000_000, 3_500_000],
  ])('in %s stays that end: %s', (language, text, price_min, price_max) => {
    let state = newState()
    for (const said of [searches[language], text])
      state = understand({ text: said, language, state, now }, knowledge).state
    expect(state.slots).toMatchObject({ location: ['mirdif'], price_min, price_max })
  })
})
