import type { FigurePlace } from '@manzil/content/figure-places'

/** A part of the guide of a place, in its order. */
export type GuidePart = Pick<Passage, 'page' | 'heading' | 'text' | 'link' | 'figures'>

/** A part of a guide, an answer, an article or a policy of this site. */
export interface Passage {
  /** Title of the page or article, and of the part of it. */
  page: string
  heading: string
  /** Plain text. */
  text: string
  /** Route of the page, at the passage. */
  link: string
  /** Where rates of the table stand in its text and beside it. */
  figures?: readonly FigurePlace[]
  /** How well it fits: the share of the question's weight that it holds, from 0 to 1. */
  fit: number
  /** How much its heading and the question are the same words, from 0 to 1. */
  likeness: number
  /** How well its text fits by all that it is found by; more than 1 is rare. */
  score: number
  /** How far that is ahead of the text after it, as a share: what tells best whether it answers. */
  lead: number
  /** The sentences of it that say what was asked, where it is known what that is. */
  told?: readonly string[]
}
