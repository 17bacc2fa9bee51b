import type { MoneyDraft } from '../dialogue/money-draft.ts'
import { foldText } from '../language/fold.ts'
import { type MoneyWord, moneyWords } from '../lexicon/money-words.ts'
import type { Understanding } from './understand.ts'

/** An interest rate a year is not higher; a larger share is one of the price. Percent. */
const highestRate = 12
const longestTerm = 40
const monthsPerYear = 12
/** Nobody earns or pays so much a month, and no home costs less. AED. */
const leastPrice = 250_000
/** Signs around a percentage in which a word tells what it is of. */
const reach = 24

const patterns = new Map<string, RegExp>()

function pattern(name: MoneyWord): RegExp {
  const known = patterns.get(name)
  if (known !== undefined) return known
  const alternatives = foldText(moneyWords[name])
  const fresh = new RegExp(`(?<![a-z])(?:${alternatives})`, 'u')
  patterns.set(name, fresh)
  return fresh
}

const says = (text: string, name: MoneyWord): boolean => pattern(name).test(text)

interface Share {
  value: number
  of: 'down' | 'rate' | undefined
}

/** Percentages, by the words beside them. */
function sharesIn(text: string): Share[] {
  const written = new RegExp(`(\\d+(?:[.,]\\d+)?)\\s*(?:${foldText(moneyWords.percent)})`, 'gu')
  return [...text.matchAll(written)].map((match): Share => {
    const end = match.index + match[0].length
    const after = text.slice(end, end + reach)
    const before = text.slice(Math.max(0, match.index - reach), match.index)
    const value = Number((match[1] ?? '').replace(',', '.'))
    const named = (part: string): Share['of'] =>
      says(part, 'down') ? 'down' : says(part, 'rate') ? 'rate' : undefined
    return { value, of: named(after) ?? named(before) }
  })
}

function yearsIn(text: string): number | undefined {
  const [, years] =
    new RegExp(`(\\d+)[\\s-]*(?:${foldText(moneyWords.years)})`, 'u').exec(text) ?? []
  const value = Number(years)
  return value >= 1 && value <= longestTerm ? value : undefined
}

interface Amount {
  aed: number
  isMonthly: boolean
}

/** A number in groups of three, which may have been read as several. */
const groupedAmount = /(?<!\d)\d{1,3}(?:[ .,\u00a0\u202f]\d{3})+(?!\d)/gu
const aMonth = /^.{0,12}(?:месяц|month|monat|شهر|महीन|माह|月)/u

/** Amounts of the message in AED, and whether they are for a month. */
function amountsIn({ mentions }: Understanding, text: string): Amount[] {
  const read = mentions.flatMap(({ wish }) => {
    if (wish.slot !== 'price' && wish.slot !== 'number') return []
    const { low, currency, perYear } = wish.quantity
    const aed = Math.round(low * (currency ?? 1))
    const isMonthly = perYear === monthsPerYear && aed < leastPrice
    return currency === null || aed < 1000 ? [] : [{ aed, isMonthly }]
  })
  if (read.length > 0) return read
  return [...text.matchAll(groupedAmount)].map((match) => ({
    aed: Number(match[0].replace(/\D/gu, '')),
    isMonthly: aMonth.test(text.slice(match.index + match[0].length)),
  }))
}

const elsewhere = ['location', 'type', 'bedrooms', 'bathrooms', 'features'] as const
const otherTasks = ['compare', 'value', 'invest', 'search', 'more'] as const

/**
 * What a message asks about paying for a home, on top of what was asked before; undefined where it
 * asks for something else.
 */
export function readMoney(
  message: string,
  understanding: Understanding,
  before: MoneyDraft | undefined,
  shown: readonly string[],
): MoneyDraft | undefined {
  const { flags, mentions, ordinals } = understanding
  const isRefused = (['inject', 'abuse', 'steer', 'viewing', 'callback', 'restart'] as const).some(
    (cue) => flags.cues.has(cue),
  )
  if (isRefused) return undefined
  const text = foldText(message)
  const shares = sharesIn(text)
  const years = yearsIn(text)
  const amounts = amountsIn(understanding, text)
  const monthly = amounts.find(({ isMonthly }) => isMonthly)
  const whole = amounts.find(({ isMonthly }) => !isMonthly)
  const isIncome = says(text, 'income')
  const wantsHome = mentions.some(({ wish }) => elsewhere.some((slot) => slot === wish.slot))
  const listingId = listingOf(ordinals, shown)
  const kind = kindOf()
  if (kind === undefined) return undefined
  const { asked: _, ...known } = keptFor(kind, before) ?? {}
  const told: MoneyDraft = { ...known, kind }
  if (listingId !== undefined) {
    told.listingId = listingId
    delete told.price
  }
  for (const share of shares) {
    const isRate = share.of === 'rate' || (share.of === undefined && share.value <= highestRate)
    if (isRate) told.rate = share.value
    else if (share.value < 100) told.downShare = share.value
  }
  if (years !== undefined) told.years = years
  if (says(text, 'national')) told.national = true
  if (says(text, 'further')) told.further = true
  if (kind === 'afford') {
    const amount = monthly ?? whole
    // A salary of hundreds of thousands is that of a year.
    if (amount !== undefined)
      told.amount = amount.aed < leastPrice ? amount.aed : Math.round(amount.aed / monthsPerYear)
    if (isIncome) told.amountIs = 'income'
    else if (says(text, 'payment')) told.amountIs = 'payment'
  } else if (whole !== undefined) {
    told.price = whole.aed
    delete told.listingId
  }
  return told

  function kindOf(): MoneyDraft['kind'] | undefined {
    const isAfford = says(text, 'afford')
    const isRent = mentions.some(({ wish }) => wish.slot === 'purpose' && wish.purpose === 'rent')
    const onlyTellsIncome = isIncome && amounts.length > 0 && !wantsHome
    if ((isAfford && whole === undefined && !isRent) || onlyTellsIncome) return 'afford'
    if (isAfford && isIncome) return 'afford'
    const names = whole !== undefined || listingId !== undefined
    const isGeneral = understanding.state.topic !== undefined || wantsHome
    if (says(text, 'costs') && (names || !isGeneral)) return 'costs'
    if (says(text, 'loan') && (names || shares.length > 0)) return 'loan'
    const turnsAway = otherTasks.some((cue) => flags.cues.has(cue))
    if (before === undefined || wantsHome || turnsAway) return undefined
    const answers = amounts.length > 0 || isIncome || says(text, 'payment') || ordinals.length > 0
    if (before.asked !== undefined && answers) return before.kind
    const isMore =
      shares.length > 0 || years !== undefined || says(text, 'national') || says(text, 'further')
    return isMore ? (before.kind === 'costs' ? 'loan' : before.kind) : undefined
  }
}

/** A loan after the costs of a home is for that home. */
function keptFor(
  kind: MoneyDraft['kind'],
  before: MoneyDraft | undefined,
): Partial<MoneyDraft> | undefined {
  if (before?.kind === kind || before?.asked !== undefined) return before
  if (before === undefined || before.kind === 'afford' || kind === 'afford') return undefined
  const { listingId, price } = before
  return { ...(listingId !== undefined && { listingId }), ...(price !== undefined && { price }) }
}

function listingOf(ordinals: readonly number[], shown: readonly string[]): string | undefined {
  const [first] = ordinals
  return first === undefined ? undefined : shown.at(first > 0 ? first - 1 : first)
}
