import type { PhraseTable } from '../grammar/phrase-table.ts'
import { amenity, house, purpose, row, type } from './wording.ts'

const studio = { kind: 'count', unit: 'bed', value: 0, apartment: true } as const

/**
 * Words that a typed search knows as phrases, slips of them included, beside the names of the
 * catalogue; a conversation reads them with the rest of the lexicon. Kinds have a plural as well.
 */
export const typedSearchWords = {
  en: [
    amenity('pool', 'shared pool | swimming pool'),
    type('apartment', 'flat | apt | condo'),
    type(house, 'house'),
    type('townhouse', 'town house'),
    type('hotel-apartment', 'hotel apt'),
    type('duplex', 'maisonette'),
    type('retail', 'shop'),
    type('land', 'plot'),
    purpose('sale', 'for sale | sale | to buy | buy'),
    purpose('rent', 'for rent | to rent | rent | rental | to let'),
    row(studio, 'studio | studios'),
  ],
  ar: [
    amenity('pool', 'مسبح مشترك | حمام سباحة'),
    type('apartment', 'شقة'),
    type('villa', 'فلة'),
    purpose('sale', 'للبيع | بيع | شراء'),
    purpose('rent', 'للإيجار | إيجار | استئجار'),
    row(studio, 'ستوديو | استوديو'),
  ],
} satisfies Readonly<Record<string, PhraseTable>>
