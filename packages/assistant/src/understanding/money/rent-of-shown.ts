import { ownSumWords } from '@manzil/query-language/lexicon/own-sum-words'
import { statedSumWords } from '@manzil/query-language/lexicon/stated-sum-words'
import { sumPartRow } from '@manzil/query-language/lexicon/sum-parts/sum-part-row'
import type { MoneyDraft } from '../../money-draft.ts'
import { asksAmount } from '../../passages/asks-amount.ts'
import { chequesIn } from './cheques-in.ts'
import { finderOf, says } from './find-words.ts'
import { propertyMeant } from './property-meant.ts'
import { saidPartsOf } from './said-parts.ts'
import type { Signs } from './signs.ts'
import { monthsPerYear } from './yearly.ts'

const saysRent = finderOf(statedSumWords.rents)
const saysEach = finderOf(ownSumWords.each)
const saysFirstDay = finderOf(ownSumWords.firstDay)
const saysUtilities = finderOf(sumPartRow('utilities'))
const saysMonth = finderOf(statedSumWords.month)
const saysBeside = finderOf(statedSumWords.besideRent)
const saysDiscount = finderOf(statedSumWords.discount)

/** 'How much is the first one a month, in 4 cheques?' of a shown home that is to let. */
export function readRentOfShown(signs: Signs): MoneyDraft | undefined {
  const { text, said, describes, asks } = signs
  const { slots, shown, money, sum } = said.before
  if (slots.purpose !== 'rent' || describes || said.amounts.length > 0) return undefined
  // 'What do we pay back a month?' right after what an income carries is of that loan.
  const wasCarried = money?.kind === 'afford' && sum?.age === 0
  if (wasCarried && signs.propertyId === undefined && !saysRent(text)) return undefined
  // 'What do I need to hand over for the second one?' looks for nothing.
  const looks = said.flags.cues.has('search') && signs.propertyId === undefined
  if (says(text, 'loan') || looks) return undefined
  const count = chequesIn(text)
  const parts = saidPartsOf(signs)
  // Whether one cheque lowers the rent is agreed on, and comes from no division.
  if (saysDiscount(text)) return undefined
  const asksHowMuch = asksAmount(said.text) || (asks && says(text, 'asking'))
  // 'Was zahle ich im Monat alles zusammen' needs no mark to ask.
  const asksAllOfMonth = parts.has('need') && parts.has('total')
  const isMonthly =
    saysMonth(text) &&
    (((asksHowMuch || count > 0) && asks) || asksBesideRent(text) || asksAllOfMonth)
  const isEach = count > 0 && asks && (saysEach(text) || asksHowMuch || isMonthly)
  // 'In 4 cheques, plus deposit and commission': all that is paid at first.
  const isStart = parts.has('start') && (parts.has('need') || saysFirstDay(text))
  const isTotal = parts.has('total') && !saysEach(text) && !saysMonth(text)
  const isWhole = count > 0 && ((parts.has('deposit') && parts.has('agency')) || isStart || isTotal)
  if (!isEach && !isMonthly && !isWhole) return undefined
  // Nobody pays for the list as a whole: without a word it is the first of it.
  const propertyId = propertyMeant(signs) ?? shown[0]
  if (propertyId === undefined) return undefined
  const isFirstDay = isWhole || saysFirstDay(text)
  return {
    kind: 'movingIn',
    propertyId,
    ...(count > 0 && count <= monthsPerYear && { cheques: count }),
    ...(!isFirstDay && isEach && { each: true }),
    ...(!isFirstDay && !isEach && { monthly: true, ...billsIn(text) }),
  }
}

/** 'What comes on top of the rent a month, power, water, housing fee?' */
const asksBesideRent = (text: string): boolean => saysBeside(text) && saysUtilities(text)

/** 'With electricity and cooling': what is used is no part of a rent, and that is said. */
export const billsIn = (text: string): Pick<MoneyDraft, 'withBills'> =>
  saysUtilities(text) ? { withBills: true } : {}
