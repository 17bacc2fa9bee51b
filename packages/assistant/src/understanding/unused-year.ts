import type { Piece } from '../grammar/pieces.ts'
import type { Mention } from './mentions.ts'

/** No home is sold for a handover later than that. */
const lastYear = 2045

/** 'Handover in 2029': a year to come that is part of no wish, since no search asks for years. */
export function unusedYear(
  pieces: readonly Piece[],
  mentions: readonly Mention[],
  now: Date,
): number | undefined {
  for (const [index, { meaning }] of pieces.entries()) {
    if (meaning.kind !== 'number' || !Number.isInteger(meaning.value)) continue
    if (meaning.value < now.getUTCFullYear() || meaning.value > lastYear) continue
    const isUsed = mentions.some(({ first, last }) => first <= index && index <= last)
    if (!isUsed) return meaning.value
  }
  return undefined
}
