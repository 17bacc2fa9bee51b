import { amenityWord } from '../../../db/search-words.ts'
import type { Term } from './read-text.ts'

/** Words hold letters, digits and marks only, so quoting them needs no escape. */
function quote(word: string): string {
  return `'${word}'`
}

function termQuery({ words, amenity }: Term): string {
  const spelled = words.map(quote).join(' & ')
  if (amenity === undefined) return `(${spelled})`
  const marked = quote(amenityWord(amenity))
  return spelled === '' ? marked : `(${spelled} | ${marked})`
}

/** Text form of a `tsquery` for listings with all of the terms, or with any of them. */
export function wordsQuery(terms: readonly Term[], match: 'all' | 'any'): string {
  return terms.map(termQuery).join(match === 'all' ? ' & ' : ' | ')
}
