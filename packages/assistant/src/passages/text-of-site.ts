import type { Side } from './asker-side.ts'

/** What kind of text of the site it is, as far as an answer is concerned. */
export type TextGenre = 'question' | 'guide' | 'article' | 'place' | 'rule' | 'company'

/** The text that a passage is a part of: what it is found by as a whole. */
export interface TextOfSite {
  id: string
  genre: TextGenre
  /** Texts of one subject stand by each other: a file. */
  subject: string
  /** Whom it is for, where it is for one side only. */
  side?: Side
  /** How people ask for it. */
  asked: readonly string[]
}
