import type { AnswerContext } from '../answer-context.ts'
import type { SearchSlots } from '../state.ts'
import { type Rank, rankIn } from '../understanding/asked-fields.ts'

/** A card on the screen, and what leads homes like it in another place. */
export interface ComparedElsewhere {
  number: number
  rank: Rank
  places: readonly string[]
  /** What the message says of the other home beside its place. */
  told: SearchSlots
}

/** 'Compare the second with the cheapest one in Al Furjan.' */
export function comparedElsewhere({
  said,
  state,
  understanding,
}: AnswerContext): ComparedElsewhere | undefined {
  const { flags, ordinals, told, words } = understanding
  const { location: places = [], sort_by: _, ...others } = told
  const [number, other] = ordinals
  const rank = rankIn(said)
  const sets = flags.cues.has('compare') || flags.cues.has('beside')
  if (!sets || rank === undefined || places.length === 0) return undefined
  if (number === undefined || other !== undefined) return undefined
  if (Object.values(words).some((word) => word !== undefined)) return undefined
  const card = number > 0 ? number : state.shown.length + 1 + number
  return card > state.shown.length ? undefined : { number: card, rank, places, told: others }
}
