import type { Cue } from '@manzil/query-language/grammar/meaning'
import type { Piece } from '@manzil/query-language/grammar/pieces'

type Kinds = ReadonlySet<Piece['meaning']['kind']>

/** What a property would bring in: 'if I let it, what's left', 'a million, does it bring in good money?' */
export function asksIncome(pieces: readonly Piece[], cues: ReadonlySet<Cue>): boolean {
  if (!cues.has('brings') || cues.has('mine')) return false
  const places = pieces.filter(({ meaning }) => meaning.kind === 'place').length
  return cues.has('lets') || places > 1 || pieces.some(({ meaning }) => namesSum.has(meaning.kind))
}

const namesProperty: Kinds = new Set(['type', 'count', 'unit'])
const namesSum: Kinds = new Set(['scale', 'amount', 'currency'])
/** Words from 'I own' to the property: 'I own a small 2 bed in Arjan'. */
const mostToOwn = 6

/**
 * 'I own a flat in Arjan, what would a buyer pay for it?' With a sum it looks for properties: 'I have a
 * million for a flat, what could I get?'
 */
export function asksDealOfOwn(pieces: readonly Piece[], cues: ReadonlySet<Cue>): boolean {
  // 'A valuation for my flat' asks for it too.
  const asks = cues.has('deal') || cues.has('value')
  if (!asks || pieces.some(({ meaning }) => namesSum.has(meaning.kind))) return false
  return cues.has('mine') || pieces.some((_, index) => ownsProperty(pieces, index))
}

function ownsProperty(pieces: readonly Piece[], index: number): boolean {
  const meaning = pieces[index]?.meaning
  if (meaning?.kind !== 'cue' || meaning.cue !== 'owns') return false
  const behind = pieces.slice(index + 1, index + 1 + mostToOwn)
  const end = behind.findIndex((piece) => piece.meaning.kind === 'mark')
  return behind
    .slice(0, end === -1 ? undefined : end)
    .some((piece) => namesProperty.has(piece.meaning.kind))
}
