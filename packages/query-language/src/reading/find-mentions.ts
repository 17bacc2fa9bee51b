import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { Meaning } from '../grammar/meaning.ts'
import type { Piece } from '../grammar/pieces.ts'
import type { Quantity } from '../grammar/quantity.ts'
import { readQuantity } from '../grammar/read-quantity.ts'
import { withStep } from './budget-step.ts'
import { timeAt } from './clock-time.ts'
import { readCountedRooms } from './counted-rooms.ts'
import { criteriaOf, criteriaOfQuantity, criteriaOfRoomWord, smallestPrice } from './criteria-of.ts'
import type { Mention } from './mentions.ts'
import { nearbyAt } from './nearby.ts'
import { withOtherEndsOfRooms } from './other-end-of-rooms.ts'
import { countsOther, isRatio, isUnclear, isWayTo } from './other-numbers.ts'
import { withPairedBounds } from './paired-bounds.ts'

/** Fewer ten thousands could as well be rooms. */
const leastTenThousands = 10
const hoursPerDay = 24

/** Everything that a message says about the search, all of it still as wanted. */
export function findMentions(pieces: readonly Piece[], language?: LanguageCode): Mention[] {
  const mentions: Mention[] = []
  let index = 0
  while (index < pieces.length) {
    const piece = pieces[index]
    if (piece === undefined) break
    const isNumber = startsQuantity(piece.meaning) && !isClockTime(pieces, index)
    const read = isNumber ? readQuantity(pieces, index) : undefined
    if (isNumber && (isRatio(pieces, index) || isWayTo(pieces, index))) {
      index += 3
      continue
    }
    if (read !== undefined && (countsOther(pieces, index, read) || isArticle(pieces, read))) {
      index = read.last + 1
      continue
    }
    const measured = read && withStep(pieces, read)
    const quantity = measured && inScale(measured, isUnclear(pieces, measured), language)
    if (quantity !== undefined) {
      const { first, last, denied } = quantity
      // A bound that stands before the number was met before it.
      const before = mentions.filter((mention) => mention.first < first)
      mentions.splice(0, mentions.length, ...before)
      for (const criterion of criteriaOfQuantity(afterBeds(mentions, quantity, pieces, language))) {
        mentions.push({
          criterion,
          stance: 'want',
          first,
          last,
          ...(denied !== undefined && { denied }),
        })
      }
      index = Math.max(quantity.last, index) + 1
      continue
    }
    if (piece.meaning.kind === 'count' && piece.meaning.unit === 'bed') {
      const { limits, first, last } = readCountedRooms(pieces, index)
      const before = mentions.filter((mention) => mention.first < first)
      mentions.splice(0, mentions.length, ...before)
      for (const criterion of criteriaOfRoomWord(piece.meaning, limits)) {
        mentions.push({ criterion, stance: 'want', first, last })
      }
      index = last + 1
      continue
    }
    const isSilent =
      isDoubtful(pieces, index) || isLivedIn(pieces, piece) || isAnswered(pieces, index)
    for (const criterion of isSilent ? [] : criteriaOf(piece)) {
      mentions.push({ criterion, stance: 'want', first: index, last: index })
    }
    const slug = nearbyAt(pieces, index)
    if (slug !== undefined) {
      mentions.push({
        criterion: { slot: 'features', slug },
        stance: 'want',
        first: index,
        last: index,
      })
    }
    index += 1
  }
  return withOtherEndsOfRooms(pieces, withPairedBounds(mentions, pieces))
}

function inScale(read: Quantity, unclear: boolean, language: LanguageCode | undefined): Quantity {
  const quantity = unclear ? { ...read, unclear } : read
  return language === 'zh' ? inTenThousands(quantity) : quantity
}

/** 'eine Wohnung mit Balkon', 'furnished ones please': a word for one that counts nothing. */
function isArticle(pieces: readonly Piece[], quantity: Quantity): boolean {
  const { first, last, low, scaled, unit, currency, bound, noun } = quantity
  const one = pieces[last]?.meaning
  if (one?.kind !== 'number' || one.digits === true || low !== 1) return false
  const isNumber = [unit, currency, noun].every((each) => each === undefined) && !scaled
  const next = pieces[last + 1]?.meaning.kind
  // 'Um eine Wohnung zu kaufen' is no sum of about one million.
  if (isNumber && bound !== undefined && next === 'type') return true
  const isBare = isNumber && bound === undefined && first === last
  const saysMore = pieces.some(({ meaning }) => !besideArticle.has(meaning.kind))
  return isBare && saysMore && next !== undefined && next !== 'mark'
}

/** A message of nothing else gives a number: 'one please', 'make it one'. */
const besideArticle: ReadonlySet<Meaning['kind']> = new Set([
  'number',
  'plain',
  'mark',
  'set',
  'correction',
])

