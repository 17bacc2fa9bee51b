import type { AnswerContext } from '../answer-context.ts'
import { asksWhichCheaper, fewIn, rankedBy, ranksIn } from '../understanding/asked-fields.ts'
import { leadIntents } from '../understanding/lead-intents.ts'

/** What may stand beside the cards themselves: their numbers, and the order that a superlative asks for. */
const ofCards: ReadonlySet<string> = new Set(['number', 'sort_by'])

/** What 'cheaper' may be read as. */
const ofPair: ReadonlySet<string> = new Set(['number', 'sort_by', 'price'])

/** 'The two cheapest flats' are some of those shown. */
const ofFew: ReadonlySet<string> = new Set(['type', 'bedrooms', 'purpose'])

/**
 * Cards that are set against each other, of which at least one is named by what sets it apart: 'the
 * second and the cheapest'. The same number twice where they are one home.
 */
export function comparedByRank({
  said,
  state,
  understanding,
}: AnswerContext): readonly number[] | undefined {
  const { flags, mentions, ordinals, words, lastRefs } = understanding
  if (state.shown.length === 0 || leadIntents.has(state.intent)) return undefined
  // Of two that were told about together.
  const isOfPair = lastRefs.length === 2 && ordinals.length === 0 && asksWhichCheaper(said)
  if (isOfPair && mentions.every(({ criterion }) => ofPair.has(criterion.slot))) return lastRefs
  const isFew = flags.cues.has('compare') && fewIn(said) > 1
  const names = (slot: string): boolean => !ofCards.has(slot) && !(isFew && ofFew.has(slot))
  if (mentions.some(({ criterion }) => names(criterion.slot))) return undefined
  if (Object.values(words).some((word) => word !== undefined)) return undefined
  const ranks = ranksIn(said)
  const bothEnds = ranks.includes('cheapest') && ranks.includes('dearest')
  const isSetAgainst = flags.cues.has('compare') || flags.cues.has('beside')
  if (!isSetAgainst && !(bothEnds && ordinals.length === 0)) return undefined
  // 'The two cheapest' are the first two in that order.
  const few = ranks.length === 1 && ordinals.length === 0 ? fewIn(said) : 1
  const leading = ranks.flatMap((rank) => rankedBy(rank, state.order).slice(0, few))
  const named = ordinals.map((number) => (number > 0 ? number : state.shown.length + 1 + number))
  const isKnown = named.every((number) => number <= state.shown.length)
  const cards = [...named, ...leading]
  return leading.length > 0 && isKnown && cards.length > 1 ? cards : undefined
}
