/** Key of session storage: the page for which the app was reloaded, until a page has loaded. */
const storageKey = 'reloadedFor'
/** How long the server may take to say that it is there, in ms. */
const TIMEOUT_MS = 3_000

/** The code of a page could not be fetched: a new release has removed it, or the network failed. */
export class PageCodeMissing extends Error {
  constructor(cause: unknown) {
    super('The code of the page could not be fetched.', { cause })
    this.name = 'PageCodeMissing'
  }
}

/** Marks that the app is reloaded for a page; false where it was already, or cannot be marked. */
function markReload(place: string): boolean {
  try {
    if (sessionStorage.getItem(storageKey) !== null) return false
    sessionStorage.setItem(storageKey, place)
    return true
  } catch {
    // Unmarked, it might be reloaded for ever.
    return false
  }
}

/** A page has loaded: the next one that is missing may reload the app again. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Nothing was marked.
  }
}

/** Whether the server answers: reloading without it would lose the site altogether. */
async function answers(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const init = { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) } as const
    return (await fetch(window.location.pathname, init)).ok
  } catch {
    return false
  }
}

/**
 * After a new release the code of a page may be gone: reloads the app, once, to get the new one.
 * Answers false where that was done already or would not help; then the page has to say so.
 */
export async function reloadOnce(
  place: string,
  reload = () => window.location.reload(),
): Promise<boolean> {
  if (!(await answers()) || !markReload(place)) return false
  reload()
  return true
}
