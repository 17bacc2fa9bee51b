import { meaningAt, type Reader, take, takeSum } from './amount-reader.ts'
import type { BoundKind } from './meaning.ts'
import { isSameScale, million, thousand } from './number-rules.ts'
import { countedBehind } from './scale-first.ts'

/** The 'and more' between a number and its scale: 300多万. */
export function takeBeyond(reader: Reader, bound: BoundKind): boolean {
  if (bound !== 'min' && bound !== 'around') return false
  const next = meaningAt(reader, 1)
  if (reader.current === undefined || next?.kind !== 'scale' || next.value < thousand) return false
  return take(reader, () => {
    reader.beyond = bound
  })
}

/** A scale whose number stands behind it. */
export function takeCounted(reader: Reader, scale: number): boolean {
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

/** A scale: it multiplies what stands before it. */
export function takeScale(reader: Reader, value: number): boolean {
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

/** One word for two of a scale, or for another amount. */
export function takeDual(reader: Reader, value: number): boolean {
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

/** 'Half a million', 'a million and a half'. */
export function takePart(reader: Reader, part: number, side: 'before' | 'after'): boolean {
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
