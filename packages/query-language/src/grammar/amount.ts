import { takeDecimals, takeNumber, takeShift } from './amount-numbers.ts'
import { meaningAt, type Reader } from './amount-reader.ts'
import { takeBeyond, takeCounted, takeDual, takePart, takeScale } from './amount-scales.ts'
import type { BoundKind } from './meaning.ts'
import { restBehind, round } from './number-rules.ts'
import type { Piece } from './pieces.ts'

/** A number as it is written, from digits, words and scales. */
export interface Amount {
  value: number
  /** Largest scale used (1,000 and up); undefined for a bare number. */
  scale: number | undefined
  /** Index of the first piece after it. */
  end: number
  /** The Chinese 'and more' or 'or so' before its scale: 300多万, 300来万. */
  beyond?: BoundKind
}

/** An amount from its first piece on: '1.5', 'two hundred thousand', 'مليون و150 ألف', '4w5'. */
export function readAmount(pieces: readonly Piece[], start: number): Amount | undefined {
  const reader: Reader = {
    pieces,
    start,
    index: start,
    total: 0,
    current: undefined,
    scale: undefined,
    last: undefined,
  }
  // Each step takes one part of the amount.
  while (step(reader)) {}
  if (reader.index === start) return undefined
  const { last, current = 0 } = reader
  const value = reader.total + restBehind(last, current, pieces[reader.index]?.meaning)
  if (!Number.isFinite(value)) return undefined
  const { scale, index: end, beyond } = reader
  return { value: round(value), scale, end, ...(beyond !== undefined && { beyond }) }
}

function step(reader: Reader): boolean {
  const piece = reader.pieces[reader.index]
  const meaning = piece?.meaning
  if (piece === undefined || meaning === undefined) return false
  switch (meaning.kind) {
    case 'number':
      return takeNumber(reader, piece, meaning.value, meaning.decimal)
    case 'shift':
      return takeShift(reader, meaning.value)
    case 'point':
      return takeDecimals(reader)
    case 'scale':
      if (meaning.letter === true && reader.current === undefined) return false
      if (meaning.dual === true && reader.current === undefined)
        return takeDual(reader, 2 * meaning.value)
      if (takeCounted(reader, meaning.value)) return true
      // Alone it is one of them, but not what is short for it, nor a slip.
      if (reader.index === reader.start && (meaning.behind === true || piece.corrected))
        return false
      return takeScale(reader, meaning.value)
    case 'amount':
      return takeDual(reader, meaning.value)
    case 'part':
      return takePart(reader, meaning.value, meaning.side)
    case 'joint':
      return meaning.joint === 'and' && takeAfterAnd(reader)
    case 'bound':
      return meaning.side === 'after' && takeBeyond(reader, meaning.bound)
    default:
      return false
  }
}

/** 'and' goes on only to what can still be added. */
function takeAfterAnd(reader: Reader): boolean {
  const next = meaningAt(reader, 1)
  const index = reader.index
  reader.index += 1
  const before = { total: reader.total, current: reader.current }
  const canFollow = reader.scale !== undefined || (reader.current ?? 0) >= 100
  if (canFollow && (next?.kind === 'number' || next?.kind === 'part' || next?.kind === 'amount')) {
    const piece = reader.pieces[reader.index]
    const joined = piece === undefined ? undefined : { ...piece, joined: true }
    if (joined !== undefined && stepJoined(reader, joined)) return true
  }
  reader.index = index
  reader.total = before.total
  reader.current = before.current
  return false
}

function stepJoined(reader: Reader, piece: Piece): boolean {
  if (piece.meaning.kind !== 'number') return step(reader)
  return takeNumber(reader, piece, piece.meaning.value, piece.meaning.decimal)
}
