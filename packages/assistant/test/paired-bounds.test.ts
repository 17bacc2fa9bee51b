import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'

const slotsOf = async (said: string, language: LanguageCode) =>
  (
    await converse(
      fakeTools(() => 3),
      [said],
      language,
    )
  ).state.slots

describe('two ends, of which the last names what is measured', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'minimum 2 max 3 bhk to rent in Mirdif'],
    ['en', 'not less than two and not more than three bedrooms in Mirdif to rent'],
    ['de', 'mindestens 2, höchstens 3 Schlafzimmer in Mirdif zur Miete'],
    ['ru', 'минимум 2, максимум 3 спальни в Мирдифе в аренду'],
    ['zh', '米尔迪夫出租，最少2最多3个卧室'],
  ])('are both rooms (%s: %s)', async (language, said) => {
    const slots = await slotsOf(said, language)
    expect(slots).toMatchObject({ bedrooms_min: 2, bedrooms_max: 3, location: ['mirdif'] })
    expect([slots.price_min, slots.price_max]).toEqual([undefined, undefined])
  })

  it('are both sizes', async () => {
    expect(await slotsOf('at least 700 and no more than 900 sqft in Mirdif', 'en')).toMatchObject({
      size_min: 700,
      size_max: 900,
    })
  })

  it.each([
    ['1 bed to rent in Mirdif, not a dirham over 110', 110_000],
    ['1 bed to rent in Mirdif. top end of 95', 95_000],
  ])('a most by its everyday words: %s', async (said, most) => {
    const { price_max, price_min } = await slotsOf(said, 'en')
    expect([price_max, price_min]).toEqual([most, undefined])
  })
})
