import {
  cleanSearch,
  filterFields,
  type PropertyField,
  type PropertyQuery,
  readPropertyQuery,
  writePropertyQuery,
} from '@manzil/domain/property-search'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../../routing/paths.ts'

/** Values to set; undefined takes the filter away. */
export type FilterChange = { [K in PropertyField]?: PropertyQuery[K] | undefined }

export interface Filters {
  /** The part of the address that the server is asked with, as typed. */
  address: URLSearchParams
  /** Its values, those that can be read. */
  query: PropertyQuery
  /** Changes filters and goes back to the first page; a new entry of the history. */
  change: (change: FilterChange) => void
  /** Takes names away altogether, whatever they hold. */
  reset: (names: readonly PropertyField[]) => void
  /** Takes all filters away; the order of the rows stays. */
  clear: () => void
  /** Route of the same search on another page. */
  pageHref: (page: number) => string
}

const routeOf = (address: URLSearchParams): string => {
  const text = cleanSearch(address).toString()
  return text ? `${paths.propertyListing()}?${text}` : paths.propertyListing()
}

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

/** The filters of the listing page: the address is where they live. */
export function useFilters(): Filters {
  const { search } = useLocation()
  const navigate = useNavigate()
  return useMemo(() => {
    const address = cleanSearch(new URLSearchParams(search))
    const reset = (names: readonly PropertyField[]) =>
      navigate(
        routeOf(changeAddress(address, Object.fromEntries(names.map((name) => [name, undefined])))),
      )
    return {
      address,
      query: readPropertyQuery(address),
      change: (change) => navigate(routeOf(changeAddress(address, change))),
      reset,
      clear: () => reset(filterFields),
      pageHref: (page) => routeOf(changeAddress(address, { page })),
    }
  }, [search, navigate])
}
