import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import type { SearchSlots } from '../src/state.ts'
import { newState } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'

const after = (language: LanguageCode, turns: readonly string[]): SearchSlots =>
  turns.reduce(
    (state, text) => understand({ text, language, state, now }, knowledge).state,
    newState(),
  ).slots

describe('no need to exclude a place', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'flats in Mudon and Arjan, no need to rule out Arjan'],
    ['en', 'flats in Mudon, and do not exclude Arjan'],
    ['de', 'Wohnung in Mudon, Arjan nicht ausschließen'],
    ['ru', 'квартира в Мудоне или Арджане, не стоит исключать Арджан'],
    ['ar', 'شقة في مدن، لا تستبعد ارجان'],
    ['hi', 'mudon me flat, arjan ko mat hatana'],
  ])('keeps it in %s: %s', (language, text) => {
    const { location, not_location } = after(language, [text])
    expect([location?.toSorted(), not_location]).toEqual([['arjan', 'mudon'], undefined])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'flats in Mudon, exclude Arjan'],
    ['ru', 'квартира в Мудоне, исключить Арджан'],
    ['ar', 'شقة في مدن بس مب ارجان'],
  ])('but leaves out what is refused in %s: %s', (language, text) => {
    expect(after(language, [text])).toMatchObject({ location: ['mudon'], not_location: ['arjan'] })
  })
})

describe('one bedroom more or less', () => {
  it.each<[LanguageCode, string, string, number]>([
    ['en', '2 bed flat in Mudon', 'one more bedroom please', 3],
    ['en', '3 bed flat in Mudon', 'one bedroom less', 2],
    ['de', '2 Schlafzimmer in Mudon', 'noch ein Schlafzimmer bitte', 3],
    ['ru', '2 спальни в Мудоне', 'добавьте спальню', 3],
    ['ru', '3 спальни в Мудоне', 'на спальню меньше', 2],
    ['ar', 'غرفتين في مدن', 'ضيف غرفة', 3],
    ['hi', 'mudon me 2bhk', 'ek bedroom zyada', 3],
    ['hi', 'मुदोन में 2 बेडरूम', 'एक और बेडरूम', 3],
  ])('in %s: %s, %s', (language, first, second, rooms) => {
    expect(after(language, [first, second])).toMatchObject({
      bedrooms_min: rooms,
      bedrooms_max: rooms,
    })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'one bedroom flat in Mudon'],
    ['hi', 'mudon me ek bedroom aur ek bathroom ka flat'],
    ['ar', 'شقة غرفة وصالة في مدن'],
  ])('is a number of them in a search of its own, in %s: %s', (language, text) => {
    expect(after(language, [text])).toMatchObject({ bedrooms_min: 1, bedrooms_max: 1 })
  })
})

describe('what is not asked for any more', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'flat in Mudon with a sea view and a pool', 'never mind the view'],
    ['de', 'Wohnung in Mudon mit Meerblick und Pool', 'die Aussicht ist egal'],
    ['ru', 'квартира в Мудоне с видом на море и бассейном', 'вид уже не важен'],
    ['ar', 'شقة في مدن بإطلالة على البحر ومسبح', 'الإطلالة مب لازم'],
    ['hi', 'mudon me sea view aur pool wala flat', 'view zaroori nahi'],
  ])('a view, in %s: %s, %s', (language, first, second) => {
    expect(after(language, [first, second]).features).toEqual(['pool'])
  })

  it.each<[LanguageCode, string[], SearchSlots]>([
    ['en', ['villa in Mudon', 'forget the villa, townhouse'], { type: ['townhouse'] }],
    ['de', ['Villa in Mudon', 'vergiss die Villa, Wohnung'], { type: ['apartment'] }],
    ['ar', ['شقة في مدن بمسبح وجيم', 'الجيم ما نحتاج'], { features: ['pool'] }],
    ['hi', ['ajman ke bajaye sharjah me 2bhk'], { location: ['sharjah'] }],
    ['hi', ['अजमान के बजाय शारजाह में 2 बेडरूम'], { location: ['sharjah'] }],
  ])('in %s: %j', (language, turns, slots) => {
    const found = after(language, turns)
    expect(found).toMatchObject(slots)
    expect([found.not_features, found.not_location, found.not_type]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('furnished or not, in Hindi', () => {
    expect(after('hi', ['mudon me 2bhk, furnished ho ya na ho']).furnished).toBeUndefined()
  })
})

describe('two ends of one rent', () => {
  it.each<[LanguageCode, string, number, number]>([
    ['en', 'studio in Mudon, at least 18k, at most 26k a year', 18_000, 26_000],
    ['ru', 'студия в Мудоне, аренда не меньше 18 тысяч и не больше 26 тысяч', 18_000, 26_000],
    ['hi', 'mudon me studio, 18 hazar se kam nahi, 26 hazar se zyada nahi', 18_000, 26_000],
    ['en', 'studio to rent in Mudon, at least 3000, at most 4500', 36_000, 54_000],
  ])('in %s: %s', (language, text, price_min, price_max) => {
    expect(after(language, [text])).toMatchObject({ price_min, price_max })
  })
})
