import type { MoneyDraft } from '../dialogue/money-draft.ts'
import type { DialogueState } from '../dialogue/state.ts'
import type { Topic } from '../dialogue/topics.ts'
import type { Meaning } from '../grammar/meaning.ts'
import type { Piece } from '../grammar/pieces.ts'
import { fold } from '../language/fold.ts'
import type { Token } from '../language/tokens.ts'
import { topicOf } from './intent.ts'
import type { Mention } from './mentions.ts'
import { monthlyOf, type NamedAmount } from './money/amounts.ts'
import { placesOf, says, type WordPlace } from './money/find-words.ts'
import { type Share, sharesIn, yearsIn } from './money/shares.ts'
import type { TurnFlags } from './turn-flags.ts'

/** An interest rate a year is not higher; a larger share is one of the price. Percent. */
const highestRate = 12
/** No price of a home is lower. AED. */
const leastPrice = 100_000
/** No home costs less; without a word for a loan it may be a rent. AED. */
const leastLoan = 250_000
/** A rent of a year is not lower; whoever names less and no period means a month. AED. */
const leastRent = 50_000
const monthsPerYear = 12

/** A message as far as it has been understood. */
export interface MoneySaid {
  text: string
  tokens: readonly Token[]
  pieces: readonly Piece[]
  mentions: readonly Mention[]
  amounts: readonly NamedAmount[]
  flags: TurnFlags
  ordinals: readonly number[]
  topic: Topic | undefined
  /** The conversation before the message. */
  before: DialogueState
}

/** What of a message decides whether it asks about paying. */
interface Signs {
  said: MoneySaid
  text: string
  shares: readonly Share[]
  years: number | undefined
  /** An amount that can be the price of a home. */
  whole: NamedAmount | undefined
  /** An amount that is earned or paid each month. */
  regular: NamedAmount | undefined
  isIncome: boolean
  isRent: boolean
  /** It names a place, a kind or rooms. */
  describes: boolean
  asks: boolean
  listingId: string | undefined
}

/**
 * What a message asks about paying for a home, on top of what was asked before; undefined where it
 * asks for something else.
 */
export function readMoney(said: MoneySaid): MoneyDraft | undefined {
  const { flags, before, amounts } = said
  if (refused.some((cue) => flags.cues.has(cue))) return undefined
  const signs = signsOf(said)
  const kind = kindOf(signs)
  if (kind === undefined) return undefined
  const { text, shares, years, whole, regular, listingId } = signs
  const { asked: _, ...known } = keptFor(kind, before.money) ?? {}
  const told: MoneyDraft = { ...known, kind }
  if (listingId !== undefined) {
    told.listingId = listingId
    delete told.price
  }
  for (const share of shares) {
    const isRate = share.of === 'rate' || (share.of === undefined && share.value <= highestRate)
    if (isRate) told.rate = share.value
    else if (share.value < 100) {
      told.downShare = share.value
      delete told.down
    }
  }
  const savings = amounts.find(({ role }) => role === 'savings')
  if (savings !== undefined && kind === 'loan') {
    told.down = savings.aed
    delete told.downShare
  }
  if (years !== undefined) told.years = years
  if (says(text, 'national')) told.national = true
  if (says(text, 'further')) told.further = true
  if (kind === 'afford') {
    const amount = regular ?? whole ?? amounts.find(({ role }) => role !== 'savings')
    if (amount !== undefined) told.amount = monthlyOf(amount, text)
    if (signs.isIncome) told.amountIs = 'income'
    else if (says(text, 'payment')) told.amountIs = 'payment'
  } else if (whole !== undefined) {
    told.price = whole.aed
    delete told.listingId
  }
  return told
}

const refused = ['inject', 'abuse', 'steer', 'viewing', 'callback', 'restart'] as const
const elsewhere: readonly string[] = ['location', 'type', 'bedrooms', 'bathrooms', 'features']
const otherTasks = ['compare', 'value', 'invest', 'search', 'more'] as const

