import type { Piece } from '../grammar/pieces.ts'
import type { Mention } from './mentions.ts'
import { lastBefore, markBackward } from './reach-of-words.ts'

/** Words between a place and what is wrong with it: 'Mirdif is a little bit too far'. */
const mostBetween = 4

const complaints: ReadonlySet<Piece['meaning']['kind']> = new Set(['plain', 'unknown', 'sort'])

/**
 * 'Mirdif is too far, Al Furjan': a place that does not suit makes room for the one named after it.
 * Without another one nothing is guessed.
 */
export function applyFaults(pieces: readonly Piece[], mentions: readonly Mention[]): Mention[] {
  let kept = [...mentions]
  for (const index of pieces.keys()) {
    if (!findsFault(pieces, index)) continue
    const place = lastBefore(pieces, mentions, index, mostBetween)
    const hasOther = mentions.some(
      ({ criterion, stance, first }) =>
        criterion.slot === 'location' && stance === 'want' && first > index + 1,
    )
    if (place?.criterion.slot !== 'location' || place.stance !== 'want' || !hasOther) continue
    markBackward(pieces, mentions, index, 'remove', { filler: mostBetween })
    const isComplaint = ({ criterion, first }: Mention): boolean =>
      criterion.slot === 'sort_by' && first >= index && first <= index + 1
    kept = kept.filter((mention) => !isComplaint(mention))
  }
  return kept
}

function findsFault(pieces: readonly Piece[], index: number): boolean {
  const meaning = pieces[index]?.meaning
  if (pieces[index - 1]?.meaning.kind === 'negator') return false
  if (meaning?.kind === 'sort') return meaning.fault === true
  if (meaning?.kind !== 'plain' || meaning.fault === undefined) return false
  const next = pieces[index + 1]?.meaning.kind
  return meaning.fault === 'whole' || (next !== undefined && complaints.has(next))
}
