import type { Piece } from '@manzil/query-language/grammar/pieces'
import type { Topic } from '@manzil/query-language/grammar/topics'
import { fold } from '@manzil/query-language/language/fold'
import type { Token } from '@manzil/query-language/language/tokens'
import { statedSumWords } from '@manzil/query-language/lexicon/stated-sum-words'
import type { Mention } from '@manzil/query-language/reading/mentions'
import type { MoneyDraft } from '../../money-draft.ts'
import type { DialogueState } from '../../state.ts'
import type { TurnFlags } from '../turn-flags.ts'
import type { NamedAmount } from './amounts.ts'
import { finderOf, says } from './find-words.ts'
import { profitsIn } from './profits-in.ts'
import { type Share, sharesIn, yearsIn } from './shares.ts'
import { isTermOfDebt } from './term-of-debt.ts'

/** No price of a property is lower. AED. */
const leastPrice = 100_000
const monthsPerYear = 12

const saysDayOne = finderOf(statedSumWords.dayOne)

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
export interface Signs {
  said: MoneySaid
  text: string
  shares: readonly Share[]
  years: number | undefined
  /** An amount that can be the price of a property. */
  whole: NamedAmount | undefined
  /** An amount that is earned or paid each month. */
  regular: NamedAmount | undefined
  isIncome: boolean
  isRent: boolean
  /** It names a place, a kind or rooms. */
  describes: boolean
  asks: boolean
  propertyId: string | undefined
}

/** Slots that tell which property is meant. */
export const elsewhere: readonly string[] = [
  'location',
  'type',
  'bedrooms',
  'bathrooms',
  'features',
]

export function signsOf(said: MoneySaid): Signs {
  const { amounts, mentions, flags, before } = said
  const { text } = fold(said.text)
  // 'On the first day' names no home.
  const isDay = said.ordinals.length === 1 && said.ordinals[0] === 1 && saysDayOne(text)
  const [first] = isDay ? [] : said.ordinals
  const shown = before.shown
  const years = yearsIn(text)
  const isAnswer = before.money !== undefined && missingIn(before.money) === 'price'
  return {
    said,
    text,
    shares: sharesIn(text),
    years: years !== undefined && isTermOfDebt(amounts, text, years) ? undefined : years,
    whole: amounts.find(
      ({ aed, perYear, role }) =>
        perYear === undefined && role === undefined && (aed >= leastPrice || isAnswer),
    ),
    regular:
      amounts.find(({ role }) => role === 'income') ??
      amounts.find(
        ({ perYear, role }) =>
          perYear === monthsPerYear && role !== 'otherLoans' && role !== 'cardLimit',
      ),
    isIncome: says(text, 'income') || profitsIn(text).length > 0,
    isRent: mentions.some(
      ({ criterion }) => criterion.slot === 'purpose' && criterion.purpose === 'rent',
    ),
    describes: mentions.some(({ criterion }) => elsewhere.includes(criterion.slot)),
    asks: flags.question || flags.cues.has('question') || says(text, 'asking'),
    propertyId: first === undefined ? undefined : shown.at(first > 0 ? first - 1 : first),
  }
}

/** Sums over figures of the visitor's own, which are all there as soon as one is asked for. */
export const isOwnSum = (kind: MoneyDraft['kind']): boolean => ownSums.has(kind)

const ownSums: ReadonlySet<MoneyDraft['kind']> = new Set([
  'yield',
  'movingIn',
  'proceeds',
  'exchange',
  'charge',
  'change',
  'plan',
  'rentRise',
  'notice',
  'perMetre',
  'letting',
  'fee',
  'settlement',
  'penalty',
  'deposit',
  'offers',
  'nightly',
  'bySize',
  'rentOrBuy',
  'rentOfIncome',
  'lettings',
  'allIn',
  'rentNow',
  'monthLeft',
  'enough',
  'refinance',
])

/** What an answer could not be worked out without. */
export function missingIn({ kind, asked, ...known }: MoneyDraft): MoneyDraft['asked'] {
  if (asked !== undefined) return asked
  if (isOwnSum(kind)) return undefined
  if (kind !== 'afford') {
    const { price, propertyId, borrowed } = known
    return (price ?? propertyId ?? borrowed) ? undefined : 'price'
  }
  if (known.amount === undefined) return 'amount'
  return known.amountIs === undefined ? 'meaning' : undefined
}
