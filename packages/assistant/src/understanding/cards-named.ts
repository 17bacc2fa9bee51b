import type { Mention } from '@manzil/query-language/reading/mentions'
import type { Reading } from '@manzil/query-language/reading/reader'
import type { DialogueState } from '../state.ts'
import { rankedBy, rankIn, rankOfTwo } from './asked-fields.ts'
import { readOrdinals, readRefs } from './read-details.ts'
import { refusedCards } from './refused-cards.ts'

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
  { text, tokens, pieces }: Pick<Reading, 'tokens' | 'pieces'> & { text: string },
  mentions: readonly Mention[],
  state: Pick<DialogueState, 'shown' | 'order' | 'refs'>,
  asksAgent: boolean,
): CardsNamed {
  const refused = refusedCards(text, tokens, pieces)
  const wanted = (cards: number[]): number[] => cards.filter((card) => !refused.has(card))
  const ordinals = wanted(readOrdinals(pieces))
  const ofTwo = ordinals.length === 0 ? oneOfTwo(message, state) : undefined
  if (ofTwo !== undefined) {
    const others = mentions.filter(({ criterion }) => !ofOrder.has(criterion.slot))
    return { refs: [ofTwo], ordinals: [ofTwo], ofSum: [ofTwo], mentions: others }
  }
  const leading = ordinals.length === 0 ? leadingCard(message, state) : undefined
  if (leading === undefined)
    return { refs: wanted(readRefs(pieces)), ordinals, ofSum: ordinals, mentions }
  const one = [leading]
  if (!asksAgent) return { refs: wanted(readRefs(pieces)), ordinals, ofSum: one, mentions }
  const others = mentions.filter(({ criterion }) => criterion.slot !== 'sort_by')
  return { refs: one, ordinals: one, ofSum: one, mentions: others }
}

/** 'The cheaper one' names no order and no limit of a price. */
const ofOrder: ReadonlySet<string> = new Set(['sort_by', 'price'])

/** The one of two that were told about together, or are all that is shown, which the message tells apart. */
function oneOfTwo(
  message: string,
  { shown, order, refs }: Pick<DialogueState, 'shown' | 'order' | 'refs'>,
): number | undefined {
  const pair = refs.length === 2 ? refs : shown.length === 2 ? [1, 2] : []
  const rank = pair.length === 2 ? rankOfTwo(message) : undefined
  return rank && rankedBy(rank, order).find((number) => pair.includes(number))
}

function leadingCard(
  message: string,
  { shown, order }: Pick<DialogueState, 'shown' | 'order'>,
): number | undefined {
  const rank = rankIn(message)
  if (rank === undefined || shown.length === 0) return undefined
  return shown.length === 1 ? 1 : rankedBy(rank, order)[0]
}