function signsOf(said: MoneySaid): Signs {
  const { amounts, mentions, flags, ordinals, before } = said
  const { text } = fold(said.text)
  const [first] = ordinals
  const shown = before.shown
  const isAnswer = before.money !== undefined && missingIn(before.money) === 'price'
  return {
    said,
    text,
    shares: sharesIn(text),
    years: yearsIn(text),
    whole: amounts.find(
      ({ aed, perYear, role }) =>
        perYear === undefined && role === undefined && (aed >= leastPrice || isAnswer),
    ),
    regular:
      amounts.find(({ role }) => role === 'income') ??
      amounts.find(({ perYear }) => perYear === monthsPerYear),
    isIncome: says(text, 'income'),
    isRent: mentions.some(({ wish }) => wish.slot === 'purpose' && wish.purpose === 'rent'),
    describes: mentions.some(({ wish }) => elsewhere.includes(wish.slot)),
    asks: flags.question || flags.cues.has('question'),
    listingId: first === undefined ? undefined : shown.at(first > 0 ? first - 1 : first),
  }
}

function kindOf(signs: Signs): MoneyDraft['kind'] | undefined {
  const { said, text, shares, whole, listingId, describes, asks, isRent } = signs
  const { topic } = said
  if (asksAffordable(signs)) return 'afford'
  const names = whole !== undefined || listingId !== undefined
  const isRentAlone = isRent && listingId === undefined
  const isGeneral = topic !== undefined || describes
  const asksLoan = says(text, 'repay') || says(text, 'repayLast')
  const isElsewhere = asks && !asksLoan && said.pieces.some(({ meaning }) => isOther(meaning))
  if (isRentAlone || isElsewhere) return goesOn(signs)
  if (says(text, 'costs') && (names || !isGeneral) && isMeant(signs, ['costs'])) return 'costs'
  const isSum = asksLoan && (whole?.aed ?? 0) >= leastLoan
  const isLoan = says(text, 'loan') || isSum || said.pieces.some(isMisspeltLoan)
  const isNamed = names || (shares.length > 0 && !asks && !describes)
  const isGranted = says(text, 'granted') && !asks
  if (isLoan && isNamed && !isGranted && isMeant(signs, ['loan', 'repay'])) return 'loan'
  if (asksFees(signs)) return 'costs'
  return goesOn(signs)
}

/** Subjects that a question about a sum of money may touch. */
const ofPaying: ReadonlySet<Topic> = new Set([
  'mortgage',
  'buying_fees',
  'agency_commission',
  'cheques_deposit',
])

/** 'Morgage for 2 million' */
const isMisspeltLoan = ({ meaning, corrected }: Piece): boolean =>
  corrected && meaning.kind === 'topic' && meaning.topic === 'mortgage'

/** 'Do I get a visa for a home of 2 million with a loan?' */
const isOther = (meaning: Meaning): boolean =>
  meaning.kind === 'topic' && !ofPaying.has(meaning.topic)

/** 'Transfer fee for 1.6 million': the subject is named first, then a price. */
function asksFees({ said, whole, describes, asks }: Signs): boolean {
  const { pieces } = said
  if (whole === undefined || topicOf(pieces) !== 'buying_fees') return false
  if (whole.limit !== undefined || (describes && !asks)) return false
  const isRefused = pieces.some(({ meaning }) => meaning.kind === 'negator')
  const subject = pieces.findIndex(({ meaning }) => meaning.kind === 'topic')
  return !isRefused && subject < whole.mention.first
}

