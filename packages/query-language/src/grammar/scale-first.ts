import type { Meaning } from './meaning.ts'
import { isMeasured, million, thousand } from './number-rules.ts'
import type { Piece } from './pieces.ts'

/** A number that stands behind the scale that it counts. */
interface Counted {
  value: number
  /** Pieces of both, and of what links them. */
  pieces: number
}

/** Russian says 'тысяч 70', 'тысяч за 70' and 'тысяч на 70' for about seventy thousand. */
export function countedBehind(pieces: readonly Piece[], index: number): Counted | undefined {
  const scale = pieces[index]?.meaning
  if (scale?.kind !== 'scale' || scale.behindIt !== 'count') return undefined
  const link = pieces[index + 1]?.meaning.kind
  const at = link === 'noun' || link === 'inside' ? index + 2 : index + 1
  const number = pieces[at]?.meaning
  const after = pieces[at + 1]?.meaning.kind
  const most = scale.value === thousand ? thousand : 10
  if (number?.kind !== 'number' || number.value >= most) return undefined
  if (after === 'scale' || after === 'unit' || after === 'counted') return undefined
  return { value: number.value * scale.value, pieces: at + 1 - index }
}

/** 'A million two', 'zwei Millionen fünf': the tenths behind the scale, in words; 4千5 in figures. */
export function tenthsBehind(pieces: readonly Piece[], index: number): number | undefined {
  const [scale, piece, next, beyond] = [-1, 0, 1, 2].map((step) => pieces[index + step])
  const number = piece?.meaning
  if (scale?.meaning.kind !== 'scale' || scale.meaning.behindIt !== 'tenths') return undefined
  const isThousand = scale.meaning.value === thousand
  if (number?.kind !== 'number' || piece?.corrected) return undefined
  if (number.digits === true && !isThousand) return undefined
  const isTenth = Number.isInteger(number.value) && number.value > 1 && number.value < 10
  if (!isTenth || scale.last + 1 !== piece?.first || startsOther(next?.meaning)) return undefined
  // 'A million two to three beds' counts beds; 'a million two to a million five' is a range.
  const isRange = next?.meaning.kind === 'until' || next?.meaning.kind === 'joint'
  if (isRange && beyond?.meaning.kind === 'number') {
    const after = pieces[index + 3]?.meaning.kind
    if (after !== 'scale') return undefined
  }
  return (number.value * (isThousand ? thousand : million)) / 10
}

const startsOther = (meaning: Meaning | undefined): boolean =>
  isMeasured(meaning) || meaning?.kind === 'scale' || meaning?.kind === 'number'
