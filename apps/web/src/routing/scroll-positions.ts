/** Key of session storage. */
const storageKey = 'scrollPositions'
/** Entries of the history that are remembered. */
const REMEMBERED = 50

/** Scroll positions by history entry, in px; they outlive a reload. */
const positions = new Map<string, number>(readPositions())

/** Key of the entry whose page is drawn; of none before the first. */
let shown = ''

function readPositions(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

/** From here on what is remembered is of this entry. */
export function setShownEntry(key: string): void {
  shown = key
}

/** Where the entry that is shown is scrolled to, for when it is come back to. */
export function rememberPosition(): void {
  positions.set(shown, window.scrollY)
}

/** Where an entry was left, in px; 0 for one that nobody was at. */
export const positionOf = (key: string): number => positions.get(key) ?? 0

/** Keeps the newest positions for a reload. */
export function storePositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-REMEMBERED)))
  } catch {
    // Without storage a reload begins at the top.
  }
}
