import type { Api } from '@manzil/api-client/client'
import type { InterfaceLanguage } from '@manzil/i18n/languages'
import type { QueryClient } from '@tanstack/react-query'

/** What a page needs to fetch its data before its code has arrived. */
export interface PrefetchContext {
  api: Api
  queryClient: QueryClient
  /** Of the interface; texts of the server are asked for in it. */
  language: InterfaceLanguage
  /** Query string of the page's address. */
  search: URLSearchParams
}

/** Starts the queries of a page. Kept apart from the page, so that both load side by side. */
export type Prefetch = (context: PrefetchContext) => void

/**
 * Starts the queries of a page by code that is fetched beside the page's own: what only some visits
 * need stays out of the first script.
 */
export const latePrefetch =
  (load: () => Promise<Prefetch>): Prefetch =>
  (context) => {
    load().then(
      (prefetch) => prefetch(context),
      // The page asks for its data itself.
      () => {},
    )
  }
