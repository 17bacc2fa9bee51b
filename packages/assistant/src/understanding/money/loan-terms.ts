import { foldText } from '@manzil/query-language/language/fold'
import { rateLeads } from '@manzil/query-language/lexicon/money-words'
import { ownSumWords } from '@manzil/query-language/lexicon/own-sum-words'
import type { NamedAmount } from './amounts.ts'
import { finderOf } from './find-words.ts'
import type { MoneySaid } from './signs.ts'

/** Asks what a loan costs in interest over all its years. */
export const asksInterest = finderOf(ownSumWords.interestInTotal)

const saysBorrowed = finderOf(ownSumWords.borrowed)
const leads = new RegExp(`(?<![\\p{L}\\p{M}])(?:${foldText(rateLeads)})(?![\\p{L}\\p{M}])`, 'u')
/** An interest rate a year is not higher, percent. */
const highestRate = 12
/** Signs around an amount in which a word says that it is borrowed. */
const reach = 20

/** 'Loan 800k', '800k loan': right beside the amount the word is of it. */
const loanNouns = foldText(
  'loan|mortgage|kredit|darlehen|hypothek|кредит|кредита|кредитом|ипотека|ипотеку|ипотеки|ипотекой|लोन|قرض|تمويل',
)
const loanBefore = new RegExp(`(?<![\\p{L}\\p{M}])(?:${loanNouns})\\s*$`, 'u')
const loanBehind = new RegExp(`^\\s*(?:${loanNouns})(?![\\p{L}\\p{M}])`, 'u')

/** 'What can I borrow for a 1.5m flat?': the amount is that of the home. */
const propertyBehind = new RegExp(
  `^\\s*(?:${foldText('aed|dhs?|dirhams?|дирхам(?:а|ов)?|درهم|दिरहम|迪拉姆')})?\\s*的?(?:${foldText('flat|apartment|home|house|villa|property|place|unit|townhouse|studio|wohnung|haus|immobilie|villa|квартир|дом|вилл|жиль|घर|फ्लैट|फ़्लैट|ghar|makan|شقة|شقه|بيت|فيلا|عقار|منزل|房|公寓|别墅')})`,
  'u',
)

/** The interest of a loan spoken of before, where nothing else is said: 'and at five?'. */
export function rateOf({ mentions }: MoneySaid, text: string): number | undefined {
  const [mention, ...others] = mentions
  if (mention === undefined || others.length > 0 || !leads.test(text)) return undefined
  const { criterion } = mention
  if (criterion.slot !== 'number' && criterion.slot !== 'price') return undefined
  const { low, scale } = criterion.quantity
  return scale === undefined && low > 0 && low <= highestRate ? low : undefined
}

/** Whether words beside an amount say that it is the loan itself and no price. */
export const isBorrowed = ({ place }: NamedAmount, text: string): boolean =>
  !propertyBehind.test(text.slice(place.end)) &&
  (saysBorrowed(text.slice(Math.max(0, place.start - reach), place.end + reach)) ||
    loanBefore.test(text.slice(0, place.start)) ||
    loanBehind.test(text.slice(place.end)))
