/** How many things mark the page so at present. */
const marks = new Map<string, number>()

/**
 * Marks the page with `data-<name>` while something is on it that moves other parts of it. Returns what ends it.
 * Looked for by `:root:has()` the same would have every change of any part style the whole page anew.
 */
export function markPage(name: string): () => void {
  const root = document.documentElement
  marks.set(name, (marks.get(name) ?? 0) + 1)
  root.setAttribute(`data-${name}`, '')
  return () => {
    const left = (marks.get(name) ?? 1) - 1
    marks.set(name, left)
    if (left === 0) root.removeAttribute(`data-${name}`)
  }
}
