import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'

const after = async (turns: readonly string[], language: LanguageCode) =>
  (
    await converse(
      fakeTools(() => 12),
      turns,
      language,
    )
  ).state.slots

/** The assistant has just asked for something else, and the number is no answer to that. */
describe('a changed number replaces the one of its kind', () => {
  it.each<[LanguageCode, string, string, number]>([
    ['en', '2 bed in Mirdif to rent', 'make it 4', 4],
    ['en', '3 beds in Mirdif to rent', 'sorry, I mean 4', 4],
    ['de', '2 Schlafzimmer in Mirdif mieten', 'doch lieber 4', 4],
    ['ru', '2 спальни в Мирдифе в аренду', 'лучше 4', 4],
  ])('bedrooms in %s: %s, %s', async (language, search, change, bedrooms) => {
    const slots = await after([search, change], language)
    expect(slots).toMatchObject({ bedrooms_min: bedrooms, bedrooms_max: bedrooms })
    expect(slots.price_max).toBeUndefined()
  })

  it.each<[LanguageCode, string, string, number]>([
    ['en', 'villa in Mudon for sale up to 6m', 'no, up to 7', 7_000_000],
    ['de', 'Villa in Mudon kaufen bis 6 Mio', 'nein, bis 7', 7_000_000],
    ['ru', 'вилла в Мудоне купить до 6 млн', 'ой, до 7', 7_000_000],
  ])('the price in %s: %s, %s', async (language, search, change, price) => {
    const slots = await after([search, change], language)
    expect(slots.price_max).toBe(price)
    expect(slots.bedrooms_max).toBeUndefined()
  })
})
