import { type Amount, readAmount } from './amount.ts'
import type { BoundKind, Meaning } from './meaning.ts'
import type { Piece } from './pieces.ts'
import type { Quantity } from './quantity.ts'
import { lookAhead, lookBack, type QuantityUnit } from './quantity-context.ts'
import { turned } from './refused-bound.ts'

/** Reads the quantity whose number starts at a piece. */
export function readQuantity(pieces: readonly Piece[], start: number): Quantity | undefined {
  const before = lookBack(pieces, start)
  const isLabel = isNamed(pieces, start)
  const whole = readAmount(pieces, start)
  if (whole === undefined) return undefined
  const bound = before.bound ?? (endsRange(pieces, whole.end) ? 'between' : undefined)
  const single = firstOfTwo(pieces, start, whole, bound) ?? whole
  const range = readRange(pieces, single, bound, isLabel)
  const amountEnd = range?.end ?? endWithExtraRoom(pieces, single)
  const after = lookAhead(pieces, amountEnd, range ?? single)
  const [low, high] = shareScale(single, range)
  const scale = single.scale ?? range?.scale
  return turned(pieces, {
    low: high === undefined ? low : Math.min(low, high),
    high: high === undefined ? undefined : Math.max(low, high),
    scaled: scale !== undefined,
    ...(scale !== undefined && { scale }),
    unit: after.unit ?? before.unit,
    currency: after.currency === undefined ? before.currency : after.currency,
    perYear: after.perYear ?? before.perYear,
    ...(after.lasts && { lasts: true }),
    ...(before.perYear !== undefined && { isPeriodFirst: true }),
    bound: boundOf(high, before.bound, after.bound ?? single.beyond),
    noun: before.noun,
    first: before.first,
    last: after.end - 1,
  })
}

/** Hindi says between at the end: '5 लाख और 7 लाख के बीच'. */
function endsRange(pieces: readonly Piece[], index: number): boolean {
  if (pieces[index]?.meaning.kind !== 'joint') return false
  const high = readAmount(pieces, index + 1)
  const last = high && pieces[high.end]?.meaning
  return last?.kind === 'bound' && last.bound === 'between' && last.side === 'after'
}

/**
 * 'Between half a million and 650 thousand' reads like one sum: it is two where nothing else ends
 * the range and the second part is the larger.
 */
function firstOfTwo(
  pieces: readonly Piece[],
  start: number,
  whole: Amount,
  bound: BoundKind | undefined,
): Amount | undefined {
  if (bound !== 'between' || readRange(pieces, whole, bound, false) !== undefined) return undefined
  for (let at = whole.end; at > start; at -= 1) {
    const isAnd = pieces[at]?.meaning.kind === 'joint'
    if (!isAnd && pieces[at]?.joined !== true) continue
    const low = readAmount(pieces.slice(0, at), start)
    const high = readAmount(pieces, isAnd ? at + 1 : at)
    const isRange = low?.end === at && high?.scale !== undefined && high.value > low.value
    if (isRange) return low
  }
  return undefined
}

/** Most rooms that one more is added to, and most that are added: for a maid, a study. */
const mostWithExtra = 10
const mostExtra = 2

/** '4+1 bed': a room for the maid beside four bedrooms. */
function endWithExtraRoom(pieces: readonly Piece[], { value, scale, end }: Amount): number {
  const [mark, extra] = [pieces[end]?.meaning, pieces[end + 1]?.meaning]
  const isPlus = mark?.kind === 'mark' && mark.text === '+'
  const isExtra = extra?.kind === 'number' && extra.value <= mostExtra
  const isFew = scale === undefined && value <= mostWithExtra
  return isPlus && isExtra && isFew && isCounted(unitAt(pieces, end + 2)) ? end + 2 : end
}

/** 'Tower 3, 2 bedrooms': the number belongs to the word before it. */
function isNamed(pieces: readonly Piece[], start: number): boolean {
  const before = pieces[start - 1]?.meaning
  return before?.kind === 'counted' && before.label === true
}

function boundOf(
  high: number | undefined,
  before: BoundKind | undefined,
  after: BoundKind | undefined,
): BoundKind | undefined {
  if (high !== undefined) return undefined
  // '不超过7万左右', 'at most 70k or so': a limit that is about so much stays one.
  if (after === 'around' && (before === 'max' || before === 'min')) return before
  return before === 'between' ? after : (after ?? before)
}

