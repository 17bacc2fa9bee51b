import type { Amount } from './amount.ts'
import type { BoundKind, Meaning, SlotNoun } from './meaning.ts'
import type { Piece } from './pieces.ts'

export type QuantityUnit = 'bed' | 'bath' | 'room' | 'sqft' | 'sqm'

interface Before {
  bound: BoundKind | undefined
  currency: number | null | undefined
  perYear: number | undefined
  unit: QuantityUnit | undefined
  noun: SlotNoun | undefined
  first: number
}

/** At most so many words that mean nothing may stand between a bound and its number. */
const maxFiller = 2

/** What the words before a number say about it. */
export function lookBack(pieces: readonly Piece[], start: number): Before {
  const found: Before = {
    bound: undefined,
    currency: undefined,
    perYear: undefined,
    unit: undefined,
    noun: undefined,
    first: start,
  }
  let filler = 0
  for (let index = start - 1; index >= 0; index -= 1) {
    const meaning = pieces[index]?.meaning
    if (meaning === undefined) break
    if (meaning.kind === 'currency') {
      if (endsAmount(pieces[index - 1]?.meaning)) break
      if (found.currency === undefined) found.currency = meaning.rate
    } else if (meaning.kind === 'noun') found.noun ??= meaning.slot
    else if (isRefusedNoun(pieces, index, start)) found.noun ??= 'price'
    else if (meaning.kind === 'period') found.perYear ??= meaning.perYear
    else if (meaning.kind === 'bound') {
      if (meaning.minutes === true && isFewAt(pieces, index - 1)) break
      if (meaning.side === 'after' || (meaning.near === true && filler > 0)) break
      found.bound = meaning.bound
      found.noun ??= meaning.of
    } else if (meaning.kind === 'until' && meaning.bound && index === start - 1) found.bound = 'max'
    else if (
      meaning.kind === 'mark' &&
      index === start - 1 &&
      markBound(meaning.text) !== undefined
    ) {
      found.bound = markBound(meaning.text)
    } else if (meaning.kind === 'unit' && isUnitBefore(pieces, index, meaning.unit)) {
      found.unit ??= meaning.unit === 'hall' ? undefined : meaning.unit
    } else if (index === start - 1 && isStepTo(pieces, index)) continue
    else if (isFiller(meaning)) {
      filler += 1
      if (filler > maxFiller) break
      continue
    } else break
    found.first = index
    if (found.bound === undefined) continue
    const limit = found.bound === 'around' ? limitBefore(pieces, index) : undefined
    if (limit !== undefined) Object.assign(found, limit)
    found.noun ??= nounBefore(pieces, found.first)
    break
  }
  return found.bound === undefined ? found : withHead(pieces, found)
}

/** 'Up to about 5.5m', 'bis etwa 70.000': a limit that is about so much stays one. */
function limitBefore(
  pieces: readonly Piece[],
  index: number,
): Pick<Before, 'bound' | 'first'> | undefined {
  const isSkipped = pieces[index - 1]?.meaning.kind === 'plain'
  const first = isSkipped ? index - 2 : index - 1
  const meaning = pieces[first]?.meaning
  if (meaning?.kind === 'until' && meaning.bound && !isSkipped) return { bound: 'max', first }
  if (meaning?.kind === 'mark' && meaning.text !== '~') {
    const bound = markBound(meaning.text)
    return bound && { bound, first }
  }
  const isLimit = meaning?.kind === 'bound' && (meaning.bound === 'max' || meaning.bound === 'min')
  // 'For 2m at most, about 100 sqm': what stands behind its number is of that.
  if (!isLimit || meaning.side === 'after' || endsAmount(pieces[first - 1]?.meaning))
    return undefined
  return { bound: meaning.bound, first }
}

/** 'Bedrooms: at least 3', 'спален от 3', 'площадь от 900': what is measured stands before the bound. */
function withHead(pieces: readonly Piece[], found: Before): Before {
  const mark = pieces[found.first - 1]?.meaning
  const isMark = mark?.kind === 'mark' && (mark.text === ':' || mark.text === '-')
  const at = isMark ? found.first - 2 : found.first - 1
  const head = pieces[at]?.meaning
  // '年租不超过40万': but not what ends a rent before it.
  if (
    head?.kind === 'period' &&
    found.perYear === undefined &&
    !endsAmount(pieces[at - 1]?.meaning)
  )
    return { ...found, perYear: head.perYear, first: at }
  if (head?.kind === 'noun' && found.noun === undefined)
    return { ...found, noun: head.slot, first: at }
  if (head?.kind !== 'unit' || head.unit === 'hall' || found.unit !== undefined) return found
  return isUnitBefore(pieces, at, head.unit) ? { ...found, unit: head.unit, first: at } : found
}

