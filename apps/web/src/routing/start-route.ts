import type { Feature } from '@manzil/i18n/features'
import type { Translator } from '@manzil/i18n/translator'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { lazyWithTexts } from '../loading/lazy-with-texts.ts'
import type { LazyPage } from './lazy-page.tsx'
import type { Prefetch } from './prefetch.ts'

/** The part of a route that says what its page needs. */
export interface RouteNeeds {
  page: LazyPage
  /** Texts beside the common ones. */
  texts: readonly Feature[]
  prefetch?: Prefetch
}

export interface RouteContext {
  queryClient: QueryClient
  i18n: Translator
  search: URLSearchParams
}

/** Starts code, texts and data of a page side by side. Resolves when the page can be drawn. */
export async function startRoute(
  { page, texts, prefetch }: RouteNeeds,
  { queryClient, i18n, search }: RouteContext,
): Promise<void> {
  prefetch?.({ api, queryClient, language: i18n.language, search })
  await lazyWithTexts({ load: page.load, texts }, i18n)
}

/** Fetches code and texts of a page, but no data. Rejects where they cannot be had; may be repeated. */
export async function loadRoute(route: RouteNeeds | undefined, i18n: Translator): Promise<void> {
  if (!route) return
  try {
    await lazyWithTexts({ load: route.page.load, texts: route.texts }, i18n)
  } catch (cause) {
    route.page.forgetFailure()
    throw cause
  }
}

/** The same for a page that is likely to be opened next; a failure shows when it is. */
export const warmRoute = (route: RouteNeeds, i18n: Translator): void =>
  void loadRoute(route, i18n).catch(() => {})
