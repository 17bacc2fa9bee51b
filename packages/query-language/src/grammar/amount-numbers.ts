import { meaningAt, type Reader, take, takeSum } from './amount-reader.ts'
import {
  isMeasured,
  isRestOfTenThousands,
  isThousands,
  joins,
  million,
  tails,
  thousand,
} from './number-rules.ts'
import type { Piece } from './pieces.ts'
import { tenthsBehind } from './scale-first.ts'

/** A number: the first of the amount, one that adds up with it, or the rest behind a scale. */
export function takeNumber(reader: Reader, piece: Piece, value: number, decimal?: number): boolean {
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

/** A word that moves the number behind it: the Hindi 'a half more than three'. */
export function takeShift(reader: Reader, shift: number): boolean {
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
export function takeDecimals(reader: Reader): boolean {
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
