/** How the properties of a search are shown; the map stands beside a list where there is room. */
export const listingViews = ['grid', 'list', 'map'] as const
export type ListingView = (typeof listingViews)[number]

/** Name in the address of the listing page; the server is not asked with it. */
export const viewName = 'view'

/** The view that an address names. */
export const readView = (address: URLSearchParams): ListingView | undefined =>
  listingViews.find((view) => view === address.get(viewName))

/** Puts a view into an address, behind its filters; undefined leaves it to the visitor and the screen. */
export function writeView(
  address: URLSearchParams,
  view: ListingView | undefined,
): URLSearchParams {
  const next = new URLSearchParams(address)
  if (view === undefined) next.delete(viewName)
  else next.set(viewName, view)
  return next
}

interface Circumstances {
  /** What the visitor chose last. */
  chosen: ListingView | undefined
  /** List and map have room beside each other. */
  isWide: boolean
}

/** The view where the address names none. A map without its list comes only when it is asked for. */
export function usualView({ chosen, isWide }: Circumstances): ListingView {
  if (isWide) return chosen ?? 'map'
  return chosen === 'list' ? 'list' : 'grid'
}
