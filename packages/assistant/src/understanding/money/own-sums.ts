import { ownSumWords } from '@manzil/query-language/lexicon/own-sum-words'
import { statedSumWords } from '@manzil/query-language/lexicon/stated-sum-words'
import type { MoneyDraft } from '../../money-draft.ts'
import { asksAmount } from '../../passages/asks-amount.ts'
import { readAllInPrice } from './all-in-price.ts'
import type { NamedAmount } from './amounts.ts'
import { readCashFlow } from './cash-flow.ts'
import { readChequeOffers } from './cheque-offers.ts'
import { chequesIn, readChequesOf } from './cheques-in.ts'
import { readComparedBySize } from './compared-by-size.ts'
import { readCutOfLast, readRentLeft, withNamedCosts } from './costs-of-rent.ts'
import { readRunningOfShown } from './costs-of-shown.ts'
import { readSettlement, readSooner } from './early-settlement.ts'
import { readEnoughMoney } from './enough-money.ts'
import { readExchange } from './exchange.ts'
import { readFeeAlone } from './fee-alone.ts'
import { finderOf, says } from './find-words.ts'
import { readDeposit, readPenalty } from './leaving.ts'
import { spendsLeftOfSale } from './left-of-sale.ts'
import { readLetting } from './letting.ts'
import { readLettings } from './lettings.ts'
import { readMonthLeft } from './month-left.ts'
import { readMovingInByParts } from './moving-in-by-parts.ts'
import { readNightly } from './nightly.ts'
import { readNoticeRule } from './notice-rule.ts'
import { ownSumGoingOn } from './own-sum-going-on.ts'
import { readTargetRent, readYield } from './own-yields.ts'
import { readPaymentPlan } from './payment-plan.ts'
import { readPerMetre } from './per-metre.ts'
import { readPriceChange } from './price-change.ts'
import { readProceedsByParts } from './proceeds-by-parts.ts'
import { propertyMeant } from './property-meant.ts'
import { readRefinance } from './refinance.ts'
import { readRentNow } from './rent-now.ts'
import { readRentOfIncome } from './rent-of-income.ts'
import { readRentOfLoan } from './rent-of-loan.ts'
import { billsIn, readRentOfShown } from './rent-of-shown.ts'
import { readRentOrBuy } from './rent-or-buy.ts'
import { readRentRise } from './rent-rise.ts'
import { saidPartsOf } from './said-parts.ts'
import { readServiceCharge } from './service-charge.ts'
import { readSharedRent } from './shared-rent.ts'
import type { Signs } from './signs.ts'
import { readSumByParts } from './sum-by-parts.ts'
import { readTargetPrice } from './target-price.ts'
import {
  inOrder,
  leastPrice,
  leastRent,
  monthsPerYear,
  mostRent,
  namesNoProperty,
  ofYear,
} from './yearly.ts'

const saysFirstDay = finderOf(ownSumWords.firstDay)
const saysEach = finderOf(ownSumWords.each)
const asksMonth = finderOf(ownSumWords.asksMonth)
const saysRent = finderOf(statedSumWords.rents)
const saysMonth = finderOf(statedSumWords.month)
const asksYear = finderOf(statedSumWords.asksYear)
const saysSells = finderOf(ownSumWords.sells)
const saysLeft = finderOf(ownSumWords.left)
/** Nobody pays so much rent a month, AED. */
const leastOfYear = 30_000
/** No agent takes a larger share, percent. */
const mostCommission = 10

/** A sum over figures that the message itself names: what is left of a sale, a yield, moving in. */
export function readOwnSum(signs: Signs): MoneyDraft | undefined {
  return withNamedCosts(readAnySum(signs), signs)
}

function readAnySum(signs: Signs): MoneyDraft | undefined {
  return (
    readExchange(signs) ??
    readRefinance(signs) ??
    readMonthLeft(signs) ??
    readEnoughMoney(signs) ??
    readRentOfLoan(signs) ??
    readAllInPrice(signs) ??
    readCashFlow(saidPartsOf(signs)) ??
    readSharedRent(signs) ??
    readRentOfIncome(signs) ??
    readRentNow(signs) ??
    readProceedsByParts(saidPartsOf(signs)) ??
    readProceeds(signs) ??
    readStart(signs) ??
    readFeeAlone(signs) ??
    readPaymentPlan(signs) ??
    readRentRise(signs) ??
    readNoticeRule(signs) ??
    readPenalty(signs) ??
    readDeposit(signs) ??
    readSettlement(signs) ??
    readSooner(signs) ??
    readLettings(saidPartsOf(signs)) ??
    readNightly(signs) ??
    readRentOrBuy(signs) ??
    readComparedBySize(signs) ??
    readTargetPrice(signs) ??
    withPayback(readYield(signs), signs) ??
    readTargetRent(signs) ??
    readServiceCharge(signs) ??
    readPriceChange(signs) ??
    readPerMetre(signs) ??
    readLetting(signs) ??
    readRunningOfShown(signs) ??
    readChequesOf(signs) ??
    readChequeOffers(signs) ??
    readMovingIn(signs) ??
    readSumByParts(signs) ??
    readRentOfShown(signs) ??
    readRentLeft(signs) ??
    readCutOfLast(signs) ??
    readMonthly(signs) ??
    ownSumGoingOn(signs)
  )
}

/** Deposit and agent beside cheques or the first day are parts of one sum, and no fee alone. */
function readStart(signs: Signs): MoneyDraft | undefined {
  const parts = saidPartsOf(signs)
  const isOfStart = parts.has('start') || chequesIn(signs.text) > 0
  const isWhole = parts.has('deposit') && parts.has('agency') && isOfStart
  return isWhole && parts.figures.length > 0 ? readMovingInByParts(parts) : undefined
}

