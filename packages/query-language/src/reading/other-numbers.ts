import type { Meaning } from '../grammar/meaning.ts'
import type { Piece } from '../grammar/pieces.ts'
import type { Quantity } from '../grammar/quantity.ts'
import { isPriceOfArea } from './price-of-area.ts'

/** From here up a bare number is a price or a size; fewer are counted by the words beside them. */
const mostCounted = 1000
/** Most parking spaces, balconies or cheques that a number counts. */
const mostAmenities = 20
const [firstYear, lastYear] = [2005, 2045]

/**
 * '10 minutes from the beach', '2 parking spaces', 'floor 20', '5 year plan', 'before 2027': the
 * number counts or names something that no search asks for. `start` is the piece of its number.
 */
export function countsOther(pieces: readonly Piece[], start: number, quantity: Quantity): boolean {
  const { low, scaled, unit, currency, noun, last, first } = quantity
  if (isPriceOfArea(pieces, start, quantity)) return true
  if (isNumberOfProperty(pieces, start, quantity)) return true
  const named = pieces[start - 1]?.meaning
  if (unit !== undefined) return isDistance(pieces, quantity)
  if (scaled || currency !== undefined) return false
  if (isYear(quantity)) return true
  if (low >= mostCounted) return false
  if (tellsOfCosts(pieces[first - 1]?.meaning)) return true
  if (quantity.lasts === true && noun !== 'price') return true
  const next = wordBehind(pieces, last)
  if (next?.meaning.kind === 'counted' && next.meaning.ranks !== true) return true
  if (named?.kind === 'counted' && named.label === true && quantity.perYear === undefined)
    return true
  if (isMinutes(next?.meaning)) return true
  const isFew = low <= mostAmenities && isNumber(pieces[last]?.meaning)
  return isFew && (next?.meaning.kind === 'amenity' || next?.meaning.kind === 'topic')
}

/** A word behind the number that no lexicon knows may be what it counts, like units and cheques. */
export function isUnclear(pieces: readonly Piece[], { last, unit, scaled }: Quantity): boolean {
  const next = wordBehind(pieces, last)?.meaning
  return unit === undefined && !scaled && next !== undefined && isCountable(next)
}

/** Arabic writes the kilometre like the question for an amount. */
const isCountable = (meaning: Meaning): boolean =>
  ['unknown', 'counted', 'home', 'topic'].includes(meaning.kind) ||
  (meaning.kind === 'cue' && meaning.cue === 'question')

/** '24/7', '60/40' and '60:40': two numbers that no measure follows. */
export function isRatio(pieces: readonly Piece[], start: number): boolean {
  const [first, mark, second, next] = [0, 1, 2, 3].map((step) => pieces[start + step]?.meaning)
  const isMarked = mark?.kind === 'mark' && (mark.text === '/' || mark.text === ':')
  if (!isMarked || !isNumber(first) || !isNumber(second)) return false
  if (next !== undefined && measures.has(next.kind)) return false
  const before = pieces[start - 1]?.meaning.kind
  // '2/3' may answer the question for bedrooms.
  return before !== 'noun' && (first.value > second.value || first.value + second.value === 100)
}

const measures: ReadonlySet<Meaning['kind']> = new Set([
  'unit',
  'scale',
  'currency',
  'period',
  'part',
])

const isNumber = (meaning: Meaning | undefined): meaning is Extract<Meaning, { kind: 'number' }> =>
  meaning?.kind === 'number'

/** A hyphen, as in '15-minute walk', and the Chinese 个 only lead on to the word. */
function wordBehind(pieces: readonly Piece[], last: number): Piece | undefined {
  const next = pieces[last + 1]
  const isHyphen = next?.meaning.kind === 'mark' && next.meaning.text === '-'
  const isMeasureWord = next?.meaning.kind === 'plain' && next.size === 1
  return isHyphen || isMeasureWord ? pieces[last + 2] : next
}

/** 'Service charge under 15', 'returns above 8': the number belongs to what was named. */
const tellsOfCosts = (meaning: Meaning | undefined): boolean =>
  meaning?.kind === 'topic' || (meaning?.kind === 'cue' && meaning.cue === 'invest')

/** Prices are round. AED. */
const roundPrice = 25
const mostDoors = 10_000

/** 'Unit 1204', '1204室': a number that is not round stands right beside the property. */
function isNumberOfProperty(pieces: readonly Piece[], start: number, read: Quantity): boolean {
  const { low, high, bound, noun, perYear, currency, scaled, unit } = read
  const isBare = [high, bound, noun, perYear, currency].every((each) => each === undefined)
  if (!isBare || scaled || low < mostCounted || low > mostDoors || low % roundPrice === 0)
    return false
  const before = pieces[start - 1]?.meaning
  if (unit !== undefined) return unit === 'bed' || unit === 'room'
  return before?.kind === 'home' || before?.kind === 'type' || before?.kind === 'counted'
}

const isMinutes = (meaning: Meaning | undefined): boolean =>
  meaning?.kind === 'bound' && meaning.minutes === true

/** A handover or building year: no rent is asked so low and no price so plain. */
function isYear({ low, high = low, noun, perYear }: Quantity): boolean {
  const isYearly = perYear === undefined || perYear === 1
  const isOfTime = noun === undefined || noun === 'completion'
  return isYearly && isOfTime && low >= firstYear && high <= lastYear
}

/** '300 meters from the beach', 'बीच से 300 मीटर'; '300 square meters' are a size. */
function isDistance(pieces: readonly Piece[], { first, last }: Quantity): boolean {
  const isLength = pieces
    .slice(first, last + 1)
    .some(({ meaning }) => meaning.kind === 'unit' && meaning.length === true)
  if (!isLength) return false
  const before = pieces[first - 1]?.meaning
  const isLed = before?.kind === 'until' || (before?.kind === 'counted' && before.label === true)
  return isLed || leadsToPlace(pieces, last + 1)
}

/** '80 m from the beach', '500 м до моря': the letter of a million is one of metres. */
export function isWayTo(pieces: readonly Piece[], start: number): boolean {
  const [number, letter] = [pieces[start]?.meaning, pieces[start + 1]?.meaning]
  if (number?.kind !== 'number' || letter?.kind !== 'scale' || letter.letter !== true) return false
  return (
    letter.value === 1_000_000 &&
    Number.isInteger(number.value) &&
    (number.value >= surelyWay || (number.value >= leastWay && leadsToPlace(pieces, start + 2)))
  )
}

/** Properties that cost as many millions are not asked for 'from' or 'to' a place. Metres. */
const leastWay = 50
/** No property costs as many millions. */
const surelyWay = 300

function leadsToPlace(pieces: readonly Piece[], at: number): boolean {
  const link = pieces[at]?.meaning
  const isLink =
    link?.kind === 'until' ||
    (link?.kind === 'bound' && link.near === true && link.bound === 'min') ||
    (link?.kind === 'counted' && link.label !== true)
  const beyond = pieces[at + 1]?.meaning.kind
  return isLink && (link.kind === 'counted' || (beyond !== undefined && goals.has(beyond)))
}

/** What a way leads to. */
const goals: ReadonlySet<Meaning['kind']> = new Set([
  'amenity',
  'place',
  'plain',
  'unknown',
  'inside',
  'counted',
])
