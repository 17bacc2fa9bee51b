import type { Piece } from '@manzil/query-language/grammar/pieces'
import type { Mention } from '@manzil/query-language/reading/mentions'
import { standsAsYear } from './stands-as-year.ts'
import type { UnusedCriterion } from './unused-criteria.ts'

/** No property is sold for a handover later than that. */
const lastYear = 2045

/**
 * 'Handover in 2029': a year to come that is part of no criterion, since no search asks for years. A
 * number that only could be one is a number that nothing explains.
 */
export function unusedYear(
  text: string,
  pieces: readonly Piece[],
  mentions: readonly Mention[],
  now: Date,
): UnusedCriterion | undefined {
  for (const [index, { meaning }] of pieces.entries()) {
    if (meaning.kind !== 'number' || !Number.isInteger(meaning.value)) continue
    if (meaning.value < now.getUTCFullYear() || meaning.value > lastYear) continue
    const isUsed = mentions.some(({ first, last }) => first <= index && index <= last)
    if (isUsed) continue
    // 'Unit 2035' names a property.
    const before = pieces[index - 1]?.meaning.kind
    const kind = standsAsYear(text, meaning.value) ? 'year' : 'number'
    if (kind === 'year' || before !== 'counted') return { kind, value: meaning.value }
  }
  return undefined
}
