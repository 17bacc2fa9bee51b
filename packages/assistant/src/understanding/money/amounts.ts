import type { Piece } from '@manzil/query-language/grammar/pieces'
import type { Quantity } from '@manzil/query-language/grammar/quantity'
import { fold, foldText } from '@manzil/query-language/language/fold'
import type { Token } from '@manzil/query-language/language/tokens'
import { debtWords } from '@manzil/query-language/lexicon/debt-words'
import { joiningWords } from '@manzil/query-language/lexicon/money-words'
import { ownSumWords } from '@manzil/query-language/lexicon/own-sum-words'
import { sumPartRow } from '@manzil/query-language/lexicon/sum-parts/sum-part-row'
import type { Mention } from '@manzil/query-language/reading/mentions'
import type { AmountOfRole } from './amount-role.ts'
import { finderOf, placesOf, placesOfRow, says, type WordPlace } from './find-words.ts'
import { readLeftOfSale } from './left-of-sale.ts'
import { netPayIn } from './net-pay.ts'
import { isPaidByTenant, readOwed, readPaidOut } from './owed-and-paid-out.ts'
import { periodOf } from './period-of.ts'
import { placeInFolded } from './place-in-folded.ts'
import { profitsIn } from './profits-in.ts'
import { cardLimitPlaces, readCardLimits } from './read-card-limits.ts'
import { sharePlaces, sharesIn, withoutTerms } from './shares.ts'

/** An amount of money that a message names. */
export interface NamedAmount extends AmountOfRole {
  mention: Mention
}

/** A message as it is read for amounts. */
export interface Read {
  text: string
  tokens: readonly Token[]
  pieces: readonly Piece[]
}

const saysCanPay = finderOf(sumPartRow('canPay'))
const saysRuns = finderOf(debtWords.runs)
const instalmentPlaces = placesOfRow(sumPartRow('instalment'))
const depositPlaces = placesOfRow(sumPartRow('deposit'))
const partnerPlaces = placesOfRow(sumPartRow('partner'))
const otherLoanPlaces = placesOfRow(ownSumWords.otherLoans)
const joining = new RegExp(
  `^[\\s:=~-]*(?:(?:${foldText(joiningWords)})(?![\\p{L}\\p{M}])[\\s:=~-]*|[是为有也还只才就大概约每个一月]){0,4}$`,
  'u',
)
const roles = ['income', 'savings', 'instalment'] as const
/** What is said in smaller sums is counted, not paid. AED. */
const leastAmount = 1000
const monthsPerYear = 12
const thousand = 1000
const million = 1_000_000
/** 'The fees on 3.5': of a sum a small number with a fraction counts millions. */
const mostMillions = 100
/** Signs between what another loan takes and its name. */
const otherLoanReach = 16
/** Of two as near, the one behind the word is its own. */
const half = 0.5
/** Nobody earns or pays so much a month, and no property costs less. AED. */
const leastPrice = 250_000
/** Whoever earns so much tells it by the year, unless a month is said. AED. */
const leastOfYear = 150_000

/**
 * Amounts of a message in AED, each with the word that says what it is. `earns`: an income was told
 * before.
 */
