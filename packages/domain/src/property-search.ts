import type { operations } from '@manzil/api-client/generated/types.gen'
import { completions, furnishings, propertyTypes, purposes, sortOrders } from './vocabulary.ts'

/** What the search call accepts; the same names make the address of the listing page. */
export type PropertyQuery = NonNullable<operations['listProperties']['parameters']['query']>

type Reader<T> = (values: string[]) => T | undefined

const text: Reader<string> = ([value]) => value
const list: Reader<string[]> = (values) => values
const whole: Reader<number> = ([value]) =>
  value !== undefined && /^\d+$/.test(value) ? Number(value) : undefined
const decimal: Reader<number> = ([value]) =>
  value !== undefined && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : undefined
const yesOrNo: Reader<boolean> = ([value]) =>
  value === 'true' ? true : value === 'false' ? false : undefined
const oneOf =
  <T extends string>(known: readonly T[]): Reader<T> =>
  ([value]) =>
    known.find((candidate) => candidate === value)
const someOf =
  <T extends string>(known: readonly T[]): Reader<T[]> =>
  (values) => {
    const found = known.filter((candidate) => values.includes(candidate))
    return found.length > 0 ? found : undefined
  }

/** How each name is read, in the order in which addresses are written. */
const readers: { [K in keyof Required<PropertyQuery>]: Reader<NonNullable<PropertyQuery[K]>> } = {
  purpose: oneOf(purposes),
  search: text,
  location: list,
  category: text,
  sub_category: text,
  sub_sub_category: text,
  type: someOf(propertyTypes),
  completion: oneOf(completions),
  furnished: oneOf(furnishings),
  price_min: whole,
  price_max: whole,
  bedrooms_min: whole,
  bedrooms_max: whole,
  bathrooms_min: whole,
  size_min: whole,
  size_max: whole,
  features: list,
  verified: yesOrNo,
  south: decimal,
  west: decimal,
  north: decimal,
  east: decimal,
  area: text,
  sort_by: oneOf(sortOrders),
  page: whole,
  limit: whole,
}

export type PropertyField = keyof PropertyQuery

/** Every name that the search call knows. */
// The keys of `readers` are those of the query.
export const propertyFields = Object.keys(readers) as readonly PropertyField[]

/** Names that choose rows; the others only order and cut them. */
export const filterFields = propertyFields.filter(
  (name) => name !== 'sort_by' && name !== 'page' && name !== 'limit',
)

/**
 * The part of an address that goes to the server: known names in a fixed order, empty values
 * dropped; of `fields` alone where a call takes fewer. Values are kept as they were typed, so that the server can name what is wrong with them.
 */
export function cleanSearch(
  address: URLSearchParams,
  fields: readonly PropertyField[] = propertyFields,
): URLSearchParams {
  const clean = new URLSearchParams()
  for (const name of fields)
    for (const value of new Set(address.getAll(name).map((each) => each.trim())))
      if (value !== '') clean.append(name, value)
  return clean
}

/** The typed query of an address; values that the contract would refuse are left out. */
export function readPropertyQuery(address: URLSearchParams): PropertyQuery {
  const clean = cleanSearch(address)
  const query: PropertyQuery = {}
  const read = <K extends PropertyField>(name: K) => {
    if (!clean.has(name)) return
    const value = readers[name](clean.getAll(name))
    if (value !== undefined) query[name] = value
  }
  for (const name of propertyFields) read(name)
  return query
}

/** The address of a query: empty values and the first page are dropped. */
export function writePropertyQuery(query: PropertyQuery): URLSearchParams {
  const address = new URLSearchParams()
  for (const name of propertyFields) {
    const value = query[name]
    if (name === 'page' && value === 1) continue
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined) address.append(name, String(each))
  }
  return cleanSearch(address)
}