/** Chinese leaves the unit of prices out: 预算280 is 2.8 million, 年租14-16 is 140 to 160 thousand. */
function inTenThousands(quantity: Quantity): Quantity {
  const { low, high, scaled, unit, currency, perYear, bound, noun, unclear } = quantity
  const isBare =
    !scaled && unit === undefined && currency === undefined && quantity.step === undefined
  const isBound = bound !== undefined && noun === undefined && unclear !== true
  const isYearly = perYear === 1 && quantity.isPeriodFirst === true
  const isRange = high !== undefined && unclear !== true
  const isPriced = noun === 'price' || isYearly || isBound || isRange
  const isTyped = low >= leastTenThousands && (high ?? low) < smallestPrice
  if (!isBare || !isPriced || !isTyped) return quantity
  return {
    ...quantity,
    low: low * 10_000,
    high: high && high * 10_000,
    scaled: true,
    scale: 10_000,
  }
}

/** '17:00', '5 pm', 'الساعة 5' are hours. */
function isClockTime(pieces: readonly Piece[], index: number): boolean {
  const [before, after] = [pieces[index - 1]?.meaning, pieces[index + 1]?.meaning]
  const isColon = [before, after].some((mark) => mark?.kind === 'mark' && mark.text === ':')
  const hour = pieces[index]?.meaning
  const isHour = hour?.kind === 'number' && hour.value <= hoursPerDay
  return (
    (isHour &&
      (after?.kind === 'clock' ||
        before?.kind === 'clock' ||
        (isColon && before?.kind === 'number'))) ||
    timeAt(pieces, index) !== undefined
  )
}

/** In '2b2b' the second letter stands for bathrooms; the Chinese 两房三房 are two counts of rooms. */
function afterBeds(
  mentions: readonly Mention[],
  quantity: Quantity,
  pieces: readonly Piece[],
  language: LanguageCode | undefined,
): Quantity {
  const isLetter = quantity.unit === 'bed' && pieces[quantity.last]?.size === 1
  const previous = mentions.at(-1)
  const beds = previous?.criterion.slot === 'bedrooms' ? previous.criterion.limits : undefined
  if (!isLetter || beds === undefined || previous?.last !== quantity.first - 1) return quantity
  const isChoice = language === 'zh' && beds.max !== undefined && quantity.low > beds.max
  return isChoice ? quantity : { ...quantity, unit: 'bath' }
}

function startsQuantity(meaning: Meaning): boolean {
  return ['number', 'shift', 'scale', 'amount', 'part'].includes(meaning.kind)
}

/** Longest misspelling of a place that could as well be another word, like 'maria'. */
const shortPlace = 5

const expectsPlace: ReadonlySet<Meaning['kind']> = new Set(['inside', 'about', 'also'])

/** A short misspelled place counts only where a place is expected. */
function isDoubtful(pieces: readonly Piece[], index: number): boolean {
  const piece = pieces[index]
  if (piece === undefined || piece.meaning.kind !== 'place') return false
  if (!piece.corrected || (piece.size > shortPlace && piece.real !== true)) return false
  const expects = (at: number): boolean => expectsPlace.has(pieces[at]?.meaning.kind ?? 'unknown')
  // In Hindi 'in' stands behind the place, and behind a sum it bounds it; elsewhere it leads on.
  const leadsOn = pieces[index + 2]?.meaning.kind === 'place'
  const next = pieces[index + 1]?.meaning
  const isInside = next?.kind === 'bound' && next.side === 'after'
  const isExpected = expects(index - 1) || ((expects(index + 1) || isInside) && !leadsOn)
  return pieces.length > 1 && !isExpected
}

/** 'My flat is too small, I need a villa': the property one has is not the one that is looked for. */
function isLivedIn(pieces: readonly Piece[], { meaning }: Piece): boolean {
  if (meaning.kind !== 'cue' || meaning.cue !== 'mine' || meaning.types === undefined) return false
  const has = (wanted: (other: Meaning) => boolean): boolean =>
    pieces.some((other) => wanted(other.meaning))
  if (has((other) => other.kind === 'cue' && other.cue === 'value')) return false
  return has(({ kind }) => kind === 'type') || has((o) => o.kind === 'cue' && o.cue === 'search')
}

/** 'Too expensive, 90k': the sum says how much less, and no order is asked for. */
function isAnswered(pieces: readonly Piece[], index: number): boolean {
  const fault = pieces[index]?.meaning
  if (fault?.kind !== 'sort' || fault.fault !== true) return false
  const beyond = pieces.slice(index + 1).find(({ meaning }) => !isLead(meaning))
  const at = beyond === undefined ? -1 : pieces.indexOf(beyond)
  const scale = pieces[at + 1]?.meaning.kind
  return (
    beyond?.meaning.kind === 'number' &&
    (scale === 'scale' || beyond.meaning.value >= smallestPrice)
  )
}

const isLead = ({ kind }: Meaning): boolean =>
  ['plain', 'mark', 'bound', 'set', 'noun', 'until', 'currency'].includes(kind)
