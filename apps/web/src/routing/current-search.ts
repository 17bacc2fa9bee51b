/** An address of the app as the router sees it, behind the `#`. */
export interface CurrentAddress {
  pathname: string
  search: URLSearchParams
}

/**
 * Where the visitor is at this moment. What a component was last drawn with can be older: pages are
 * drawn in slices, and a second change that comes meanwhile must not undo the first.
 */
export function currentAddress(): CurrentAddress {
  const [pathname = '', ...query] = window.location.hash.replace(/^#/, '').split('?')
  return { pathname: pathname || '/', search: new URLSearchParams(query.join('?')) }
}
