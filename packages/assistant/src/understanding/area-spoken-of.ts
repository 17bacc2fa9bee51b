import type { Mention } from '@manzil/query-language/reading/mentions'
import type { DialogueState, SearchSlots } from '../state.ts'
import { ofTwo, pointsThere } from './asked-area.ts'

/** Messages after which nobody means a place by 'there' any more. */
const lasting = 3

/** 'Show me villas there' after talk of a place: the search is in it. */
export function inAreaSpokenOf(
  message: string,
  mentions: readonly Mention[],
  base: DialogueState,
  { area, slots }: DialogueState,
): DialogueState {
  const names = mentions.some(({ criterion }) => criterion.slot === 'location')
  if (names || mentions.length === 0) return base
  const oneOfTwo = ofTwo(message, pairSpokenOf(slots, area))
  if (oneOfTwo !== undefined) return { ...base, slots: { ...base.slots, location: [oneOfTwo] } }
  if (area === undefined || area.age >= lasting) return base
  return pointsThere(message) ? { ...base, slots: { ...base.slots, location: [area.slug] } } : base
}

/** The two places that 'the former' and 'the latter' are of: those told about last, or those of the search. */
export const pairSpokenOf = (
  { location }: SearchSlots,
  area: DialogueState['area'],
): readonly string[] =>
  area?.pair !== undefined && area.age < lasting ? area.pair : (location ?? [])
