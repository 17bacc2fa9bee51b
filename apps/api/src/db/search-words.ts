import { foldName } from '@manzil/domain/search/fold-name'

/** Words that say nothing about a home, in the two languages of listings. */
const STOP_WORDS = new Set(
  `a an the al in at on of for to by with and or from is near under
   في من على مع الى عن و او`.split(/\s+/),
)

/** Longest word kept: beyond it there is an address or a key. */
const MAX_WORD = 40

/** Positions beyond this are not kept by PostgreSQL. */
const MAX_POSITION = 16_383

/** English plurals and the Arabic article go, so that "villas" finds "villa". */
function stem(word: string): string {
  if (/^[a-z]{4,}s$/.test(word) && !/(ss|us|is)$/.test(word)) {
    return word.endsWith('ies') && word.length > 5 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  }
  return /^ال\p{L}{3,}$/u.test(word) ? word.slice(2) : word
}

/**
 * The words of a text as the index knows them: folded, without stop words, in their simplest form.
 * Text and query go through this same function, so both engines and all servers agree on words.
 */
export function searchWords(text: string): string[] {
  return foldName(text)
    .split(' ')
    .filter((word) => word !== '' && word.length <= MAX_WORD && !STOP_WORDS.has(word))
    .map(stem)
}

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
