import { useEffect } from 'react'

/** Kept in local storage once the faces have come: later visits draw with them from the start. */
export const typeFacesKey = 'typeFaces'

/** On a first visit they come at the latest this long after the first drawing, in ms. */
const latest = 2_000

/**
 * Faces beside the Latin, for pages in these languages; elsewhere a word of another script is drawn by
 * the machine: the list of languages alone would fetch the Cyrillic face on every page.
 */
const ofLanguage: Readonly<Record<string, () => Promise<unknown>>> = {
  ar: () => import('./type-faces/arabic.ts'),
  ru: () => import('./type-faces/cyrillic.ts'),
  hi: () => import('./type-faces/devanagari.ts'),
  zh: () => import('./type-faces/han.ts'),
}

function fetchTypeFaces(locale: string): void {
  const [language = ''] = locale.split('-')
  const sheets = [import('./type-faces/latin.ts'), ofLanguage[language]?.()]
  Promise.all(sheets)
    // Asked in the middle of a frame, the browser lays out the whole page to answer.
    .then(() => new Promise(requestAnimationFrame))
    .then(() => document.fonts.ready)
    .then(() => localStorage.setItem(typeFacesKey, 'kept'))
    // Without them the faces of the machine stay.
    .catch((cause: unknown) => console.info('The type faces could not be kept.', cause))
}

/**
 * Asks for the type faces at once where this browser has had them before, and so has them in its
 * cache: the first drawing then shows them. Call it as early as the language is known.
 */
export function recallTypeFaces(locale: string): void {
  try {
    if (localStorage.getItem(typeFacesKey) !== null) fetchTypeFaces(locale)
  } catch {
    // No storage: every visit is a first one.
  }
}

/**
 * Fetches the type faces when the first page has been drawn in faces of the machine that break lines
 * at the same places, so that they cost a first visit neither time nor a shift.
 */
export function useTypeFaces(locale: string): void {
  useEffect(() => {
    const fetch = () => fetchTypeFaces(locale)
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetch, latest)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(fetch, { timeout: latest })
    return () => cancelIdleCallback(handle)
  }, [locale])
}
