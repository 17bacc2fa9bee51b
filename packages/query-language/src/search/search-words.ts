import { foldName } from '@manzil/domain/search/fold-name'

/** Words that say nothing about a property, in the two languages of properties. */
const stopWords = new Set(
  `a an the al in at on of for to by with and or from is near under
   في من على مع الى عن و او`.split(/\s+/),
)

/** Longest word kept: beyond it there is an address or a key. */
const longestWord = 40

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
    .filter((word) => word !== '' && word.length <= longestWord && !stopWords.has(word))
    .map(stem)
}
