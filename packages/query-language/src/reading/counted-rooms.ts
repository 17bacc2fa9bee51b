import type { BoundKind, Meaning, MeaningOf } from '../grammar/meaning.ts'
import type { Piece } from '../grammar/pieces.ts'
import type { Limits } from './mentions.ts'

/** Rooms of a word with its number inside it: 'studio', the Arabic dual for two rooms. */
interface CountedRooms {
  limits: Limits
  /** First and last piece; the bound or the other end of a range belongs to them. */
  first: number
  last: number
}

/** Most rooms that a bare number behind such a word is taken for. */
const mostRooms = 10
const amountEnds: ReadonlySet<Meaning['kind']> = new Set([
  'number',
  'scale',
  'amount',
  'part',
  'currency',
  'period',
  'unit',
])

/** 'Studio or bigger', 'at least a studio', 'a studio up to two': what stands around the word. */
export function readCountedRooms(pieces: readonly Piece[], index: number): CountedRooms {
  const meaning = pieces[index]?.meaning
  const value = meaning?.kind === 'count' ? meaning.value : 0
  const other = otherEnd(pieces, index, value)
  if (other !== undefined) {
    const limits = { min: Math.min(value, other.value), max: Math.max(value, other.value) }
    return { limits, first: index, last: other.last }
  }
  const after = boundAfter(pieces, index)
  if (after !== undefined)
    return { limits: limitsOf(value, after.bound), first: index, last: after.at }
  const before = boundBefore(pieces, index)
  return {
    limits: limitsOf(value, before?.bound),
    first: before?.at ?? index,
    last: index,
  }
}

function limitsOf(value: number, bound: BoundKind | undefined): Limits {
  if (bound === 'min') return { min: value }
  return bound === 'max' ? { max: value } : { min: value, max: value }
}

interface Bound {
  bound: BoundKind
  at: number
}

function boundAfter(pieces: readonly Piece[], index: number): Bound | undefined {
  const at = isHall(pieces[index + 1]?.meaning) ? index + 2 : index + 1
  const meaning = pieces[at]?.meaning
  if (meaning?.kind === 'mark' && meaning.text === '+') {
    return startsCriterion(pieces[at + 1]?.meaning) ? undefined : { bound: 'min', at }
  }
  if (meaning?.kind !== 'bound' || meaning.side === 'before') return undefined
  // 'Studio, at most 4,000': the bound goes with the number behind it.
  if (meaning.side === 'either' && startsAmount(pieces, at + 1)) return undefined
  return { bound: meaning.bound, at }
}

function boundBefore(pieces: readonly Piece[], index: number): Bound | undefined {
  const isArticle = (at: number): boolean => {
    const piece = pieces[at]
    const meaning = piece?.meaning
    return meaning?.kind === 'plain' || (meaning?.kind === 'number' && meaning.digits !== true)
  }
  const at = isArticle(index - 1) ? index - 2 : index - 1
  const meaning = pieces[at]?.meaning
  // The Arabic word for 'from' is also that of 'a flat of two rooms'.
  if (meaning?.kind !== 'bound' || meaning.side === 'after' || meaning.near) return undefined
  const previous = pieces[at - 1]?.meaning.kind
  const isTaken = meaning.side === 'either' && previous !== undefined && amountEnds.has(previous)
  return isTaken ? undefined : { bound: meaning.bound, at }
}

/** 'One or two', with the number of rooms alone on the other side. */
function otherEnd(
  pieces: readonly Piece[],
  index: number,
  value: number,
): { value: number; last: number } | undefined {
  const joint = pieces[index + 1]?.meaning
  const number = pieces[index + 2]?.meaning
  const isChoice = joint?.kind === 'until' || (joint?.kind === 'joint' && joint.joint === 'or')
  if (!isChoice || number?.kind !== 'number' || !Number.isInteger(number.value)) return undefined
  if (number.value <= value || number.value > mostRooms) return undefined
  const next = pieces[index + 3]?.meaning
  if (isOtherMeasure(next)) return undefined
  return { value: number.value, last: isRoom(next) ? index + 3 : index + 2 }
}

const isRoom = (meaning: Meaning | undefined): boolean =>
  meaning?.kind === 'unit' && meaning.unit === 'bed'

/** What makes of a number behind it no count of rooms. */
const isOtherMeasure = (meaning: Meaning | undefined): boolean =>
  meaning !== undefined &&
  !isRoom(meaning) &&
  (amountEnds.has(meaning.kind) || ['counted', 'clock', 'amenity'].includes(meaning.kind))

const isHall = (meaning: Meaning | undefined): meaning is MeaningOf<'unit'> =>
  meaning?.kind === 'unit' && meaning.unit === 'hall'

/** 'Studio + parking' has no bound. */
const startsCriterion = (meaning: Meaning | undefined): boolean =>
  meaning !== undefined && ['amenity', 'number', 'unknown', 'unit', 'count'].includes(meaning.kind)

function startsAmount(pieces: readonly Piece[], at: number): boolean {
  const next = pieces[at]?.meaning
  const beyond = next?.kind === 'currency' ? pieces[at + 1]?.meaning : next
  return beyond !== undefined && ['number', 'scale', 'amount', 'part'].includes(beyond.kind)
}
