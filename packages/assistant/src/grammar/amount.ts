import type { BoundKind } from './meaning.ts'
import {
  isMeasured,
  isRestOfTenThousands,
  isSameScale,
  isThousands,
  joins,
  million,
  restBehind,
  round,
  tails,
  thousand,
} from './number-rules.ts'
import type { Piece } from './pieces.ts'
import { countedBehind, tenthsBehind } from './scale-first.ts'

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

interface Reader {
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

function takeNumber(reader: Reader, piece: Piece, value: number, decimal?: number): boolean {
  const next = meaningAt(reader, 1)
  const isScaled = next?.kind === 'scale' && next.value >= thousand
  const number = decimal !== undefined && isScaled ? decimal : value
  if (reader.current === undefined) {
    if (reader.scale === undefined)
      return take(reader, () => {
        reader.current = number
      })
    return takeRest(reader, piece, number)
  }
  if (isDigits(piece) || !joins(reader.current, number, piece.joined)) return false
  return take(reader, () => {
    reader.current = (reader.current ?? 0) + number
  })
}

/** A number after a scale: with a smaller scale of its own, or a tail as in '4w5' and 'مليون ومئتين'. */
function takeRest(reader: Reader, piece: Piece, number: number): boolean {
  const next = meaningAt(reader, 1)
  const last = reader.last ?? thousand
  if (next?.kind === 'scale' && next.value < last) {
    return take(reader, () => {
      reader.current = number
    })
  }
  const followsDirectly = reader.pieces[reader.index - 1]?.last === piece.first - 1
  const isTenth = number < 10 && isBareDigit(piece) && !isMeasured(next)
  if (last === 10_000 && isTenth && followsDirectly) {
    return takeSum(reader, (number * last) / 10)
  }
  // 三万五千: ten thousands are followed by thousands.
  const isRest = isDigits(piece)
    ? isThousands(number) && next?.kind !== 'unit'
    : isRestOfTenThousands(number)
  if (last === 10_000 && followsDirectly && isRest) {
    return takeSum(reader, number)
  }
  const tail = tails.get(last)
  const isTail = tail !== undefined && number >= tail.least && number < tail.least * 10
  if (isTail && followsDirectly && !isMeasured(next)) {
    return takeSum(reader, number * tail.scale)
  }
  const tenths = tenthsBehind(reader.pieces, reader.index)
  if (tenths !== undefined) return takeSum(reader, tenths)
  if (piece.joined && last >= million && number >= 100 && number < thousand) {
    return takeSum(reader, number * thousand)
  }
  return false
}

/** Figures stand for themselves; only words add up. */
function isDigits({ meaning }: Piece): boolean {
  return meaning.kind === 'number' && meaning.digits === true
}

function isBareDigit(piece: Piece): boolean {
  return piece.meaning.kind === 'number' && piece.first === piece.last
}

function takeBeyond(reader: Reader, bound: BoundKind): boolean {
  if (bound !== 'min' && bound !== 'around') return false
  const next = meaningAt(reader, 1)
  if (reader.current === undefined || next?.kind !== 'scale' || next.value < thousand) return false
  return take(reader, () => {
    reader.beyond = bound
  })
}

function takeShift(reader: Reader, shift: number): boolean {
  if (reader.current !== undefined || reader.scale !== undefined) return false
  const next = meaningAt(reader, 1)
  if (next?.kind === 'number') {
    return take(
      reader,
      () => {
        reader.current = next.value + shift
      },
      2,
    )
  }
  if (next?.kind !== 'scale') return false
  return take(reader, () => {
    reader.current = 1 + shift
  })
}

/** 'two point five' */
function takeDecimals(reader: Reader): boolean {
  const next = meaningAt(reader, 1)
  const isDigit = next?.kind === 'number' && Number.isInteger(next.value) && next.value < 100
  if (reader.current === undefined || !isDigit) return false
  const decimals = next.value / 10 ** String(next.value).length
  return take(
    reader,
    () => {
      reader.current = (reader.current ?? 0) + decimals
    },
    2,
  )
}

function takeCounted(reader: Reader, scale: number): boolean {
  if (reader.total > 0 || reader.current !== undefined) return false
  const counted = countedBehind(reader.pieces, reader.index)
  if (counted === undefined) return false
  return take(
    reader,
    () => {
      reader.total = counted.value
      reader.last = scale
      reader.scale = scale
    },
    counted.pieces,
  )
}

function takeScale(reader: Reader, value: number): boolean {
  // Typed twice: '200万万', '2mm'.
  const isTwice = reader.last === value && reader.current === undefined && value >= thousand
  if (isTwice && isSameScale(reader.pieces, reader.index)) return take(reader, () => {})
  if (reader.last !== undefined && value >= reader.last) return false
  if (value < thousand) {
    return take(reader, () => {
      reader.current = (reader.current ?? 1) * value
    })
  }
  return take(reader, () => {
    reader.total += (reader.current ?? 1) * value
    reader.current = undefined
    reader.last = value
    reader.scale = Math.max(reader.scale ?? 0, value)
  })
}

function takeDual(reader: Reader, value: number): boolean {
  if (reader.current !== undefined || (reader.last !== undefined && value >= reader.last))
    return false
  const scale = value >= million ? million : value >= thousand ? thousand : 100
  if (scale < thousand)
    return take(reader, () => {
      reader.current = value
    })
  return take(reader, () => {
    reader.total += value
    reader.last = scale
    reader.scale = Math.max(reader.scale ?? 0, scale)
  })
}

function takePart(reader: Reader, part: number, side: 'before' | 'after'): boolean {
  if (side === 'before' && reader.scale === undefined && reader.current === undefined) {
    const next = meaningAt(reader, 1)
    if (next?.kind !== 'scale' || next.value < thousand) return false
    return take(reader, () => {
      reader.current = part
    })
  }
  const { last } = reader
  if (last !== undefined && reader.current === undefined) {
    return takeSum(reader, part * last)
  }
  // 'one and a half million'
  if (side === 'after' && reader.current !== undefined && meaningAt(reader, 1)?.kind === 'scale') {
    return take(reader, () => {
      reader.current = (reader.current ?? 0) + part
    })
  }
  return false
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

function meaningAt(reader: Reader, offset: number): Piece['meaning'] | undefined {
  return reader.pieces[reader.index + offset]?.meaning
}

function take(reader: Reader, change: () => void, pieces = 1): boolean {
  change()
  reader.index += pieces
  return true
}

const takeSum = (reader: Reader, value: number): boolean =>
  take(reader, () => {
    reader.total += value
  })