/** 1.2 to 1.8m; 110 to 130k; 1.2m to 1.8; 500 to 1m, where the smaller scale is meant. */
function shareScale(low: Amount, high: Amount | undefined): [number, number | undefined] {
  if (high === undefined) return [low.value, undefined]
  if (high.scale === undefined) return [low.value, inScaleOf(low, high.value)]
  if (low.scale !== undefined) return [low.value, high.value]
  for (const scale of [high.scale, 1000]) {
    if (low.value * scale <= high.value) return [low.value * scale, high.value]
  }
  return [low.value, high.value]
}

/** '1.2m to 1.5': a range goes up, in the scale that was said. */
function inScaleOf({ value, scale }: Amount, high: number): number {
  const scaled = high * (scale ?? 1)
  return high < value && scaled >= value ? scaled : high
}

function readRange(
  pieces: readonly Piece[],
  low: Amount,
  bound: BoundKind | undefined,
  named: boolean,
): Amount | undefined {
  let index = low.end
  const measured: Meaning[] = []
  for (let meaning = pieces[index]?.meaning; isMeasure(meaning); meaning = pieces[index]?.meaning) {
    measured.push(meaning)
    index += 1
  }
  const separator = pieces[index]
  if (separator === undefined) return undefined
  // The Arabic و of 'between … and …' is written onto the number.
  const isJoined = separator.joined && bound === 'between'
  // 'две-три спальни', 'zwei drei Zimmer'
  const isNext =
    low.scale === undefined && measured.length === 0 && isWordFor(separator, low.value + 1)
  const kind = isJoined || isNext ? 'range' : separatorKind(separator.meaning, bound)
  if (kind === undefined) return undefined
  if (kind === 'choice' && named) return undefined
  if (!isJoined && !isNext) index += 1
  if (pieces[index]?.meaning.kind === 'until') index += 1
  if (pieces[index]?.meaning.kind === 'currency') index += 1
  const high = readAmount(pieces, index)
  if (high === undefined) return undefined
  const unit = unitAt(pieces, high.end)
  const isCount = isCounted(unit) && low.scale === undefined && low.value <= mostCounted
  if ((kind === 'choice' || isNext) && !isCount) return undefined
  // 'A bigger one, 3 beds' counts once.
  const isPronoun = isWordFor(pieces[low.end - 1] ?? separator, 1) && high.value !== 2
  if (isPronoun && isComma(separator)) return undefined
  // Nobody goes down: '3, 1 bed' are two things.
  if (separator.meaning.kind === 'mark' && kind === 'choice' && high.value < low.value)
    return undefined
  const lowUnit = measured.find((meaning) => meaning.kind === 'unit')
  if (lowUnit !== undefined && lowUnit.kind === 'unit' && lowUnit.unit !== unit) return undefined
  // 'from 1 bed to 2m' are two things.
  if (isCounted(unit) && low.scale !== undefined) return undefined
  return high
}

/** Most rooms that a choice is read for: '1 or 2 bedrooms', but not '7000, 2 bedrooms'. */
const mostCounted = 20

const isComma = ({ meaning }: Piece): boolean => meaning.kind === 'mark' && meaning.text === ','

const isWordFor = ({ meaning }: Piece, value: number): boolean =>
  meaning.kind === 'number' && meaning.digits !== true && meaning.value === value

function isMeasure(meaning: Meaning | undefined): meaning is Meaning {
  return (
    meaning?.kind === 'currency' ||
    (meaning?.kind === 'unit' && meaning.unit !== 'hall') ||
    meaning?.kind === 'period'
  )
}

function separatorKind(
  meaning: Meaning,
  bound: BoundKind | undefined,
): 'range' | 'choice' | undefined {
  if (meaning.kind === 'until') return 'range'
  if (meaning.kind === 'mark' && (meaning.text === '-' || meaning.text === '~')) return 'range'
  if (meaning.kind === 'joint' && meaning.joint === 'and' && bound === 'between') return 'range'
  if (meaning.kind === 'joint') return 'choice'
  return meaning.kind === 'mark' && (meaning.text === ',' || meaning.text === '/')
    ? 'choice'
    : undefined
}

const isCounted = (unit: QuantityUnit | undefined): boolean =>
  unit === 'bed' || unit === 'room' || unit === 'bath'

function unitAt(pieces: readonly Piece[], index: number): QuantityUnit | undefined {
  const meaning = pieces[index]?.meaning
  const beyond =
    meaning?.kind === 'mark' && meaning.text === '-' ? pieces[index + 1]?.meaning : meaning
  return beyond?.kind === 'unit' && beyond.unit !== 'hall' ? beyond.unit : undefined
}
