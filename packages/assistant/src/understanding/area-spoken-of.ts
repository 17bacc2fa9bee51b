import type { Mention } from '@manzil/query-language/reading/mentions'
import type { DialogueState } from '../state.ts'
import { pointsThere } from './asked-area.ts'

/** Messages after which nobody means a place by 'there' any more. */
const lasting = 3

/** 'Show me villas there' after talk of a place: the search is in it. */
export function inAreaSpokenOf(
  message: string,
  mentions: readonly Mention[],
  base: DialogueState,
  { area }: DialogueState,
): DialogueState {
  const names = mentions.some(({ criterion }) => criterion.slot === 'location')
  if (area === undefined || area.age >= lasting || names || mentions.length === 0) return base
  return pointsThere(message) ? { ...base, slots: { ...base.slots, location: [area.slug] } } : base
}