/** Asks for the home that an income or a payment carries, and not for homes up to a budget. */
function asksAffordable(signs: Signs): boolean {
  const { said, text, whole, regular, isIncome, isRent, describes, asks } = signs
  const { amounts, topic, before } = said
  if (isRent) return false
  const affords = says(text, 'afford')
  const earns = isIncome && regular !== undefined
  const isElsewhere = topic !== undefined && topic !== 'mortgage'
  if (earns && (affords || says(text, 'buy') || (asks && says(text, 'loan')))) return true
  if (earns && !describes && whole === undefined && !isElsewhere) return true
  if (says(text, 'buy') && regular?.perYear === monthsPerYear) return true
  if (!affords || whole !== undefined) return false
  const isSmall = amounts.every(
    ({ aed, perYear, role }) =>
      role !== undefined || perYear === monthsPerYear || (perYear === undefined && aed < leastRent),
  )
  const hasBudget = describes && before.slots.price_max !== undefined
  return isSmall && !hasBudget && !(isElsewhere && amounts.length === 0)
}

/**
 * A search that mentions a loan or fees stays a search: what it describes stands first, has a limit
 * of price, or nothing is asked.
 */
function isMeant(signs: Signs, words: readonly ('costs' | 'loan' | 'repay')[]): boolean {
  const { said, text, whole, describes, asks, listingId } = signs
  if (listingId !== undefined && whole === undefined) return true
  // 'Kredit über 3 Millionen': the sum is that of the loan.
  const isOfLoan = whole !== undefined && placesOf(text, 'repay').some((it) => meets(it, whole))
  const isUpTo = whole?.limit === 'max' || (describes && whole?.limit === 'min')
  const isLimited = !isOfLoan && (isUpTo || says(text, 'budget'))
  if (!describes) return asks || !isLimited
  if (isLimited) return false
  if (says(text, 'repayLast')) return true
  if (words.some((word) => leads(word, said, text))) return true
  const asksSum = says(text, 'repay') || says(text, 'costs')
  return asks && asksSum && !said.flags.cues.has('search')
}

const meets = (word: WordPlace, { place }: NamedAmount): boolean =>
  word.start <= place.start && word.end + 1 >= place.start

/** Whether a word stands before everything that the message says about a home. */
function leads(word: 'costs' | 'loan' | 'repay', said: MoneySaid, text: string): boolean {
  const [place] = placesOf(text, word)
  if (place === undefined) return false
  const { origins } = fold(said.text)
  const start = origins[place.start] ?? 0
  return said.mentions.every(({ wish, first }) => {
    const token = said.tokens[said.pieces[first]?.first ?? 0]
    return !elsewhere.includes(wish.slot) || (token?.start ?? 0) > start
  })
}

/** Answers what was asked, or tells more about it. */
function goesOn(signs: Signs): MoneyDraft['kind'] | undefined {
  const { said, text, shares, years, describes, isIncome } = signs
  const { before, flags, amounts, ordinals } = said
  const { money } = before
  const turnsAway = otherTasks.some((cue) => flags.cues.has(cue))
  if (money === undefined || describes || turnsAway) return undefined
  const answers = amounts.length > 0 || isIncome || says(text, 'payment') || ordinals.length > 0
  if (missingIn(money) !== undefined && answers) return money.kind
  const [first] = said.pieces
  const isNext = flags.about || first?.meaning.kind === 'joint' || first?.joined === true
  if (isNext && says(text, 'loan')) return 'loan'
  if (isNext && says(text, 'costs')) return 'costs'
  if (isNext && amounts.length > 0) return money.kind
  const isMore =
    shares.length > 0 ||
    years !== undefined ||
    amounts.some(({ role }) => role !== undefined) ||
    says(text, 'national') ||
    says(text, 'further')
  return isMore ? (money.kind === 'costs' ? 'loan' : money.kind) : undefined
}

/** What an answer could not be worked out without. */
function missingIn({ kind, asked, ...known }: MoneyDraft): MoneyDraft['asked'] {
  if (asked !== undefined) return asked
  if (kind !== 'afford')
    return known.price === undefined && known.listingId === undefined ? 'price' : undefined
  if (known.amount === undefined) return 'amount'
  return known.amountIs === undefined ? 'meaning' : undefined
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
