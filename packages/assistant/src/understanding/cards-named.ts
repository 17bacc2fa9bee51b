import type { Piece } from '@manzil/query-language/grammar/pieces'
import type { Mention } from '@manzil/query-language/reading/mentions'
import type { DialogueState } from '../state.ts'
import { rankedBy, rankIn } from './asked-fields.ts'
import { readOrdinals, readRefs } from './read-details.ts'

interface CardsNamed {
  refs: number[]
  ordinals: readonly number[]
  /** Those that a sum is asked of: the cheapest as well, without its number. */
  ofSum: readonly number[]
  mentions: readonly Mention[]
}

/**
 * Cards on the screen that a message names by their numbers, or by what leads them: 'the cheapest one,
 * please have the agent call' means one of them, and no order.
 */
export function cardsNamed(
  message: string,
  pieces: readonly Piece[],
  mentions: readonly Mention[],
  state: Pick<DialogueState, 'shown' | 'order'>,
  asksAgent: boolean,
): CardsNamed {
  const ordinals = readOrdinals(pieces)
  const leading = ordinals.length === 0 ? leadingCard(message, state) : undefined
  if (leading === undefined) return { refs: readRefs(pieces), ordinals, ofSum: ordinals, mentions }
  const one = [leading]
  if (!asksAgent) return { refs: readRefs(pieces), ordinals, ofSum: one, mentions }
  const others = mentions.filter(({ criterion }) => criterion.slot !== 'sort_by')
  return { refs: one, ordinals: one, ofSum: one, mentions: others }
}

function leadingCard(
  message: string,
  { shown, order }: Pick<DialogueState, 'shown' | 'order'>,
): number | undefined {
  const rank = rankIn(message)
  if (rank === undefined || shown.length === 0) return undefined
  return shown.length === 1 ? 1 : rankedBy(rank, order)[0]
}
