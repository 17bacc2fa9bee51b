import { isOneEditApart, lettersOf, mayBeApart } from '../language/closeness.ts'
import type { WordForm, WordUse } from './phrase-tree.ts'

/** A word of a lexicon in one of its spellings. */
export interface Spelled {
  text: string
  use: WordUse
  /** The form under which the lexicon has it. */
  key: string
  letters: number
}

const shortestPlace = 5

/**
 * The places whose word is one edit from that of another place. It is asked for words of the lexicon alone, so
 * what was found is held: there are no more answers than words.
 * @param cost That of a correction.
 */
export function createNearbyPlaces(
  words: ReadonlyMap<number, readonly Spelled[]>,
  cost: number,
): (place: string) => readonly WordForm[] {
  const found = new Map<string, readonly WordForm[]>()
  const find = (place: string): WordForm[] => {
    const letters = lettersOf(place)
    return [-1, 0, 1]
      .flatMap((step) => words.get(place.length + step) ?? [])
      .filter(
        (word) =>
          word.use === 'place' &&
          word.text !== place &&
          mayBeApart(letters, word.letters, 1) &&
          isOneEditApart(place, word.text),
      )
      .map(({ key }) => ({ text: key, cost }))
  }
  return (place) => {
    if (place.length < shortestPlace) return []
    const known = found.get(place) ?? find(place)
    found.set(place, known)
    return known
  }
}

export const isLongPlace = (text: string): boolean => text.length >= shortestPlace
