/** An address of the app as the router sees it, behind the `#`. */
export interface Address {
  pathname: string
  /** Query string with its `?`; empty where there is none. */
  search: string
}

/**
 * The address in the browser. Links of other sites leave out the slash behind the `#`; a second `#`
 * names a part of a page, which no page of ours has.
 */
export function readAddress(): Address {
  const [address = ''] = window.location.hash.replace(/^#\/?/, '/').split('#')
  const [pathname = '', ...query] = address.split('?')
  const search = query.join('?')
  return { pathname: pathname || '/', search: search && `?${search}` }
}

/** The same with the query string's values to be read one by one. */
interface CurrentAddress {
  pathname: string
  search: URLSearchParams
}

/**
 * Where the visitor is at this moment. What a component was last drawn with can be older: pages are
 * drawn in slices, and a second change that comes meanwhile must not undo the first.
 */
export function currentAddress(): CurrentAddress {
  const { pathname, search } = readAddress()
  return { pathname, search: new URLSearchParams(search) }
}
