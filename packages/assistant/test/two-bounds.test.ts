import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { newState, type SearchSlots } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'

type Row = [language: LanguageCode, text: string, slots: SearchSlots]

const ends = (price_min: number, price_max: number): SearchSlots => ({ price_min, price_max })

const bounds: Row[] = [
  ['ru', 'склад не меньше 900 футов и не больше 1500', { size_min: 900, size_max: 1500 }],
  ['ru', 'не меньше 80 метров и не больше 120', { size_min: 861, size_max: 1292 }],
  ['ru', 'не дешевле 3 млн, но не дороже 5', { price_min: 3_000_000, price_max: 5_000_000 }],
  ['ru', 'от 2 спален, но не больше 4', { bedrooms_min: 2, bedrooms_max: 4 }],
  ['en', 'at least 1000 sqft and no more than 1800', { size_min: 1000, size_max: 1800 }],
  ['en', 'at least 2 bedrooms and at most 4', { bedrooms_min: 2, bedrooms_max: 4 }],
  ['de', 'mindestens 80 qm und höchstens 120', { size_min: 861, size_max: 1292 }],
  ['en', 'at least 1000 sqft, max 90k a year', { size_min: 1000, price_max: 90_000 }],
  ['ru', 'от 900 футов, не дороже 95 тысяч в год', { size_min: 900, price_max: 95_000 }],
]

/** 'But not' shuts out a place, and turns a bound. */
const refused: Row[] = [
  ['en', 'Mirdif, no less than 1.5m but not above 2.2m', ends(1_500_000, 2_200_000)],
  ['en', 'Mirdif from 1.5m but not over 2.2m', ends(1_500_000, 2_200_000)],
  ['en', 'Mirdif, not cheaper than 1m, not dearer than 2m', ends(1_000_000, 2_000_000)],
  ['de', 'Mirdif, mindestens 1 Mio, jedoch nicht teurer als 2 Mio', ends(1_000_000, 2_000_000)],
  ['de', 'Mirdif, ab 1 Mio, aber nicht über 2 Mio', ends(1_000_000, 2_000_000)],
  ['ru', 'Мирдиф от 1 млн, но никак не выше 2 млн', ends(1_000_000, 2_000_000)],
  ['ar', 'مردف أكثر من مليون لكن ليس أكثر من مليونين', ends(1_000_000, 2_000_000)],
  ['zh', 'Mirdif 100万起，但别超过200万', ends(1_000_000, 2_000_000)],
  ['en', 'Mirdif, pricier than 1m', { price_min: 1_000_000 }],
]

/** 'A lower price' alone sorts; before 'than' it is the end of a range. */
const compared: Row[] = [
  ['ar', 'شقة في مردف بسعر أقل من ٩٠٠٬٠٠٠ درهم', { price_max: 900_000 }],
  ['ar', 'شقة للبيع في مردف السعر أقل من مليون', { price_max: 1_000_000 }],
  ['ar', 'شقة للبيع في مردف سعر اقل عن مليون', { price_max: 1_000_000 }],
  ['ar', 'شقة للبيع في مردف بسعر أرخص من مليون', { price_max: 1_000_000 }],
  ['ar', 'شقة للبيع في مردف بسعر أعلى من مليون', { price_min: 1_000_000 }],
  ['en', 'flat in Mirdif at a lower price than 1m', { price_max: 1_000_000 }],
  ['en', 'flat in Mirdif at a higher price than 1m', { price_min: 1_000_000 }],
  ['zh', 'Mirdif 比100万便宜的公寓', { price_max: 1_000_000 }],
]

const heads: Row[] = [
  ['ru', 'вилла, спален от 3', { bedrooms_min: 3 }],
  ['ru', 'спальни: не меньше 2', { bedrooms_min: 2 }],
  ['ru', 'площадь от 1200', { size_min: 1200 }],
  ['ru', 'санузлов от 2', { bathrooms_min: 2 }],
  ['en', 'bedrooms: at least 3', { bedrooms_min: 3 }],
  ['de', 'Schlafzimmer mindestens 3', { bedrooms_min: 3 }],
  ['hi', 'bedroom kam se kam 3', { bedrooms_min: 3 }],
  ['hi', 'बेडरूम कम से कम 2', { bedrooms_min: 2 }],
  ['ru', '3 спальни от 2 млн', { bedrooms_min: 3, price_min: 2_000_000 }],
]

const houses: Row[] = [
  ['ru', 'квартира в новом доме, 2 спальни', { type: ['apartment'] }],
  ['ru', 'студия в готовом доме', { type: ['apartment'], completion: 'ready' }],
  ['ru', 'квартира, сдача дома в 2028', { type: ['apartment'] }],
  ['de', 'Wohnung in einem ruhigen Haus', { type: ['apartment'] }],
  ['ru', 'хочу жить в доме, 3 спальни', { type: ['villa', 'townhouse'] }],
  ['ru', 'квартира или дом в Мирдифе', { type: ['apartment', 'villa', 'townhouse'] }],
]

describe.each<[string, Row[]]>([
  ['two bounds with one measure', bounds],
  ['an end that is refused as the other', refused],
  ['a price compared with a sum', compared],
  ['what is measured before the bound', heads],
  ['the house that a flat is in', houses],
])('%s', (_, rows) => {
  it.each(rows)('%s: %s', (language, text, slots) => {
    const { state } = understand({ text, language, state: newState(), now }, knowledge)
    expect(state.slots).toMatchObject(slots)
    for (const name of ['price_max', 'price_min', 'size_max', 'bedrooms_max'] as const) {
      if (slots[name] === undefined && name !== 'bedrooms_max')
        expect(state.slots[name]).toBeUndefined()
    }
  })
})
