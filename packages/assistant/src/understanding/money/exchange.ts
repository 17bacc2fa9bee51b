import { foldText } from '@manzil/query-language/language/fold'
import {
  type CurrencyCode,
  currencyWords,
  dirhamWords,
  exchangeLeads,
  intoDollars,
} from '@manzil/query-language/lexicon/exchange-words'
import { sumPartRow } from '@manzil/query-language/lexicon/sum-parts/sum-part-row'
import type { MoneyDraft } from '../../money-draft.ts'
import { asksAmount } from '../../passages/asks-amount.ts'
import type { DialogueState } from '../../state.ts'
import { finderOf } from './find-words.ts'
import { propertyMeant } from './property-meant.ts'
import type { Signs } from './signs.ts'

const namesPrice = finderOf(sumPartRow('price'))

/** Letters of a pattern as folding leaves them; its classes stay. */
const folded = (pattern: string): string =>
  pattern.replace(/[\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}\p{M}]+/gu, foldText)

/** Words with no letter around them; signs and Chinese stand anywhere, a number may stand before. */
const words = (alternatives: string): string =>
  `(?<![a-z\\p{Script=Cyrillic}\\p{Script=Devanagari}])(?:${folded(alternatives)})(?![a-z\\p{Script=Cyrillic}\\p{Script=Devanagari}\\p{M}])`

/** What a longer name holds comes behind it: the dollar of Canada is no dollar. */
const codes: readonly CurrencyCode[] = [
  'CAD',
  'AUD',
  'HKD',
  'CHF',
  'KWD',
  'EGP',
  'PKR',
  'KZT',
  'USD',
  'EUR',
  'GBP',
  'SAR',
  'INR',
  'CNY',
  'RUB',
]
const currencies = codes.map((code) => [code, new RegExp(words(currencyWords[code]), 'u')] as const)
const dirhams = new RegExp(words(dirhamWords), 'u')
/** 'In dirhams' asks the other way round. */
const dirhamsFirst = new RegExp(
  `(?:in|to|في|ب|в|me|mein|में|换成|折合)\\s*${words(dirhamWords)}`,
  'u',
)
const saysInto = (text: string): boolean => into.test(text)
const into = new RegExp(words(intoDollars), 'u')
const number = '(\\d{1,2}(?:[.,]\\d{1,4})?)'
const rates = [
  new RegExp(`(?<![\\d.,])${number}\\s*${words(dirhamWords)}`, 'u'),
  new RegExp(`${words(exchangeLeads)}[\\s:=ـ]*${number}(?![\\d.,]*\\d)(?!\\s*%)`, 'u'),
]
/** '1 dirham is 23 rupees' */
const ofOneDirham = new RegExp(
  `(?<![\\d.,])1\\s*${words(dirhamWords)}\\s*(?:=|:|is|ist|это|равен|يساوي|बराबर|=|等于|兑|換|换|का|ka)?\\s*${number}(?![\\d.,]*\\d)`,
  'u',
)
/** A sum of less is a rate and nothing that somebody has. */
const leastSum = 1000
const highestRate = 20

/** The rate that a message names: dirhams for one of the other money. */
function rateIn(text: string): number | undefined {
  const perDirham = Number(ofOneDirham.exec(text)?.[1]?.replace(',', '.'))
  if (perDirham > 0) return 1 / perDirham
  const found = rates.map((rate) => Number(rate.exec(text)?.[1]?.replace(',', '.')))
  return found.find((value) => value > 0 && value < highestRate)
}

/** 'What does that come to in euros?' beside a sum of its own: no amount of that money is named. */
export function currencyAskedIn(message: string): CurrencyCode | undefined {
  const text = foldText(message)
  return askedIn.find(([, asks]) => asks.test(text))?.[0]
}

const asksIn = (code: CurrencyCode): RegExp =>
  new RegExp(
    `(?:${folded('(?<!\\p{L})(?:in|into|в|بال|بـ)\\s*|换成|换算成|折合|折合成')})${words(currencyWords[code])}|(?<![\\d.,]\\s?)${words(currencyWords[code])}\\s*(?:${folded('में|me|mein')})(?!\\p{L})`,
    'u',
  )
