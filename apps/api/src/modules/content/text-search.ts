const tags = /<[^>]*>/g

/**
 * Prepares a search for texts that hold every one of its words, whatever their case; markup does
 * not count, and no search finds everything. A few dozen texts need no index.
 */
export function textSearch(search: string | undefined): (texts: readonly string[]) => boolean {
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  return (texts) => {
    const text = texts.join(' ').replace(tags, ' ').toLowerCase()
    return words.every((word) => text.includes(word))
  }
}
