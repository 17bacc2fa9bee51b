import type { Rate } from '@manzil/api-client/generated/types.gen'
import { monthlyShare } from '@manzil/domain/costs/loan'
import type { LoanLimits } from '@manzil/domain/costs/loan-limits'
import { mortgagePlan, mortgageYears } from '@manzil/domain/costs/mortgage'
import type { Rates } from '@manzil/domain/costs/rates'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { formatPrice } from '../../reply/format.ts'
import { furtherTexts } from '../../reply/texts/money/further/further-texts-by-language.ts'
import { livingTexts } from '../../reply/texts/money/living-texts.ts'
import { moneyTextsOf } from '../../reply/texts/money/money-texts-of.ts'
import { limitsOf, shareOf, termsOf } from './loan.ts'
import type { MoneyFigures } from './money-figures.ts'
import { verdictOf } from './rent-or-buy-verdict.ts'
import { say } from './say.ts'
import { sumParts, tellSum } from './sum-of-property.ts'

const monthsPerYear = 12
const hundred = 100
/** Years that are told where nobody said any. */
const someYears = 5
/** Prices are told in whole steps of so many AED, rounded down. */
const step = 10_000

/** What a rent and a loan take each month and over some years; which is better it does not promise. */
export async function answerRentOrBuy(
  money: MoneyDraft,
  rates: Rates,
  context: AnswerContext,
): Promise<Draft> {
  const { texts, language } = context
  const { over = someYears } = money
  const wording = moneyTextsOf(language)
  const further = furtherTexts[language]
  const parts = await sumParts(money, context)
  const { row, figures } = parts
  const stated = row?.price ?? undefined
  const rent = money.rent ?? (row?.purpose === 'rent' ? stated : undefined)
  const named = money.price ?? (row?.purpose === 'sale' ? stated : undefined)
  if (rent === undefined) return tellSum([wording.noPrice], parts, context)
  const isOffPlan = named !== undefined && row?.completion === 'off_plan'
  const first = limitsOf(money, named ?? 0, isOffPlan, rates)
  if (first === undefined) return say(wording.noTable, context)
  const terms = termsOf(money, first, figures)
  // Money of one's own buys a share of a price that is known.
  const own = named === undefined ? money.downShare : shareOf(money, named)
  const atLeast = ({ minDepositPercent }: LoanLimits): number =>
    Math.max(own ?? minDepositPercent, minDepositPercent)
  const byRent = carriedBy(rent / monthsPerYear, atLeast(first), terms)
  const bySavings = named === undefined ? coveredBy(money.down, atLeast(first), rates) : undefined
  const isOfSavings = bySavings !== undefined && bySavings.price < byRent
  const price = named ?? (isOfSavings ? bySavings.price : byRent)
  const share = atLeast(limitsOf(money, price, isOffPlan, rates) ?? first)
  const said = own === share && named !== undefined ? money.down : undefined
  const down = said ?? Math.ceil((price * share) / hundred)
  const loan = { principal: price - down, annualRate: terms.rate, years: terms.years }
  const { monthly } = mortgagePlan(loan)
  const held = mortgageYears(loan).slice(0, over)
  const sumOf = (part: 'interest' | 'principal'): number =>
    held.reduce((total, year) => total + year[part], 0)
  const yearsText = figures.years(over, 'years held')
  const verdict = verdictOf(
    { over, yearsText, rent: rent * over, interest: sumOf('interest'), price },
    rates,
    figures,
    context,
  )
  const sentences = [
    ...verdict,
    further.rentOf(
      figures.given(formatPrice(rent, true, texts), 'rent'),
      figures.aed(rent / monthsPerYear, 'rent a month'),
    ),
    ...ofIncome(money, rates, figures, context),
    ...(isOfSavings
      ? [
          wording.saved({
            savings: figures.plain(money.down ?? 0),
            price: figures.aed(price, 'price'),
            share: figures.percent(share, 'down payment'),
            feeShare: figures.rate(bySavings.fees),
          }),
        ]
      : []),
    (named === undefined && !isOfSavings ? livingTexts[language].carriedByRent : wording.loan)({
      price: figures.aed(price, 'price'),
      down: figures.aed(down, 'down payment'),
      share: figures.percent(Math.round(share * 10) / 10, 'down payment'),
      loan: figures.aed(loan.principal, 'loan'),
    }),
    wording.monthly(figures.aed(monthly, 'monthly payment'), terms.yearsText, terms.rateText),
    further.rentOver(yearsText, figures.aed(rent * over, 'rent of the years')),
    further.interestOver(
      yearsText,
      figures.aed(sumOf('interest'), 'interest of the years'),
      figures.aed(sumOf('principal'), 'paid back in the years'),
    ),
    further.weigh,
    ...(money.rate === undefined ? [wording.example] : []),
    wording.estimate,
  ]
  const priceText = formatPrice(price, false, texts)
  return {
    ...tellSum(sentences, parts, context),
    actions: named === undefined ? [wording.showHomes(priceText, String(price))] : [],
  }
}

/** The price that an instalment as high as the rent carries, rounded down. */
function carriedBy(
  payment: number,
  share: number,
  { rate, years }: { rate: number; years: number },
): number {
  const price = payment / monthlyShare(rate, years) / (1 - share / hundred)
  return Math.floor(price / step) * step
}

/** The price whose least part and fees one's own money pays, rounded down. */
function coveredBy(
  savings: number | undefined,
  share: number,
  rates: Rates,
): { price: number; fees: Rate } | undefined {
  const fees = rates.get('purchase-costs-total')
  if (savings === undefined || fees === undefined) return undefined
  const price = Math.floor((savings * hundred) / (share + fees.value) / step) * step
  return price > 0 ? { price, fees } : undefined
}

/** How much of an income that was told beside it may go into instalments. */
function ofIncome(
  { amount }: MoneyDraft,
  rates: Rates,
  figures: MoneyFigures,
  { language }: AnswerContext,
): string[] {
  const burden = rates.get('debt-burden')
  if (amount === undefined || burden === undefined) return []
  const most = figures.aed((amount * burden.value) / hundred, 'instalments')
  return [moneyTextsOf(language).burden(figures.rate(burden), most)]
}