export function amountsIn(read: Read, mentions: readonly Mention[], earns: boolean): NamedAmount[] {
  const { text } = fold(read.text)
  const placeOf = placeInFolded(read)
  // Beside a whole price a small number is something else: 'a mortgage at 4.5 for 2 million'.
  const isSum =
    (['loan', 'costs', 'repay', 'repayLast'] as const).some((word) => says(text, word)) &&
    !mentions.some(
      ({ criterion }) => criterion.slot === 'price' && criterion.quantity.low >= leastPrice,
    )
  const known = sharesIn(text).map(({ value }) => value)
  const saysMillions = ({ low, scale, perYear }: Quantity): boolean =>
    scale === undefined &&
    perYear === undefined &&
    low < mostMillions &&
    !Number.isInteger(low) &&
    !known.includes(low)
  const partners = earns || says(text, 'income') ? partnerPlaces(text) : []
  // Of two who earn each is told alike: 'my salary is 45 and my husband's 38'.
  const earners = partners.length > 0 ? [...partners, ...placesOf(text, 'income')] : []
  const found = mentions.flatMap((mention): NamedAmount[] => {
    const { criterion } = mention
    if (criterion.slot !== 'price' && criterion.slot !== 'number') return []
    const { low, currency, perYear, bound, scale } = criterion.quantity
    const isMillions = isSum && saysMillions(criterion.quantity)
    const place = placeOf(mention)
    // 'I make 30k, my wife 18': the thousands are left out.
    const isOfPartner =
      low < thousand && scale === undefined && earners.some((word) => touches(text, place, word))
    const factor = isMillions ? million : isOfPartner ? thousand : 1
    const aed = Math.round(low * (currency ?? 1) * factor)
    if (currency === null || aed < leastAmount) return []
    const limit = bound === 'max' || bound === 'min' ? bound : undefined
    // 'A month for a 1.3 million property': the month is that of the payment.
    const period = aed >= leastPrice && perYear === monthsPerYear ? undefined : perYear
    return [{ aed, perYear: period, role: undefined, limit, place, mention }]
  })
  readLeftOfSale(text, found)
  const shares = sharePlaces(text)
  // 'Afford with 400k down' sets no limit to a price.
  const affords = says(text, 'afford')
  for (const role of roles) {
    const words = [
      ...placesOf(text, role),
      ...(role === 'income' ? [...profitsIn(text), ...netPayIn(text)] : []),
    ]
    for (const word of words) {
      // '5% down payment under 700k': the word belongs to the percentage.
      if (shares.some((share) => touches(text, share, word))) continue
      const beside = found.filter(
        ({ role: known, place, aed, limit }) =>
          known === undefined &&
          (role === 'instalment' ? aed < leastPrice : limit !== 'max' || affords) &&
          touches(text, place, word),
      )
      // An income and a down payment are less than the price.
      const [least] = beside.sort((left, right) => left.aed - right.aed)
      if (least !== undefined) least.role = role
    }
  }
  readPaidOut(text, found)
  readCardLimits(text, found)
  const isIncome = earns || found.some(({ role }) => role === 'income')
  // 'Car loan 1,800 a month, how much can I borrow?': it is paid already, whether or not an income is told.
  if (isIncome || says(text, 'afford')) {
    const limits = cardLimitPlaces(text)
    // 'Credit card' in 'credit card limit' is no loan beside it.
    const loans = otherLoanPlaces(text).filter(
      (word) => !limits.some(({ start, end }) => word.start < end && start < word.end),
    )
    readOtherLoans(found, loans)
  }
  if (isIncome) readInstalment(text, found)
  if (isIncome) readPartner(text, found)
  // 'It costs 1.2 million, I have 300k, the rest is a loan.'
  if (isIncome || (says(text, 'loan') && found.some(({ aed }) => aed >= leastPrice)))
    readCash(text, isIncome ? found : found.filter(({ aed }) => aed < largestOf(found)))
  readOwed(text, found)
  return found
}

const largestOf = (found: readonly NamedAmount[]): number =>
  Math.max(...found.map(({ aed }) => aed))

/** 'I make 24k, the car loan takes 2,500, my card limit is 30k': each stands nearest to its word. */
function readOtherLoans(found: readonly NamedAmount[], words: readonly WordPlace[]): void {
  for (const word of words) {
    const gap = ({ place }: NamedAmount): number =>
      place.start >= word.end ? place.start - word.end : word.start - place.end + half
    const [nearest] = found
      .filter((amount) => amount.role === undefined || amount.role === 'instalment')
      .filter((amount) => amount.aed < leastPrice && gap(amount) <= otherLoanReach)
      .sort((one, other) => gap(one) - gap(other))
    if (nearest !== undefined) nearest.role = 'otherLoans'
  }
}

/** Beside an income an instalment that is paid already is that of another loan; 'I can pay 8k' is none. */
function readInstalment(text: string, found: readonly NamedAmount[]): void {
  const isKnown = found.some(({ role }) => role === 'otherLoans')
  // After an income was told, only what runs already is none of the home asked about.
  const isOther =
    found.some(({ role }) => role === 'income') ||
    otherLoanPlaces(text).length > 0 ||
    saysRuns(text)
  if (isKnown || saysCanPay(text) || !isOther) return
  const words = instalmentPlaces(text)
  const amount = found.find(
    ({ role, limit, aed, place }) =>
      limit === undefined &&
      (role === 'instalment' ||
        (role === undefined &&
          aed < leastPrice &&
          words.some((word) => touches(text, place, word)))),
  )
  if (amount !== undefined) amount.role = 'otherLoans'
}

/** 'I earn 18k and my husband 22k': who earns beside the one who writes is named, and not what it is. */
function readPartner(text: string, found: readonly NamedAmount[]): void {
  const beside = found.filter(
    ({ role, aed, limit }) => role === undefined && aed < leastPrice && limit === undefined,
  )
  for (const word of partnerPlaces(text)) {
    const amount = beside.find(({ place }) => touches(text, place, word))
    if (amount !== undefined) amount.role = 'income'
  }
}

/** It stands beside the one who earns besides the one who writes: 'my wife 11k'. */
export const isOfPartner = ({ place }: NamedAmount, text: string): boolean =>
  partnerPlaces(text).some((word) => touches(text, place, word))

/** Beside an income, what one has is brought into a purchase. */
function readCash(text: string, found: readonly NamedAmount[]): void {
  if (found.some(({ role }) => role === 'savings')) return
  const words = placesOf(text, 'cash')
  const amount = found.find(
    ({ role, place, limit, perYear }) =>
      role === undefined &&
      limit !== 'max' &&
      perYear === undefined &&
      words.some((word) => touches(text, place, word)),
  )
  if (amount !== undefined) amount.role = 'savings'
}