const askedIn = codes.map((code) => [code, asksIn(code)] as const)

/** 'How much is that in rupees?' after a sum: it has no rate of the day to work it out by. */
function asksInOther(signs: Signs): MoneyDraft | undefined {
  const { said, text } = signs
  const { before, mentions, flags, amounts } = said
  const wasSum = before.sum !== undefined || before.money !== undefined || before.shown.length > 0
  const isPlain = currencyAskedIn(said.text) !== undefined
  const asks = flags.question || flags.cues.has('question') || isPlain
  if (!wasSum || !asks || mentions.length > 0 || amounts.length > 0) return undefined
  if ((dirhams.test(text) && !isPlain) || rateIn(text) !== undefined) return undefined
  const code = currencies.find(([, pattern]) => pattern.test(text))?.[0]
  if (code === undefined) return undefined
  // 'What is the first one in dollars?' is asked of its price.
  const isOfSum = before.money !== undefined && signs.propertyId === undefined && !namesPrice(text)
  const propertyId = isOfSum ? undefined : propertyMeant(signs)
  return { kind: 'exchange', currency: code, ...(propertyId !== undefined && { propertyId }) }
}

/** 'How much is 51,000 in dollars?' */
function asksInDollars({ said, text }: Pick<Signs, 'said' | 'text'>): MoneyDraft | undefined {
  const { mentions, flags } = said
  if (!saysInto(text) || dirhamsFirst.test(text) || rateIn(text) !== undefined) return undefined
  const [sum, ...others] = mentions.flatMap(({ criterion }) =>
    criterion.slot === 'price' || criterion.slot === 'number' ? [criterion.quantity.low] : [],
  )
  const asks = flags.question || flags.cues.has('question') || asksAmount(said.text)
  if (sum === undefined || others.length > 0 || sum < leastSum || !asks) return undefined
  return { kind: 'exchange', currency: 'USD', dirhams: sum }
}

/** The sum of other money that a message names. */
export function foreignIn({ mentions }: Signs['said'], text: string): DialogueState['foreign'] {
  const currency = currencies.find(([, pattern]) => pattern.test(text))?.[0]
  const amount = largestOf(mentions)
  return currency === undefined || amount < leastSum ? undefined : { currency, amount }
}

const largestOf = (mentions: Signs['said']['mentions']): number =>
  Math.max(
    0,
    ...mentions.flatMap(({ criterion }) =>
      criterion.slot === 'price' || criterion.slot === 'number' ? [criterion.quantity.low] : [],
    ),
  )

/** 'What is 120k USD in dirhams?', '200.000 Euro, Kurs 4,25', 'and in dirhams?': a sum of other money. */
export function readExchange(signs: Signs): MoneyDraft | undefined {
  const { said, text, describes } = signs
  // 'Tell me in rupees' looks for no home.
  const isTold = said.mentions.length === 0 && currencyAskedIn(said.text) !== undefined
  if (describes || (said.flags.cues.has('search') && !isTold)) return undefined
  const asked = asksInOther(signs) ?? asksInDollars({ said, text })
  if (asked !== undefined) return asked
  const before = said.before.money?.kind === 'exchange' ? said.before.money : said.before.foreign
  const code = currencies.find(([, pattern]) => pattern.test(text))?.[0] ?? before?.currency
  const exchange = rateIn(text)
  const goesOn = said.before.money?.kind === 'exchange' && exchange !== undefined
  if (code === undefined || !(dirhams.test(text) || goesOn)) return undefined
  const largest = largestOf(said.mentions)
  const isNamed = largest >= leastSum
  const amount = isNamed ? largest : before?.amount
  if (amount === undefined) return undefined
  // What a sum of dirhams is asked for, or a home by its price, is no exchange.
  const isOfBefore = !isNamed && !goesOn && !asksAmount(said.text) && !dirhamsFirst.test(text)
  if (isOfBefore) return undefined
  return { kind: 'exchange', currency: code, amount, ...(exchange !== undefined && { exchange }) }
}
