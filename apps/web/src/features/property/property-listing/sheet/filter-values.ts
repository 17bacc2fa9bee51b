import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import type { filterFields, PropertyQuery } from '@manzil/domain/property-search'
import { type FlagName, flagNames } from '@manzil/domain/search/plain-names'
import { completions, furnishings, purposes } from '@manzil/domain/vocabulary'
import type { RangeValue } from '@manzil/ui/forms/RangeInputs/RangeInputs'
import type { FilterChange } from '../../../../property/change-address.ts'
import { type SingleLimit, singleLimitNames } from '../../../../property/plain-filters.ts'

/** What the controls of the sheet hold: numbers as typed, nothing chosen as empty text. */
export interface FilterValues extends Record<SingleLimit, string>, Record<FlagName, boolean> {
  search: string
  location: string[]
  purpose: string
  category: string
  sub_category: string
  sub_sub_category: string
  type: PropertyType[]
  completion: string
  furnished: string
  price: RangeValue
  size: RangeValue
  bedrooms_min: string
  bedrooms_max: string
  features: string[]
}

const textOf = (value: number | undefined): string => (value === undefined ? '' : String(value))
const numberOf = (text: string): number | undefined => (text === '' ? undefined : Number(text))
const filled = <T>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined)

const byName = <K extends string, V>(names: readonly K[], value: (name: K) => V): Record<K, V> =>
  // The entries are made of the names.
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<K, V>

/** The controls for a query. */
export const valuesOf = (query: PropertyQuery): FilterValues => ({
  search: query.search ?? '',
  location: query.location ?? [],
  purpose: query.purpose ?? '',
  category: query.category ?? '',
  sub_category: query.sub_category ?? '',
  sub_sub_category: query.sub_sub_category ?? '',
  type: query.type ?? [],
  completion: query.completion ?? '',
  furnished: query.furnished ?? '',
  price: { min: textOf(query.price_min), max: textOf(query.price_max) },
  size: { min: textOf(query.size_min), max: textOf(query.size_max) },
  bedrooms_min: textOf(query.bedrooms_min),
  bedrooms_max: textOf(query.bedrooms_max),
  features: query.features ?? [],
  ...byName(singleLimitNames, (name) => textOf(query[name])),
  ...byName(flagNames, (name) => query[name] ?? false),
})

/** Filters of the contract but for those of the map: each is made of a control. */
type OfSheet = Exclude<(typeof filterFields)[number], 'south' | 'west' | 'north' | 'east' | 'area'>

/** The query for the controls; what is empty is undefined, so that it leaves the address. */
export const changeOf = (values: FilterValues): Record<OfSheet, unknown> & FilterChange => ({
  search: values.search.trim() || undefined,
  location: filled(values.location),
  purpose: purposes.find((each) => each === values.purpose),
  category: values.category || undefined,
  sub_category: values.sub_category || undefined,
  sub_sub_category: values.sub_sub_category || undefined,
  type: filled(values.type),
  completion: completions.find((each) => each === values.completion),
  furnished: furnishings.find((each) => each === values.furnished),
  price_min: numberOf(values.price.min),
  price_max: numberOf(values.price.max),
  size_min: numberOf(values.size.min),
  size_max: numberOf(values.size.max),
  bedrooms_min: numberOf(values.bedrooms_min),
  bedrooms_max: numberOf(values.bedrooms_max),
  features: filled(values.features),
  ...byName(singleLimitNames, (name) => numberOf(values[name])),
  ...byName(flagNames, (name) => values[name] || undefined),
})

/** Ranges that are upside down, by their control. */
export type RangeErrors = Partial<Record<'price' | 'size' | 'bedrooms_max', string>>

const isUpsideDown = (min: string, max: string): boolean =>
  min !== '' && max !== '' && Number(min) > Number(max)

/** Says which ranges nothing can match. */
export function checkRanges(values: FilterValues, message: string): RangeErrors {
  const errors: RangeErrors = {}
  if (isUpsideDown(values.price.min, values.price.max)) errors.price = message
  if (isUpsideDown(values.size.min, values.size.max)) errors.size = message
  if (isUpsideDown(values.bedrooms_min, values.bedrooms_max)) errors.bedrooms_max = message
  return errors
}
