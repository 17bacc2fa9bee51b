import type { LanguageCode, Purpose } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { newState } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'

function read(language: LanguageCode, ...turns: string[]) {
  const state = turns.reduce(
    (before, text) => understand({ text, language, state: before, now }, knowledge).state,
    newState(),
  )
  return state.slots
}

describe('a price that the purpose of the search before cannot have', () => {
  it.each<[LanguageCode, string, string, Purpose, number]>([
    ['en', 'studio in Arjan to rent below 50k', 'townhouse in Mudon below 4 million', 'sale', 4e6],
    ['en', 'flats for rent in Arjan', '2 bed in Business Bay max 2.2m', 'sale', 2.2e6],
    ['en', 'buy a villa in Mudon for 4 million', 'studio in Arjan up to 45k', 'rent', 45_000],
    ['en', 'flats for sale in Arjan', 'villa in Mudon for 15k', 'rent', 180_000],
    ['de', 'Wohnung in Arjan mieten bis 60.000', 'Villa in Mudon bis 4 Mio', 'sale', 4e6],
    ['de', 'Villa kaufen in Mudon bis 4 Mio', 'Studio in Arjan bis 45.000', 'rent', 45_000],
    ['ru', 'аренда студии в Арджане до 50 тысяч', 'вилла в Мудоне до 4 млн', 'sale', 4e6],
    ['hi', 'अर्जन में स्टूडियो किराए पर 50 हज़ार तक', 'मुडोन में विला 40 लाख तक', 'sale', 4e6],
    ['zh', 'Arjan租单间5万以内', 'Mudon别墅400万以内', 'sale', 4e6],
    ['ar', 'استوديو للإيجار في ارجان حتى 50 ألف', 'فيلا في مدن حتى 4 مليون', 'sale', 4e6],
  ])('drops it (%s: %s, %s)', (language, first, second, purpose, price) => {
    const slots = read(language, first, second)
    expect([slots.purpose, slots.price_max]).toEqual([purpose, price])
  })

  it.each<[string, string, Purpose]>([
    ['studio in Arjan to rent below 50k', 'villa in Mudon up to 350k', 'rent'],
    ['villa to rent in Mudon below 300k', 'villa on the Palm up to 950k', 'rent'],
    ['studio in Arjan to rent below 50k', 'now up to 4 million', 'rent'],
    ['studio in Arjan to rent below 50k', 'villa to rent in Mudon below 4 million', 'rent'],
    ['flat for sale in Arjan up to 900k', 'studio in Deira up to 280k', 'sale'],
    ['flats for sale in Arjan', 'flats in Mudon under 900', 'sale'],
  ])(
    'keeps it where it may be, or nothing else is described (%s, %s)',
    (first, second, purpose) => {
      expect(read('en', first, second).purpose).toBe(purpose)
    },
  )
})
