/** What an entry of the browser's history holds beside its address. */
interface HistoryEntry {
  key: string
  /** Steps since the visit began; 0 is the page that it began with. */
  index: number
  state: unknown
}

export interface NavigateOptions {
  /** Takes the place of the entry that is shown. */
  replace?: boolean
  /** Left with the entry, through reloads too; what the structured clone algorithm takes. */
  state?: unknown
}

const newKey = (): string => Math.random().toString(36).slice(2, 10)

const isEntry = (held: unknown): held is HistoryEntry =>
  typeof held === 'object' &&
  held !== null &&
  'key' in held &&
  typeof held.key === 'string' &&
  'index' in held &&
  typeof held.index === 'number' &&
  'state' in held

/**
 * The entry that the browser shows. One that the router did not make, the first of a visit or an
 * address that was typed, is marked here: with a key that all of them share, each would be scrolled
 * to where another was left.
 */
export function readEntry(): HistoryEntry {
  const held: unknown = window.history.state
  if (isEntry(held)) return held
  const entry: HistoryEntry = { key: newKey(), index: 0, state: null }
  try {
    window.history.replaceState(entry, '')
  } catch {
    // Safari takes a hundred in half a minute; this one begins at the top whenever it is come to.
  }
  return entry
}

/** An address of `paths` as links hold it. */
export const hrefOf = (to: string): string => `#${to}`

/** Makes an entry for an address of `paths`, behind the one that is shown or in its place. */
export function writeEntry(to: string, { replace = false, state = null }: NavigateOptions): void {
  const { index } = readEntry()
  const entry: HistoryEntry = { key: newKey(), index: replace ? index : index + 1, state }
  try {
    if (replace) window.history.replaceState(entry, '', hrefOf(to))
    else window.history.pushState(entry, '', hrefOf(to))
  } catch {
    // Safari takes a hundred in half a minute. Without what it holds the entry leads there as well.
    if (replace) window.location.replace(hrefOf(to))
    else window.location.assign(hrefOf(to))
  }
}
