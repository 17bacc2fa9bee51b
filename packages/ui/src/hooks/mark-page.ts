/**
 * Marks the page in its data set while something is on it that moves other parts of it, and with how many do.
 * Returns what ends it. Looked for by `:root:has()` the same would have every change of any part style the
 * whole page anew.
 */
export function markPage(name: string): () => void {
  const { dataset } = document.documentElement
  const count = (more: number) => {
    const left = Number(dataset[name] ?? 0) + more
    if (left > 0) dataset[name] = `${left}`
    else delete dataset[name]
  }
  count(1)
  return () => count(-1)
}