/** 'What is the net yield, and after how many years is the money back?' */
const withPayback = (money: MoneyDraft | undefined, signs: Signs): MoneyDraft | undefined =>
  money !== undefined && saidPartsOf(signs).has('payback') && signs.years === undefined
    ? { ...money, payback: true }
    : money

/** 'Selling for 2.3m, the bank still gets 900k, agent 2 %: what is left?' */
function readProceeds(signs: Signs): MoneyDraft | undefined {
  const { text, shares, said } = signs
  if (!saysSells(text) || !saysLeft(text) || spendsLeftOfSale(text)) return undefined
  const [price, owed = said.before.own?.owed] = inOrder(signs)
    .map(({ aed }) => aed)
    .sort((one, other) => other - one)
  if (price === undefined || price < leastPrice) return undefined
  const commission = shares.find(({ value }) => value <= mostCommission)?.value
  return {
    kind: 'proceeds',
    price,
    ...(owed !== undefined && { owed }),
    ...(commission !== undefined && { commission }),
  }
}

/** 'For 96k a year in 4 cheques: what do I need on day one?' */
function readMovingIn(signs: Signs): MoneyDraft | undefined {
  const { text, said, asks, propertyId } = signs
  const isRent = signs.isRent || saysRent(text)
  const count = chequesIn(text)
  const isFirstDay = saysFirstDay(text) && (asks || (count > 0 && says(text, 'costs')))
  const isEach = count > 0 && saysEach(text)
  const isMonthly = (count > 0 || isRent) && asks && asksMonth(text) && saysMonth(text)
  const year = yearOfMonth(signs)
  if (year !== undefined) return year
  if (propertyId !== undefined || said.amounts.length === 0) {
    const ofShown = movingIntoShown(signs)
    if (ofShown !== undefined) return ofShown
  }
  if (propertyId !== undefined) return undefined
  if (!isFirstDay && !((isEach || isMonthly) && namesNoProperty(signs))) return undefined
  // 'How much a month is a rent of 78k?': the month is asked for, and not what the amount is of.
  const isOfYear = ({ aed }: NamedAmount): boolean => isMonthly && aed >= leastOfYear
  const [rent] = inOrder(signs)
    .map((amount) => ({ amount, yearly: isOfYear(amount) ? amount.aed : ofYear(amount) }))
    .filter(
      ({ amount, yearly }) =>
        yearly >= leastRent &&
        yearly <= mostRent &&
        (isRent || count > 0 || amount.perYear !== undefined || yearly < leastPrice),
    )
  if (rent === undefined) return isFirstDay ? sameRent(signs) : undefined
  const types = said.mentions.flatMap(({ criterion }) =>
    criterion.slot === 'type' && criterion.implied !== true ? criterion.types : [],
  )
  const [type] = types
  const isFurnished = said.mentions.some(
    ({ criterion, stance }) =>
      criterion.slot === 'furnished' && criterion.furnished === 'furnished' && stance === 'want',
  )
  return {
    kind: 'movingIn',
    rent: rent.yearly,
    ...(count > 0 && count <= monthsPerYear && { cheques: count }),
    ...(type !== undefined && { type }),
    ...(isFurnished && { furnished: true }),
    ...(!isFirstDay && isEach && { each: true }),
    ...(!isFirstDay && !isEach && { monthly: true }),
  }
}

/** 'What do I pay in all to move into the first one?' of a shown home that is to let. */
function movingIntoShown(signs: Signs): MoneyDraft | undefined {
  const { text, said, describes } = signs
  const { before, flags } = said
  if (before.slots.purpose !== 'rent' || describes || flags.cues.has('search')) return undefined
  if (!saysFirstDay(text) || !(asksAmount(said.text) || says(text, 'asking'))) return undefined
  const propertyId = propertyMeant(signs)
  const count = chequesIn(text) || (before.figures?.cheques ?? 0)
  if (propertyId === undefined) {
    // Of several that were shown it is told for a rent as high as was looked for.
    const rent = said.amounts.length === 0 ? before.slots.price_max : undefined
    return rent === undefined
      ? undefined
      : { kind: 'movingIn', rent, ...(count > 0 && { cheques: count }) }
  }
  return { kind: 'movingIn', propertyId, ...(count > 0 && { cheques: count }) }
}

/** '8,500 a month: what is that a year?' */
function yearOfMonth(signs: Signs): MoneyDraft | undefined {
  const { text, said, isRent, asks } = signs
  const [amount, ...others] = said.amounts
  if (amount === undefined || others.length > 0 || !asks || !asksYear(text)) return undefined
  if (amount.perYear !== monthsPerYear || amount.aed >= leastOfYear) return undefined
  if (!isRent && signs.isIncome) return undefined
  if (!namesNoProperty(signs) || says(text, 'loan')) return undefined
  return { kind: 'movingIn', rent: ofYear(amount), yearly: true }
}

/** 'And on day one, with the deposit?' after a sum of the same rent. */
function sameRent({ said, describes }: Signs): MoneyDraft | undefined {
  const { money } = said.before
  if (money?.kind !== 'movingIn' || describes || said.amounts.length > 0) return undefined
  const { each: _, monthly: __, ...rent } = money
  return rent
}

/** 'And a month?' after what moving in costs. */
function readMonthly({ text, said, describes }: Signs): MoneyDraft | undefined {
  const { money } = said.before
  if (money?.kind !== 'movingIn' || describes || said.amounts.length > 0) return undefined
  return says(text, 'monthly') ? { ...money, monthly: true, ...billsIn(text) } : undefined
}
