/** Positions beyond this are not kept by PostgreSQL. */
const MAX_POSITION = 16_383

/** Stands in the index for an amenity, whatever the language that names it. */
export function amenityWord(bit: number): string {
  return `#${bit}`
}

/** A part of a search vector; weight A counts most in the ranking, D least. */
export type WeightedWords = { words: readonly string[]; weight: 'A' | 'B' | 'C' | 'D' }

/** PostgreSQL's text form of a `tsvector` that holds the words with positions and weights. */
export function searchVector(parts: readonly WeightedWords[]): string {
  const places = new Map<string, string[]>()
  let position = 0
  for (const { words, weight } of parts) {
    for (const word of words) {
      position = Math.min(position + 1, MAX_POSITION)
      const list = places.get(word)
      if (list === undefined) places.set(word, [`${position}${weight}`])
      else list.push(`${position}${weight}`)
    }
  }
  // Words are letters, digits, marks and "#": nothing in them needs escaping.
  return [...places].map(([word, list]) => `'${word}':${list.join(',')}`).join(' ')
}
