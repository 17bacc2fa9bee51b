/** Scripts whose letters stand for a name by twos; of the others the first sign does. */
const paired = /^[\p{Script=Latin}\p{Script=Cyrillic}]/u

/**
 * The initials of a name: of a person first and last, of an office the first two. Arabic letters would join
 * and Chinese names are short, so of these the first sign stands.
 */
export function initialsOf(name: string, of: 'person' | 'office'): string {
  const words = name.split(/[\s-]+/u).filter((word) => /^\p{L}/u.test(word))
  const [first] = words
  if (first === undefined) return ''
  const second = of === 'person' ? words.at(-1) : words[1]
  if (!paired.test(first) || second === undefined || words.length === 1) return signOf(first)
  return signOf(first) + signOf(second)
}

/** The first sign as it is read, with the marks that belong to it. */
const signOf = (word: string): string =>
  ([...new Intl.Segmenter().segment(word)][0]?.segment ?? '').toUpperCase()
