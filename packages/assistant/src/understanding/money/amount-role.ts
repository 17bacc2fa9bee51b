import type { WordPlace } from './find-words.ts'

/** What an amount is, where a word beside it says so. */
export type AmountRole =
  | 'income'
  | 'savings'
  | 'instalment'
  | 'otherLoans'
  | 'cardLimit'
  | 'owed'
  | 'sold'
  | 'left'

/** An amount of money with its role and its place. */
export interface AmountOfRole {
  aed: number
  /** How many of it a year has; undefined where no period was said. */
  perYear: number | undefined
  role: AmountRole | undefined
  /** It is said as a limit: 'up to 1.5 million'. */
  limit: 'min' | 'max' | undefined
  /** Where it stands in the folded message, with everything that belongs to it. */
  place: WordPlace
}
