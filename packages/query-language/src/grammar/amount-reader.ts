import type { BoundKind } from './meaning.ts'
import type { Piece } from './pieces.ts'

/** Where the reading of an amount stands. */
export interface Reader {
  pieces: readonly Piece[]
  start: number
  index: number
  total: number
  /** Number not yet multiplied by a scale. */
  current: number | undefined
  scale: number | undefined
  /** Scale taken last; the next one must be smaller. */
  last: number | undefined
  beyond?: BoundKind
}

/** The meaning of the piece so far from where the reader stands. */
export function meaningAt(reader: Reader, offset: number): Piece['meaning'] | undefined {
  return reader.pieces[reader.index + offset]?.meaning
}

/** Goes on behind what was taken. */
export function take(reader: Reader, change: () => void, pieces = 1): boolean {
  change()
  reader.index += pieces
  return true
}

/** Adds a part that needs no scale of its own. */
export const takeSum = (reader: Reader, value: number): boolean =>
  take(reader, () => {
    reader.total += value
  })
