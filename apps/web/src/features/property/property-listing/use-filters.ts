import {
  cleanSearch,
  filterFields,
  type PropertyField,
  type PropertyQuery,
  readPropertyQuery,
} from '@manzil/domain/property-search'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { changeAddress, type FilterChange } from '../../../property/change-address.ts'
import { paths } from '../../../routing/paths.ts'

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
  /** Route of the search after a change, on its first page. */
  hrefOf: (change: FilterChange) => string
}

const routeOf = (address: URLSearchParams): string => {
  const text = cleanSearch(address).toString()
  return text ? `${paths.propertyListing()}?${text}` : paths.propertyListing()
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
      hrefOf: (change) => routeOf(changeAddress(address, change)),
    }
  }, [search, navigate])
}
