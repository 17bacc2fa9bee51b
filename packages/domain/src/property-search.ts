import { listPropertiesReaders as readers } from '@manzil/api-client/generated/query-readers.gen'
import type { operations } from '@manzil/api-client/generated/types.gen'

/** What the search call accepts; the same names make the address of the listing page. */
export type PropertyQuery = NonNullable<operations['listProperties']['parameters']['query']>

export type PropertyField = keyof PropertyQuery

/** Every name that the search call knows. */
// The keys of `readers` are those of the query.
export const propertyFields = Object.keys(readers) as readonly PropertyField[]

/** Names that choose rows; the others only order and cut them. */
export const filterFields = propertyFields.filter(
  (name): name is Exclude<PropertyField, 'sort_by' | 'page' | 'limit'> =>
    name !== 'sort_by' && name !== 'page' && name !== 'limit',
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