/** Whether nothing but joining words stands between an amount and a word. */
function touches(text: string, amount: WordPlace, word: WordPlace): boolean {
  if (word.start >= amount.start && word.end <= amount.end) return true
  const [from, to] = word.start < amount.start ? [word.end, amount.start] : [amount.end, word.start]
  return joining.test(text.slice(from, Math.max(from, to)))
}

/** What goes to another loan is told by the month: the years beside it are those of the one asked about. */
export const instalmentOf = (amount: NamedAmount, text: string): number =>
  amount.perYear === 1 && !says(withoutTerms(text), 'yearly') ? amount.aed : monthlyOf(amount, text)

/** It was said in other money and is told in dirhams. */
export const isOtherMoney = ({ mention: { criterion } }: NamedAmount): boolean =>
  (criterion.slot === 'price' || criterion.slot === 'number') &&
  (criterion.quantity.currency ?? 1) !== 1

/** An income or a payment for a month; the period is guessed only where none is said. */
export function monthlyOf(amount: NamedAmount, text: string): number {
  const { aed, perYear } = amount
  const period = ownPeriod(amount, text)
  if (period === undefined && perYear !== undefined && perYear !== 1)
    return Math.round((aed * perYear) / monthsPerYear)
  return period === 'year' || (period === undefined && isLikeAYear(amount))
    ? Math.round(aed / monthsPerYear)
    : aed
}

/** What one earns a year, where nobody said of which period it is and no month brings so much. */
export const yearGuessed = (amount: NamedAmount, text: string): number | undefined =>
  ownPeriod(amount, text) === undefined && amount.perYear === undefined && isLikeAYear(amount)
    ? amount.aed
    : undefined

function ownPeriod(
  { perYear, place, aed }: NamedAmount,
  text: string,
): 'year' | 'month' | undefined {
  // '工资2万 年租金10万': the year is that of the rent behind it.
  const isOfRent = /^[\d.,万千\s]*年[租房]/u.test(text.slice(place.start))
  if (perYear === monthsPerYear) return 'month'
  const said = periodOf(place, text)
  if (said !== undefined && !(said === 'month' && aed >= leastPrice)) return said
  return perYear === 1 && !isOfRent ? 'year' : undefined
}

/** An income is told by the month in this country; only what no month brings is that of a year. */
const isLikeAYear = ({ aed, role }: NamedAmount): boolean =>
  aed >= (role === 'income' ? leastOfYear : leastPrice)

/** What one earns, has saved or pays back each month is not the price of the property looked for. */
export function withoutOtherAmounts(
  mentions: readonly Mention[],
  amounts: readonly NamedAmount[],
  message: string,
): Mention[] {
  // What is earned in money that is not converted is no budget either.
  const earns = says(fold(message).text, 'income')
  const purposes = new Set(
    mentions.flatMap(({ criterion }) => (criterion.slot === 'purpose' ? [criterion.purpose] : [])),
  )
  const isSale = purposes.has('sale') && !purposes.has('rent')
  const others = amounts.filter(
    ({ role, perYear }) =>
      role === 'income' ||
      role === 'savings' ||
      role === 'otherLoans' ||
      role === 'cardLimit' ||
      role === 'owed' ||
      role === 'sold' ||
      (perYear === monthsPerYear && (role === 'instalment' || isSale)),
  )
  const { text } = fold(message)
  const paid = amounts.filter(
    (amount) => isPaidByTenant(text, amount) || isDeposit(text, amount, isSale),
  )
  const spent = amounts.find(({ role }) => role === 'left')
  return mentions.map((mention) =>
    [...others, ...paid].some((amount) => amount.mention === mention) ||
    (earns && isUnconverted(mention))
      ? { ...mention, stance: 'aside' }
      : mention === spent?.mention
        ? upTo(mention)
        : mention,
  )
}

/** What is at hand is the most that may be paid. */
function upTo({ criterion, ...mention }: Mention): Mention {
  if (criterion.slot !== 'price') return { criterion, ...mention }
  return {
    ...mention,
    stance: 'want',
    criterion: { ...criterion, quantity: { ...criterion.quantity, bound: 'max' } },
  }
}

/** 'The deposit is 9,000': what is held of a tenant is no rent. */
const isDeposit = (
  text: string,
  { place, limit, aed, role }: NamedAmount,
  isSale: boolean,
): boolean =>
  !isSale &&
  role === undefined &&
  limit === undefined &&
  aed < mostDeposit &&
  depositPlaces(text).some((word) => touches(text, place, word))
const mostDeposit = 60_000

const isUnconverted = ({ criterion }: Mention): boolean =>
  criterion.slot === 'price' && criterion.quantity.currency === null
