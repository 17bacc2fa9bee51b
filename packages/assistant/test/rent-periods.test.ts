import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { newState, type SearchSlots } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'

const slotsOf = (text: string, language: LanguageCode): SearchSlots =>
  understand({ text, language, state: newState(), now }, knowledge).state.slots

describe('a rent said with its period', () => {
  it.each<[LanguageCode, string, number]>([
    ['en', '2 bed in Mirdif, 95 a year', 95_000],
    ['en', 'villa in Mudon to rent, not more than 180 per annum', 180_000],
    ['en', 'studio in Arjan, 38 for the year', 38_000],
    ['en', '1 bed in Meydan at 6.5 a month', 78_000],
    ['en', '1 bed in Meydan, up to 7 per month', 84_000],
    ['en', 'villa in Mudon for 22 a month', 264_000],
    ['de', 'Studio in Arjan mieten, höchstens 40 im Jahr', 40_000],
    ['de', '2 Schlafzimmer in Mirdif, bis 8,5 im Monat', 102_000],
    ['ru', 'студия в Арджане, до 40 в год', 40_000],
    ['hi', 'अर्जन में स्टूडियो 40 सालाना', 40_000],
    ['ar', 'استوديو في أرجان بـ 40 في السنة', 40_000],
  ])('is thousands in %s: %s', (language, text, price) => {
    expect(slotsOf(text, language)).toMatchObject({ purpose: 'rent', price_max: price })
  })

  it.each<[LanguageCode, string, number]>([
    ['en', 'bed space in Deira, 850 per month', 10_200],
    ['en', 'studio in Arjan, 3500 a month', 42_000],
    ['en', 'studio in Arjan, 42,000 a year', 42_000],
    ['en', 'studio in Arjan, 42k a year', 42_000],
    ['de', 'Studio in Arjan, 3500 im Monat', 42_000],
  ])('is what it says in %s: %s', (language, text, price) => {
    expect(slotsOf(text, language)).toMatchObject({ purpose: 'rent', price_max: price })
  })

  it('spans a range', () => {
    expect(slotsOf('2 bed in Mirdif, 90 to 110 a year', 'en')).toMatchObject({
      price_min: 90_000,
      price_max: 110_000,
    })
    expect(slotsOf('1 bed in Meydan, 7 to 8 a month', 'en')).toMatchObject({
      price_min: 84_000,
      price_max: 96_000,
    })
  })
})

describe('the term of a lease is no price', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'studio in Arjan to rent, 12 month contract'],
    ['en', 'studio in Arjan to rent for 1 year'],
    ['en', 'rent a studio in Arjan, 3 month stay'],
    ['en', 'rent a studio in Arjan, 2 payments a year'],
    ['de', 'Studio in Arjan für ein Jahr mieten'],
    ['de', 'Studio in Arjan mieten, 6 Monate'],
    ['ru', 'снять студию в Арджане на 1 год'],
  ])('in %s: %s', (language, text) => {
    const { price_min, price_max, purpose } = slotsOf(text, language)
    expect([price_min, price_max, purpose]).toEqual([undefined, undefined, 'rent'])
  })
})
