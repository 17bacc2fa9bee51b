import type { Criterion, Mention } from '@manzil/query-language/reading/mentions'
import type { Reading } from '@manzil/query-language/reading/reader'
import type { SearchSlots } from '../state.ts'

/** A criterion that was read into a word with a slip in it. */
export interface RepairedCriterion {
  /** The word as it was written. */
  written: string
  criterion: SearchSlots
}

/** Only so many are said back; a message of slips says what it wants by its chips. */
const mostSaidBack = 3

/** Criteria whose words were corrected, in the order of the message. */
export function repairedCriteria(
  text: string,
  { tokens, pieces }: Pick<Reading, 'tokens' | 'pieces'>,
  mentions: readonly Mention[],
): RepairedCriterion[] {
  const message = text.normalize('NFC')
  const found = new Map<string, RepairedCriterion>()
  for (const { criterion, stance, first } of mentions) {
    const piece = pieces[first]
    if (piece === undefined || (stance !== 'want' && stance !== 'not')) continue
    if (!piece.corrected && piece.repaired !== true) continue
    const start = tokens[piece.first]?.start
    const end = tokens[piece.last]?.end
    const slots = slotsOf(criterion)
    if (start === undefined || end === undefined || slots === undefined) continue
    const written = message.slice(start, end)
    if (!found.has(written)) found.set(written, { written, criterion: slots })
  }
  return [...found.values()].slice(0, mostSaidBack)
}

function slotsOf(criterion: Criterion): SearchSlots | undefined {
  switch (criterion.slot) {
    case 'location':
      return { location: [criterion.slug] }
    case 'type':
      return criterion.implied === true ? undefined : { type: [...criterion.types] }
    case 'features':
      return { features: [criterion.slug] }
    case 'purpose':
      return { purpose: criterion.purpose }
    case 'completion':
      return { completion: criterion.completion }
    case 'furnished':
      return { furnished: criterion.furnished }
    default:
      return undefined
  }
}
