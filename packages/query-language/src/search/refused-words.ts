import type { Meaning } from '../grammar/meaning.ts'
import type { Piece } from '../grammar/pieces.ts'
import { type Criterion, isStudio, type Mention } from '../reading/mentions.ts'
import { isSkippable, maxFiller } from '../reading/reach-of-words.ts'

/** Pieces from the first to the last. */
export interface Stretch {
  first: number
  last: number
}

const filterable: ReadonlySet<Criterion['slot']> = new Set([
  'location',
  'type',
  'features',
  'furnished',
  'completion',
  'purpose',
])

const refusals: ReadonlySet<Meaning['kind']> = new Set(['negator', 'unneeded', 'drop', 'instead'])

/**
 * What a text refuses or does without, with the words that say so: 'without a pool'. The query of a
 * search cannot say what a property must not have, and to look for the words would find just that.
 */
export function refusedWords(pieces: readonly Piece[], mentions: readonly Mention[]): Stretch[] {
  return mentions.flatMap(({ criterion, stance, first, last }) => {
    const isRefused = stance === 'not' || stance === 'remove'
    if (!isRefused || !(filterable.has(criterion.slot) || isStudio(criterion))) return []
    const before = refusalFrom(pieces, first, -1)
    if (before !== undefined) return [{ first: withJoint(pieces, before), last }]
    return [{ first, last: refusalFrom(pieces, last, 1) ?? last }]
  })
}

/** Where the refusal stands that reaches to a piece over words that say nothing. */
function refusalFrom(pieces: readonly Piece[], index: number, step: 1 | -1): number | undefined {
  for (let between = 0; between <= maxFiller; between += 1) {
    const at = index + step * (between + 1)
    const meaning = pieces[at]?.meaning
    if (meaning === undefined) return undefined
    if (refusals.has(meaning.kind)) return at
    if (!isSkippable(meaning)) return undefined
  }
  return undefined
}

/** 'But' and 'and' join what is refused to nothing. */
const withJoint = (pieces: readonly Piece[], at: number): number =>
  pieces[at - 1]?.meaning.kind === 'joint' ? at - 1 : at
