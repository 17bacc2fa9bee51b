/** How the properties of a search are shown. */
export const listingViews = ['grid', 'list', 'map'] as const
export type ListingView = (typeof listingViews)[number]

/** Name in the address of the listing page; the server is not asked with it. */
export const viewName = 'view'
/** What shows where the address does not say. */
const USUAL: ListingView = 'grid'

/** The view that an address asks for. */
export const readView = (address: URLSearchParams): ListingView =>
  listingViews.find((view) => view === address.get(viewName)) ?? USUAL

/** Puts a view into an address, behind its filters. */
export function writeView(address: URLSearchParams, view: ListingView): URLSearchParams {
  const next = new URLSearchParams(address)
  if (view === USUAL) next.delete(viewName)
  else next.set(viewName, view)
  return next
}
