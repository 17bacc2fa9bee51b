import {
  cleanSearch,
  type PropertyField,
  type PropertyQuery,
  writePropertyQuery,
} from '@manzil/domain/property-search'

/** Values to set; undefined takes the filter away. */
export type FilterChange = { [K in PropertyField]?: PropertyQuery[K] | undefined }

/** The address of the search with some values changed. */
export function changeAddress(address: URLSearchParams, change: FilterChange): URLSearchParams {
  const next = new URLSearchParams(address)
  for (const name of Object.keys(change)) next.delete(name)
  for (const [name, value] of writePropertyQuery(dropUndefined(change))) next.append(name, value)
  if (!('page' in change)) next.delete('page')
  return cleanSearch(next)
}

function dropUndefined(change: FilterChange): PropertyQuery {
  const query: PropertyQuery = {}
  const copy = <K extends PropertyField>(name: K, value: PropertyQuery[K] | undefined) => {
    if (value !== undefined) query[name] = value
  }
  // Object.keys answers the names that the change was made of.
  for (const name of Object.keys(change) as PropertyField[]) copy(name, change[name])
  return query
}
