import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import type { PropertyQuery } from '@manzil/domain/property-search'
import { completions, furnishings, purposes } from '@manzil/domain/vocabulary'
import type { TFunction } from 'i18next'
import type { Formats } from '../../../language/use-formats.ts'
import type { FilterChange } from '../../../property/change-address.ts'
import { priceChoices } from '../../../property/choices.ts'

/** Another value of something that was understood. */
export interface SearchChoice {
  text: string
  /** What the visitor then says, where it is not the text itself. */
  said?: string
  change: FilterChange
}

interface Words {
  t: TFunction<['chat', 'listing', 'common']>
  formats: Formats
}

const mostBedrooms = 5
const homes: readonly PropertyType[] = [
  'apartment',
  'villa',
  'townhouse',
  'penthouse',
  'duplex',
  'hotel-apartment',
]
const others: readonly PropertyType[] = ['office', 'retail', 'warehouse', 'land']

/** Other values for a part of a search, by the part's id; none where it can only be taken away. */
export function searchChoices(id: string, query: PropertyQuery, words: Words): SearchChoice[] {
  const { t, formats } = words
  const [field, value] = id.split(':')
  const { price_min: cheapest, price_max: dearest } = query
  switch (field) {
    case 'purpose':
      return purposes
        .filter((purpose) => purpose !== query.purpose)
        .map((purpose) => ({
          text: t(`listing:filters.${purpose}`),
          // A price of a sale means nothing for a rent.
          change: { purpose, price_min: undefined, price_max: undefined },
        }))
    case 'type':
      return kindsBeside(query.type ?? []).map((type) => ({
        text: t(`common:property.type.${type}`),
        change: { type: query.type?.map((held) => (held === value ? type : held)) },
      }))
    case 'bedrooms':
    case 'bedrooms_min':
    case 'bedrooms_max':
      return upTo(0, mostBedrooms)
        .filter((count) => query.bedrooms_min !== count || query.bedrooms_max !== count)
        .map((count) => ({
          text:
            count === 0 ? t('listing:filters.studio') : t('listing:chips.bedroomsExact', { count }),
          change: { bedrooms_min: count, bedrooms_max: count },
        }))
    case 'price_max':
      return priceChoices(query.purpose, undefined)
        .filter((price) => price !== dearest && price >= (cheapest ?? 0))
        .map((price) => ({
          text: t('listing:chips.priceTo', { price: formats.compactMoney(price) }),
          said: plainSpaces(t('understood.atMost', { price: formats.money(price) })),
          change: { price_max: price },
        }))
    case 'price_min':
      return priceChoices(query.purpose, undefined)
        .filter((price) => price !== cheapest && price <= (dearest ?? Number.POSITIVE_INFINITY))
        .map((price) => ({
          text: t('listing:chips.priceFrom', { price: formats.compactMoney(price) }),
          said: plainSpaces(t('understood.atLeast', { price: formats.money(price) })),
          change: { price_min: price },
        }))
    case 'furnished':
      return furnishings
        .filter((furnished) => furnished !== query.furnished)
        .map((furnished) => ({
          text: t(`listing:filters.furnishedValues.${furnished}`),
          change: { furnished },
        }))
    case 'completion':
      return completions
        .filter((completion) => completion !== query.completion)
        .map((completion) => ({
          text: t(`listing:filters.completionValues.${completion}`),
          change: { completion },
        }))
    default:
      return []
  }
}

/** Homes beside homes, and all others beside what is no home. */
function kindsBeside(held: readonly PropertyType[]): PropertyType[] {
  const kinds = held.some((type) => others.includes(type)) ? others : homes
  return kinds.filter((type) => !held.includes(type))
}

/** As one types: without the signs that keep figures together. */
const plainSpaces = (text: string): string =>
  text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f]/g, '')

const upTo = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at)

/** Whether a part can be exchanged, not only taken away. */
export const isChangeable = (id: string): boolean =>
  /^(purpose|location:|type:|bedrooms|price_|furnished|completion)/.test(id)