/** 'Budget bis 7', 'size at least 1200': what the bound is of stands right before it. */
function nounBefore(pieces: readonly Piece[], index: number): SlotNoun | undefined {
  const skipped = ({ meaning }: Piece): boolean =>
    meaning.kind === 'plain' || meaning.kind === 'set' || isFillerMark(meaning)
  const before = pieces.slice(Math.max(0, index - 1 - mostBetweenSteps), index).reverse()
  const meaning = before.find((piece) => !skipped(piece))?.meaning
  return meaning?.kind === 'noun' ? meaning.slot : undefined
}

const isFillerMark = (meaning: Meaning): boolean =>
  meaning.kind === 'mark' && (meaning.text === ':' || meaning.text === '-')

/** Words between a budget and the figure that it is changed to. */
const mostBetweenSteps = 3

/** 'Das Budget auf 3 erhöhen', 'raise the budget to 3': what the number is stands before that word. */
function isStepTo(pieces: readonly Piece[], index: number): boolean {
  const kind = pieces[index]?.meaning.kind
  if (kind !== 'set' && kind !== 'inside' && kind !== 'until') return false
  const before = pieces.slice(Math.max(0, index - 1 - mostBetweenSteps), index).reverse()
  const at = before.findIndex(({ meaning }) => meaning.kind !== 'plain' && meaning.kind !== 'set')
  const meaning = before[at]?.meaning
  return meaning?.kind === 'noun' && meaning.slot === 'price'
}

/** 'No budget 60' answers: no, a budget of 60. */
function isRefusedNoun(pieces: readonly Piece[], index: number, start: number): boolean {
  const meaning = pieces[index]?.meaning
  if (meaning?.kind !== 'clear' || meaning.slot !== 'price' || index > 0 || start > 1) return false
  const next = pieces[start + 1]?.meaning.kind
  return next === undefined || next === 'scale' || next === 'currency' || next === 'period'
}

/** A currency behind an amount belongs to that: 'half a million dirhams for one studio'. */
const endsAmount = (meaning: Meaning | undefined): boolean =>
  meaning !== undefined && ['number', 'scale', 'amount', 'part'].includes(meaning.kind)

/** 'bedrooms: 3', but not the unit of an earlier number as in '3 bedrooms 2 bathrooms'. */
function isUnitBefore(pieces: readonly Piece[], index: number, unit: string): boolean {
  if (unit === 'hall') return false
  const before = pieces[index - 1]?.meaning.kind
  return before !== 'number' && before !== 'scale'
}

function markBound(mark: string): BoundKind | undefined {
  if (mark === '<') return 'max'
  if (mark === '>') return 'min'
  return mark === '~' ? 'around' : undefined
}

function isFiller(meaning: Meaning): boolean {
  return isFillerMark(meaning) || ['plain', 'unknown', 'purpose', 'counted'].includes(meaning.kind)
}

/** Whoever names minutes names no more of them. */
const mostMinutes = 90

function isFewAt(pieces: readonly Piece[], index: number): boolean {
  const meaning = pieces[index]?.meaning
  return meaning?.kind === 'number' && isFew({ value: meaning.value, scale: undefined })
}

const isFew = ({ value, scale }: Pick<Amount, 'value' | 'scale'>): boolean =>
  scale === undefined && Number.isInteger(value) && value <= mostMinutes

const measures: ReadonlySet<Meaning['kind']> = new Set(['unit', 'currency', 'scale', 'period'])

/** 'min' right behind a bare number is a minute, where no money or room follows. */
function isMinute(pieces: readonly Piece[], index: number, amount: Amount): boolean {
  const meaning = pieces[index]?.meaning
  if (meaning?.kind !== 'bound' || meaning.minutes !== true) return false
  const next = pieces[index + 1]?.meaning.kind
  return isFew(amount) && (next === undefined || !measures.has(next))
}

interface After {
  unit: QuantityUnit | undefined
  currency: number | null | undefined
  perYear: number | undefined
  lasts: boolean
  bound: BoundKind | undefined
  end: number
}

