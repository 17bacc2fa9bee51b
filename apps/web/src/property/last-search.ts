import type { QueryClient } from '@tanstack/react-query'

const searches = new WeakMap<QueryClient, URLSearchParams>()

/** The search whose results the visitor saw last, as it is asked; undefined where nobody searched. */
export const lastSearch = (queryClient: QueryClient): URLSearchParams | undefined =>
  searches.get(queryClient)

export const noteSearch = (queryClient: QueryClient, address: URLSearchParams): void => {
  searches.set(queryClient, address)
}
