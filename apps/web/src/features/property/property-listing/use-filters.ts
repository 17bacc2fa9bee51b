import {
  cleanSearch,
  filterFields,
  type PropertyField,
  type PropertyQuery,
  readPropertyQuery,
} from '@manzil/domain/property-search'
import { useMemo } from 'react'
import { changeAddress, type FilterChange } from '../../../property/change-address.ts'
import { type ListingView, readView, usualView, writeView } from '../../../property/listing-view.ts'
import { useIsWide } from '../../../property/use-is-wide.ts'
import { keepViewChoice, useViewChoice } from '../../../property/view-choice.ts'
import { useLocation } from '../../../routing/location.ts'
import { paths } from '../../../routing/paths.ts'
import { useChangeSearch } from '../../../routing/use-change-search.ts'
import { stay } from '../../../routing/use-scroll-restoration.ts'

export interface Filters {
  /** The part of the address that the server is asked with, as typed. */
  address: URLSearchParams
  /** Its values, those that can be read. */
  query: PropertyQuery
  /** How the properties are shown. */
  view: ListingView
  /** Shows them in another way; takes the place of the entry in the history. */
  show: (view: ListingView) => void
  /** The same, and remembers it for every search of this browser. */
  choose: (view: ListingView) => void
  /** Changes filters and goes back to the first page; a new entry of the history. */
  change: (change: FilterChange) => void
  /** The same, and the page stays where it is scrolled: the change was made further down. */
  changeHere: (change: FilterChange) => void
  /** The same in place of the entry, for what follows a moving hand. */
  follow: (change: FilterChange) => void
  /** Takes names away altogether, whatever they hold. */
  reset: (names: readonly PropertyField[]) => void
  /** Takes all filters away; the order of the rows stays. */
  clear: () => void
  /** Route of the same search on another page. */
  pageHref: (page: number) => string
  /** Route of the search after a change, on its first page. */
  hrefOf: (change: FilterChange) => string
}

/** The view of a map belongs to the place that was looked at; another place takes it away. */
const elsewhere = { south: undefined, west: undefined, north: undefined, east: undefined }

/** An address after a change of its filters; the view stays. */
const changed = (address: URLSearchParams, change: FilterChange): URLSearchParams =>
  writeView(
    changeAddress(
      address,
      'location' in change || 'area' in change ? { ...elsewhere, ...change } : change,
    ),
    readView(address),
  )

/** The filters of the listing page: the address is where they live. */
export function useFilters(): Filters {
  const { search } = useLocation()
  const changeSearch = useChangeSearch()
  const isWide = useIsWide()
  const chosen = useViewChoice()
  return useMemo(() => {
    const usual = usualView({ chosen, isWide })
    const drawn = new URLSearchParams(search)
    const address = cleanSearch(drawn)
    // From what the address is by then: a change before may not have been drawn yet.
    const change = (wanted: FilterChange) => changeSearch((now) => changed(now, wanted))
    const reset = (names: readonly PropertyField[]) =>
      change(Object.fromEntries(names.map((name) => [name, undefined])))
    const hrefOf = (wanted: FilterChange) => {
      const text = changed(drawn, wanted).toString()
      return text ? `${paths.propertyListing()}?${text}` : paths.propertyListing()
    }
    /** An address names no view that shows without. */
    const show = (view: ListingView, usually: ListingView) =>
      changeSearch((now) => writeView(cleanSearch(now), view === usually ? undefined : view), {
        replace: true,
      })
    return {
      address,
      query: readPropertyQuery(address),
      view: readView(drawn) ?? usual,
      show: (view) => show(view, usual),
      choose: (view) => {
        keepViewChoice(view)
        show(view, usualView({ chosen: view, isWide }))
      },
      change,
      changeHere: (wanted) => changeSearch((now) => changed(now, wanted), { state: stay }),
      follow: (wanted) => changeSearch((now) => changed(now, wanted), { replace: true }),
      reset,
      clear: () => reset(filterFields),
      pageHref: (page) => hrefOf({ page }),
      hrefOf,
    }
  }, [search, changeSearch, chosen, isWide])
}
