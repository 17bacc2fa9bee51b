import type {
  AdvertReading,
  LanguageCode,
  PropertyType,
  ReadValue,
} from '@manzil/api-client/generated/types.gen'
import { readAdvert } from '@manzil/query-language/advert/read-advert'
import { amenityOf } from '../../stated-facts/amenity-of-fact.ts'
import { readFacts } from '../../stated-facts/read-facts.ts'
import type { Lookups } from '../catalogue/lookups.ts'
import type { SearchIndex } from '../property/search-index.ts'

/** Of the contract. */
const MOST_VALUES = 100

/** Facts that a form has a field for. */
const fields = ['furnished', 'completion', 'floor', 'handover', 'developer'] as const

/**
 * What a pasted text says of a property, read as searches are and then as adverts of imports are;
 * `language` is that of the page.
 */
export function readAdvertOf(
  lookups: SearchIndex,
  text: string,
  language: LanguageCode | undefined,
): AdvertReading {
  const knowledge = { readSearch: lookups.readSearch, kindOf: kindsOf(lookups) }
  const reading = readAdvert(text, knowledge, language ? { language } : {})
  const stated = statedIn(text).filter(
    ({ field, value }) =>
      !reading.values.some(
        (known) => known.field === field && (field !== 'features' || known.value === value),
      ),
  )
  return { ...reading, values: [...reading.values, ...stated].slice(0, MOST_VALUES) }
}

function statedIn(text: string): ReadValue[] {
  const advert = { title: '', titleAr: null, description: text, descriptionAr: null, names: [] }
  return readFacts(advert, null).flatMap((fact): ReadValue[] => {
    const { kind, value, quote } = fact
    const amenity = amenityOf(fact)
    const field = fields.find((each) => each === kind)
    const isTaken = field !== undefined && (field !== 'floor' || /^\d+$/.test(value))
    return [
      ...(amenity ? [{ field: 'features' as const, value: amenity, quote }] : []),
      ...(isTaken ? [{ field, value, quote }] : []),
    ]
  })
}

const kindsOf =
  ({ categoryByType, categoryByCode }: Lookups) =>
  (type: PropertyType) => {
    const kind = categoryByType.get(type)
    const parent = kind?.parent_code == null ? undefined : categoryByCode.get(kind.parent_code)
    return kind && parent ? { category_id: parent.id, sub_category_id: kind.id } : undefined
  }
