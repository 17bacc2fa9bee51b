/** Whether the texts together hold every word of the search, whatever its case; tags do not count. */
export function hasWords(texts: readonly string[], search: string | undefined): boolean {
  const text = texts
    .join(' ')
    .replace(/<[^>]*>/g, ' ')
    .toLowerCase()
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  return words.every((word) => text.includes(word))
}