/** What the words behind an amount say about it. */
export function lookAhead(pieces: readonly Piece[], start: number, amount: Amount): After {
  const found: After = {
    unit: undefined,
    currency: undefined,
    perYear: undefined,
    lasts: false,
    bound: undefined,
    end: start,
  }
  for (let index = start; index < pieces.length; index += 1) {
    const piece = pieces[index]
    const meaning = piece?.meaning
    if (piece === undefined || meaning === undefined) break
    if (meaning.kind === 'currency') {
      if (found.currency === undefined) found.currency = meaning.rate
    } else if (meaning.kind === 'period') {
      found.lasts ||= index === start && isLength(meaning, amount)
      found.perYear ??= meaning.perYear
    } else if (index === start && isMinute(pieces, index, amount)) break
    else if (isPerMonth(meaning) && amount.value >= smallestRent) found.perYear ??= monthsPerYear
    else if (found.unit === undefined && isOneRoom(meaning, amount)) found.unit = 'bed'
    else if (isUnitOf(meaning, found.unit)) {
      found.unit = meaning.unit
    } else if (meaning.kind === 'bound' && meaning.side !== 'before') {
      // Only a scale may follow: 300来万.
      if (meaning.side === 'after' && meaning.near === true) break
      if (meaning.side === 'either' && startsNumber(pieces, index + 1)) break
      if (meaning.bound !== 'between') found.bound ??= meaning.bound
    } else if (meaning.kind === 'mark' && meaning.text === '+' && !startsWord(pieces, index)) {
      found.bound ??= 'min'
    } else if (isLink(meaning) && linksToMeasure(pieces, index, amount)) continue
    else break
    found.end = index + 1
  }
  return found
}

/** A unit may be typed twice: 80平平米. */
const isUnitOf = (
  meaning: Meaning,
  known: QuantityUnit | undefined,
): meaning is Extract<Meaning, { kind: 'unit' }> & { unit: QuantityUnit } =>
  meaning.kind === 'unit' && meaning.unit !== 'hall' && meaning.unit === (known ?? meaning.unit)

/** Most years that a plan or a visa lasts; more are the thousands of a rent. */
const mostYears = 30
const usualMonths = 12
/** Plans go on for whole years or halves. */
const monthStep = 6

function isLength(
  { span, perYear }: Extract<Meaning, { kind: 'period' }>,
  { value, scale }: Amount,
): boolean {
  if (span !== true || scale !== undefined || !Number.isInteger(value)) return false
  if (perYear === 1) return value <= mostYears || value === 50 || value === 99
  return value <= usualMonths || value % monthStep === 0
}

/** 'pm' is the afternoon behind an hour, and per month behind a rent. */
const smallestRent = 100
const monthsPerYear = 12
const isPerMonth = (meaning: Meaning): boolean => meaning.kind === 'clock' && meaning.mark === 'pm'

/** The Arabic singular stands behind numbers from eleven up: '11 غرفة'. */
const mostRooms = 20
const isOneRoom = (meaning: Meaning, { value, scale }: Amount): boolean =>
  meaning.kind === 'count' && meaning.value === 1 && scale === undefined && value <= mostRooms

/** '3+' is a bound, '3+maid' and '3+m' are not. */
function startsWord(pieces: readonly Piece[], index: number): boolean {
  const next = pieces[index + 1]?.meaning
  const isLetter = next?.kind === 'scale' && next.letter === true
  return isLetter || next?.kind === 'amenity' || next?.kind === 'number'
}

/** Most rooms whose number may be told apart from them by a word. */
const mostDescribed = 10

const isLink = (meaning: Meaning): boolean =>
  meaning.kind === 'plain' ||
  meaning.kind === 'noun' ||
  (meaning.kind === 'mark' && ['/', '-', '.', '('].includes(meaning.text))

function linksToMeasure(
  pieces: readonly Piece[],
  index: number,
  { value, scale }: Amount,
): boolean {
  const next = pieces[index + 1]?.meaning
  if (next?.kind === 'unit') {
    // 'two big bedrooms', but not '90 for a bedroom'.
    const isCount = scale === undefined && value <= mostDescribed && next.unit !== 'sqft'
    return pieces[index]?.meaning.kind !== 'plain' || (isCount && (pieces[index]?.size ?? 0) > 2)
  }
  return next?.kind === 'period' || next?.kind === 'currency'
}

function startsNumber(pieces: readonly Piece[], start: number): boolean {
  for (let index = start; index < start + 3; index += 1) {
    const meaning = pieces[index]?.meaning
    if (meaning === undefined) return false
    if (['number', 'scale', 'amount', 'count', 'shift', 'part'].includes(meaning.kind)) return true
    if (meaning.kind !== 'currency' && meaning.kind !== 'noun' && meaning.kind !== 'plain')
      return false
  }
  return false
}
