import { placesOf, type WordPlace } from './find-words.ts'

/** Signs between an amount and the period that is said of it: '300k gross a year'. */
const behind = /\d[^\d,;!?،؛，。；？]{0,16}$/u
/** The next number of the same clause. */
const ahead = /^[^\d;!?؛。；？]{0,40}(?=\d)/u

/**
 * Whether an amount is said to be that of a year or of a month, by the word that belongs to it: in 'is 95k a
 * year fine on a salary of 19k' the year is that of the rent. Undefined where none does.
 */
export function periodOf(place: WordPlace, text: string): 'year' | 'month' | undefined {
  if (placesOf(text, 'yearly').some((word) => isOf(place, word, text))) return 'year'
  return placesOf(text, 'monthly').some((word) => isOf(place, word, text)) ? 'month' : undefined
}

/** A word behind a number is of that number, any other of the next one. */
function isOf({ start, end }: WordPlace, word: WordPlace, text: string): boolean {
  if (word.start < end && start < word.end) return true
  const before = behind.exec(text.slice(0, word.start))
  if (before !== null) return before.index >= start && before.index < end
  const next = ahead.exec(text.slice(word.end))
  const at = next === null ? undefined : word.end + next[0].length
  return at !== undefined && at >= start && at < end
}
