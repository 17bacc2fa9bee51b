import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import { isResidential } from '@manzil/domain/is-residential'
import type { PropertyQuery } from '@manzil/domain/property-search'
import { completions, furnishings, propertyTypes, purposes } from '@manzil/domain/vocabulary'
import type { Translate } from '@manzil/i18n/texts'
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
  t: Translate<['chat', 'listing', 'common']>
  formats: Pick<Formats, 'money' | 'compactMoney'>
}

const mostBedrooms = 5

type Choices = (query: PropertyQuery, words: Words, value: string | undefined) => SearchChoice[]

const bedroomChoices: Choices = (query, { t }) =>
  upTo(0, mostBedrooms)
    .filter((count) => query.bedrooms_min !== count || query.bedrooms_max !== count)
    .map((count) => ({
      text: count === 0 ? t('listing:filters.studio') : t('listing:chips.bedroomsExact', { count }),
      change: { bedrooms_min: count, bedrooms_max: count },
    }))

/** Other values of what can be exchanged, by the beginning of the part's id. */
const choicesOf: Readonly<Record<string, Choices>> = {
  purpose: (query, { t }) =>
    purposes
      .filter((purpose) => purpose !== query.purpose)
      .map((purpose) => ({
        text: t(`listing:filters.${purpose}`),
        // A price of a sale means nothing for a rent.
        change: { purpose, price_min: undefined, price_max: undefined },
      })),
  type: (query, { t }, value) =>
    kindsBeside(query.type ?? []).map((type) => ({
      text: t(`common:property.type.${type}`),
      change: { type: query.type?.map((held) => (held === value ? type : held)) },
    })),
  bedrooms: bedroomChoices,
  bedrooms_min: bedroomChoices,
  bedrooms_max: bedroomChoices,
  price_max: (query, { t, formats }) =>
    priceChoices(query.purpose, undefined)
      .filter((price) => price !== query.price_max && price >= (query.price_min ?? 0))
      .map((price) => ({
        text: t('listing:chips.priceTo', { price: formats.compactMoney(price) }),
        said: plainSpaces(t('understood.atMost', { price: formats.money(price) })),
        change: { price_max: price },
      })),
  price_min: (query, { t, formats }) =>
    priceChoices(query.purpose, undefined)
      .filter((price) => price !== query.price_min)
      .filter((price) => price <= (query.price_max ?? Number.POSITIVE_INFINITY))
      .map((price) => ({
        text: t('listing:chips.priceFrom', { price: formats.compactMoney(price) }),
        said: plainSpaces(t('understood.atLeast', { price: formats.money(price) })),
        change: { price_min: price },
      })),
  furnished: (query, { t }) =>
    furnishings
      .filter((furnished) => furnished !== query.furnished)
      .map((furnished) => ({
        text: t(`common:property.furnishing.${furnished}`),
        change: { furnished },
      })),
  completion: (query, { t }) =>
    completions
      .filter((completion) => completion !== query.completion)
      .map((completion) => ({
        text: t(`listing:filters.completionValues.${completion}`),
        change: { completion },
      })),
}

/** Other values for a part of a search, by the part's id; none where it can only be taken away. */
export function searchChoices(id: string, query: PropertyQuery, words: Words): SearchChoice[] {
  const [field = '', value] = id.split(':')
  return choicesOf[field]?.(query, words, value) ?? []
}

/** Whether a part can be exchanged, not only taken away; for places one looks them up. */
export const isChangeable = (id: string): boolean => {
  const [field = ''] = id.split(':')
  return field === 'location' || Object.hasOwn(choicesOf, field)
}

/** Properties beside properties, and all others beside what is no property. */
function kindsBeside(held: readonly PropertyType[]): PropertyType[] {
  const isOther = held.some((type) => !isResidential(type))
  return propertyTypes.filter((type) => isResidential(type) !== isOther && !held.includes(type))
}

/** As one types: without the signs that keep figures together. */
const plainSpaces = (text: string): string =>
  text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f]/g, '')

const upTo = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at)
