import { fallbackLanguage, type InterfaceLanguage, isInterfaceLanguage } from './languages.ts'

/** Key of the chosen language in local storage, cookie and session storage, as specified. */
export const languageStorageKey = 'i18nextLng'

/** Where a language may be found, as plain values so that detection runs anywhere. */
export interface LanguageSources {
  /** Query string of the address, as `?lng=ar`. */
  query?: string
  /** All cookies, as `document.cookie`. */
  cookie?: string
  localStorage?: string | null
  sessionStorage?: string | null
  /** `navigator.languages`, most wanted first. */
  browser?: readonly string[]
  /** `lang` of the page. */
  page?: string
}

/**
 * The interface language of a visitor: query string, cookie, stored choice, browser, page, and
 * English where none of them has texts here.
 */
export function detectLanguage(sources: LanguageSources): InterfaceLanguage {
  const candidates = [
    new URLSearchParams(sources.query).get('lng'),
    /(?:^|;\s*)i18next=([^;]*)/.exec(sources.cookie ?? '')?.[1],
    sources.localStorage,
    sources.sessionStorage,
    ...(sources.browser ?? []),
    sources.page,
  ]
  for (const candidate of candidates) {
    const code = candidate?.toLowerCase().split(/[-_]/)[0]
    if (code && isInterfaceLanguage(code)) return code
  }
  return fallbackLanguage
}
