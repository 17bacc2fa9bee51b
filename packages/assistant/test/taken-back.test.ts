import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { type DialogueState, newState, type SearchSlots } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'

function after(turns: readonly string[], language: LanguageCode): SearchSlots {
  let state: DialogueState = newState()
  for (const text of turns) state = understand({ text, language, state, now }, knowledge).state
  return state.slots
}

describe('a place that does not suit makes room for the next one', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'flat to rent in Mirdif', 'Mirdif is too far out, Arjan instead'],
    ['en', 'flat to rent in Mirdif', 'Mirdif is a bit too pricey for me, Arjan'],
    ['de', 'Wohnung in Mirdif mieten', 'Mirdif ist uns zu laut, dann Arjan'],
    ['de', 'Wohnung in Mirdif mieten', 'Mirdif ist leider zu teuer, Arjan'],
    ['ru', 'снять квартиру в Мирдифе', 'Мирдиф слишком шумный, покажи Арджан'],
    ['ru', 'снять квартиру в Мирдифе', 'Мирдиф далековато, Арджан'],
    ['zh', 'Mirdif公寓出租', 'Mirdif太偏了，Arjan吧'],
    ['ar', 'شقة للايجار في مردف', 'مردف بعيدة وايد، خليها ارجان'],
    ['hi', 'मिर्दिफ में फ्लैट किराए पर', 'मिर्दिफ काफी दूर है, Arjan दिखाओ'],
    ['hi', 'mirdif me flat kiraye pe', 'mirdif bahut mehnga hai, arjan dikhao'],
  ])('in %s: %s, %s', (language, search, change) => {
    const { location, not_location, sort_by } = after([search, change], language)
    expect([location, not_location, sort_by]).toEqual([['arjan'], undefined, undefined])
  })

  it.each<[LanguageCode, string, string[]]>([
    ['en', 'Arjan too', ['mirdif', 'arjan']],
    ['en', 'Arjan too please', ['mirdif', 'arjan']],
    ['ru', 'Мирдиф недалеко, и Арджан', ['mirdif', 'arjan']],
    ['en', 'Mirdif is too far', ['mirdif']],
  ])('and guesses nothing without one, in %s: %s', (language, change, places) => {
    const search = language === 'ru' ? 'квартира в Мирдифе' : 'flat in Mirdif'
    expect(after([search, change], language).location).toEqual(places)
  })
})

describe('two are refused at once', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'neither Deira nor Mirdif, studio in Arjan'],
    ['de', 'weder Deira noch Mirdif, Studio in Arjan'],
    ['ru', 'ни Дейра, ни Мирдиф не подходят, студия в Арджане'],
    ['hi', 'na deira na mirdif, arjan me studio'],
    ['zh', 'Deira、Mirdif都不要，Arjan单间'],
    ['zh', 'Deira和Mirdif都不考虑 看Arjan的单间'],
    ['zh', '迪拉 米尔迪夫全都不要 Arjan单间'],
  ])('in %s: %s', (language, text) => {
    const { location, not_location } = after([text], language)
    expect([location, not_location]).toEqual([['arjan'], ['deira', 'mirdif']])
  })

  it.each<[LanguageCode, string]>([
    ['de', 'noch ein Studio in Arjan'],
    ['hi', 'arjan me studio dikhao na'],
    ['en', 'neither of them, a studio in Arjan'],
  ])('but one such word refuses nothing, in %s: %s', (language, text) => {
    const { location, not_location } = after([text], language)
    expect([location, not_location]).toEqual([['arjan'], undefined])
  })

  it.each<[string, SearchSlots]>([
    ['baddi villa bi mudon lal bei3, ma baddi townhouse', { not_type: ['townhouse'] }],
    ['abgha villa fi mudon lel bay3, ma abgha townhouse', { not_type: ['townhouse'] }],
    ['3ayez sha2a fi arjan lel egar, mesh 3ayez furnished', { furnished: 'unfurnished' }],
  ])('and in Arabic with Latin letters: %s', (text, slots) => {
    expect(after([text], 'ar')).toMatchObject(slots)
  })
})

describe('a slip of the tongue is put right', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'studio in Mirdif... ugh, Arjan'],
    ['de', 'Studio in Mirdif... ach, Arjan'],
    ['ru', 'студия в Мирдифе... тьфу, в Арджане'],
    ['hi', 'mirdif me studio... arre nahi, arjan'],
    ['zh', 'Mirdif单间... 啊不，Arjan'],
    ['zh', 'Mirdif单间，打错了，是Arjan'],
  ])('in %s: %s', (language, text) => {
    expect(after([text], language).location).toEqual(['arjan'])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'studio in Mirdif, oh sorry, and Arjan'],
    ['de', 'Studio in Mirdif, ach und Arjan'],
  ])('and what is added stays beside it, in %s: %s', (language, text) => {
    expect(after([text], language).location).toEqual(['mirdif', 'arjan'])
  })
})

describe('names as they are written', () => {
  it.each<[LanguageCode, string, string]>([
    ['ru', 'квартира на Ясе', 'yas-island'],
    ['ru', 'kvartira na yase, kupit', 'yas-island'],
    ['zh', '商业弯的公寓', 'business-bay'],
  ])('in %s: %s', (language, text, slug) => {
    expect(after([text], language)).toMatchObject({ location: [slug], type: ['apartment'] })
  })
})
