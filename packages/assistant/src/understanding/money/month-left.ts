import { leftOfSaleWords } from '@manzil/query-language/lexicon/left-of-sale-words'
import { monthLeftWords } from '@manzil/query-language/lexicon/month-left-words'
import { ownPropertyWords } from '@manzil/query-language/lexicon/own-property-words'
import { ownSumWords } from '@manzil/query-language/lexicon/own-sum-words'
import { sumPartRow } from '@manzil/query-language/lexicon/sum-parts/sum-part-row'
import type { MoneyDraft } from '../../money-draft.ts'
import { asksAmount } from '../../passages/asks-amount.ts'
import { monthlyOf } from './amounts.ts'
import { finderOf, says } from './find-words.ts'
import { incomesIn } from './incomes.ts'
import { propertyMeant } from './property-meant.ts'
import { saidPartsOf, yearlyOf } from './said-parts.ts'
import type { Signs } from './signs.ts'
import { inOrder, leastRent, monthsPerYear, mostRent } from './yearly.ts'

const saysLeft = finderOf(monthLeftWords.left)
const asksShare = finderOf(monthLeftWords.share)
const asksLeftOfSale = finderOf(leftOfSaleWords.asksLeft)
const saysSells = finderOf(ownPropertyWords.sells)
const saysIfLet = finderOf(ownPropertyWords.ifLet)
const saysNet = finderOf(`${ownSumWords.yields}|${ownSumWords.serviceCharge}`)
/** Nobody spends more of a month beside rent and loans, AED. */
const mostCost = 60_000

/**
 * 'My salary is 18k, what is left after the rent?', 'and what is left a month then?' after a loan: an income less what
 * the home takes of a month. Undefined without an income or without a home.
 */
export function readMonthLeft(signs: Signs): MoneyDraft | undefined {
  const { text, said, describes } = signs
  const { before, flags } = said
  if (!(saysLeft(text) || asksShare(text)) || describes || flags.cues.has('search'))
    return undefined
  if (saysSells(text) || saysIfLet(text) || saysNet(text)) return undefined
  if (!isOfMoney(signs)) return undefined
  const amount = incomeOf(signs)
  if (amount === undefined) return undefined
  const part = takenBy(signs)
  if (part === undefined) return undefined
  // 'What is left?' after a sale that was told is asked of it.
  const isOfSale = before.own?.owed !== undefined && asksLeftOfSale(text)
  if (isOfSale) return undefined
  const { otherLoans } = before.figures ?? {}
  const ofNow = said.amounts.filter(({ role }) => role === 'otherLoans')
  const loans = ofNow.length === 0 ? otherLoans : ofNow.reduce((sum, { aed }) => sum + aed, 0)
  const living = livingCosts(signs, part.rent)
  return {
    ...part,
    kind: 'monthLeft',
    amount,
    ...(loans !== undefined && { otherLoans: loans }),
    ...(living > 0 && { living }),
  }
}

/** AED a month that is earned: as it is told now, or as it was told before. */
function incomeOf({ said, text }: Signs): number | undefined {
  const { amounts, before } = said
  const incomes = incomesIn(amounts, text, undefined)
  if (incomes.length > 0) return incomes.reduce((sum, each) => sum + each)
  const income = amounts.find(({ role }) => role === 'income')
  if (income !== undefined) return monthlyOf(income, text)
  const { money, figures } = before
  return money?.kind === 'monthLeft' || money?.kind === 'rentOfIncome'
    ? money.amount
    : figures?.income
}

/** 'Is the second one left?' asks of no money. */
const isOfMoney = ({ text, said: { amounts, before, text: whole } }: Signs): boolean =>
  amounts.length > 0 ||
  ofMonths.has(before.money?.kind ?? '') ||
  namesMoney(text) ||
  asksShare(text) ||
  asksAmount(whole)

const namesMoney = finderOf(
  `${sumPartRow('rent')}|${sumPartRow('instalment')}|${monthLeftWords.earned}`,
)
const ofMonths: ReadonlySet<string> = new Set([
  'loan',
  'monthLeft',
  'afford',
  'movingIn',
  'rentOfIncome',
])

type MonthlyPart = Pick<
  MoneyDraft,
  | 'rent'
  | 'propertyId'
  | 'price'
  | 'borrowed'
  | 'rate'
  | 'years'
  | 'down'
  | 'downShare'
  | 'national'
  | 'abroad'
  | 'further'
  | 'offPlan'
>

/** What takes the money of each month: a rent that is named, the loan before, or the home spoken of. */
function takenBy(signs: Signs): MonthlyPart | undefined {
  const { money, figures, slots, sum } = signs.said.before
  const isOfLoan = says(signs.text, 'instalment') || says(signs.text, 'loan')
  const named = saidPartsOf(signs).figures.find(({ role }) => role === 'rent')
  const rent = named && yearlyOf(named)
  if (rent !== undefined && rent >= leastRent && rent <= mostRent) return { rent }
  const propertyId = propertyMeant(signs)
  if (money?.kind === 'loan' || money?.kind === 'monthLeft') {
    const {
      price,
      borrowed,
      rate,
      years,
      down,
      downShare,
      propertyId: ofLoan,
      rent: ofRent,
      national,
      abroad,
      further,
      offPlan,
    } = money
    const isOther = signs.propertyId !== undefined && signs.propertyId !== ofLoan
    if (!isOther)
      return {
        ...(price !== undefined && { price }),
        ...(borrowed !== undefined && { borrowed }),
        ...(rate !== undefined && { rate }),
        ...(years !== undefined && { years }),
        ...(down !== undefined && { down }),
        ...(downShare !== undefined && { downShare }),
        ...(ofLoan !== undefined && { propertyId: ofLoan }),
        ...(national !== undefined && { national }),
        ...(abroad !== undefined && { abroad }),
        ...(further !== undefined && { further }),
        ...(offPlan !== undefined && { offPlan }),
        ...(money.kind === 'monthLeft' && ofRent !== undefined && { rent: ofRent }),
      }
  }
  if (propertyId !== undefined) {
    const { savings: down, rate, years } = figures ?? {}
    if (slots.purpose !== 'sale') return { propertyId }
    return {
      propertyId,
      ...(down !== undefined && { down }),
      ...(rate !== undefined && { rate }),
      ...(years !== undefined && { years }),
    }
  }
  // 'And what is left after the instalment?' of what can be afforded.
  if (sum !== undefined && (isOfLoan || money?.kind === 'afford'))
    return { price: sum.price, ...(figures?.rate !== undefined && { rate: figures.rate }) }
  if (isOfLoan) return undefined
  if (money?.kind === 'movingIn' || money?.kind === 'rentOfIncome')
    return money.rent === undefined ? undefined : { rent: money.rent }
  return figures?.rent !== undefined && slots.purpose !== 'sale'
    ? { rent: figures.rent }
    : undefined
}

/** 'The household takes 5k, the car 1,500': AED a month, rent and income aside. */
function livingCosts(signs: Signs, rent: number | undefined): number {
  return inOrder(signs)
    .filter(
      ({ role, aed }) =>
        role === undefined && aed <= mostCost && aed !== rent && aed * monthsPerYear !== rent,
    )
    .map(({ aed, perYear }) => (perYear === 1 ? aed / monthsPerYear : aed))
    .reduce((sum, each) => sum + each, 0)
}
