import { monthlyShare } from '@manzil/domain/costs/loan'
import { type Rates, ratedEmirate } from '@manzil/domain/costs/rates'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { formatPrice } from '../../reply/format.ts'
import { moneyTextsOf } from '../../reply/texts/money/money-texts-of.ts'
import { monthLeftTexts } from '../../reply/texts/money/month-left-texts.ts'
import { limitsOf, shareOf, termsOf } from './loan.ts'
import { say } from './say.ts'
import { type SumParts, sumParts, tellSum } from './sum-of-property.ts'

const monthsPerYear = 12
const hundred = 100

/** What a home takes of a month, line by line. */
interface Taken {
  lines: { label: string; aed: number; field: string }[]
  notes: string[]
}

/** What is left of an income each month after a rent or an instalment, other loans and costs that were named. */
export async function answerMonthLeft(
  money: MoneyDraft,
  rates: Rates,
  context: AnswerContext,
): Promise<Draft> {
  const { texts, language } = context
  const wording = monthLeftTexts[language]
  const parts = await sumParts(money, context)
  const { row, figures } = parts
  const rent = money.rent ?? (row?.purpose === 'rent' ? (row.price ?? undefined) : undefined)
  const price = money.price ?? (row?.purpose === 'sale' ? (row.price ?? undefined) : undefined)
  const taken =
    rent !== undefined
      ? rentOf(rent, parts, rates, context)
      : loanOf(price ?? 0, parts, rates, context)
  if (taken === undefined || (rent ?? price ?? money.borrowed) === undefined)
    return say(moneyTextsOf(language).noPrice, context)
  const { otherLoans = 0, living = 0, amount = 0 } = money
  const all = [
    ...taken.lines,
    ...(otherLoans > 0
      ? [{ label: wording.otherLoans, aed: otherLoans, field: 'other loans' }]
      : []),
    ...(living > 0 ? [{ label: wording.living, aed: living, field: 'other costs' }] : []),
  ]
  const [first] = taken.lines
  const share = figures.percent(
    Math.round(((first?.aed ?? 0) / amount) * hundred),
    'share of an income',
  )
  const left = amount - all.reduce((sum, { aed }) => sum + aed, 0)
  const tell = left >= 0 ? wording.lead : wording.short
  const lines = [
    tell(figures.aed(amount, 'income'), figures.aed(Math.abs(left), 'left a month')),
    ...all.map(({ label, aed, field }) => `• ${label}: ${figures.aed(aed, field)}`),
    [wording.share[rent === undefined ? 'loan' : 'rent'](share), ...taken.notes].join(texts.gap),
  ]
  return tellSum([lines.join('\n')], parts, context)
}

/** A rent with the fee that comes on the bill for water in Dubai. */
function rentOf(
  rent: number,
  { row, figures }: SumParts,
  rates: Rates,
  { texts, language }: AnswerContext,
): Taken {
  const wording = monthLeftTexts[language]
  const fee = rates.get('housing-fee')
  const emirate = row?.location_path[0]?._id ?? ratedEmirate
  const ofFee = fee !== undefined && emirate === ratedEmirate
  const year = figures.given(formatPrice(rent, true, texts), 'rent')
  return {
    lines: [
      { label: wording.rent(year), aed: rent / monthsPerYear, field: 'rent a month' },
      ...(ofFee
        ? [
            {
              label: wording.housingFee(figures.rate(fee)),
              aed: (rent * fee.value) / hundred / monthsPerYear,
              field: 'housing fee a month',
            },
          ]
        : []),
    ],
    notes: [wording.besideRent, moneyTextsOf(language).estimate],
  }
}

/** The instalment of the loan that was spoken of, or of the largest one that banks give for a price. */
function loanOf(
  price: number,
  { money, row, figures }: SumParts,
  rates: Rates,
  { language }: AnswerContext,
): Taken | undefined {
  const wording = moneyTextsOf(language)
  const limits = limitsOf(money, price, row?.completion === 'off_plan', rates)
  if (limits === undefined) return undefined
  const share = Math.max(shareOf(money, price) ?? 0, limits.minDepositPercent)
  // What one brings is told as it was said.
  const said = shareOf(money, price) === share ? money.down : undefined
  const down = said ?? Math.ceil((price * share) / hundred)
  const loan = price > 0 ? price - down : (money.borrowed ?? 0)
  const terms = termsOf(money, limits, figures)
  const payment = loan * monthlyShare(terms.rate, terms.years)
  const ofLoan =
    price > 0
      ? [
          wording.loan({
            price: figures.aed(price, 'price'),
            down: figures.aed(down, 'down payment'),
            share: figures.percent(Math.round(share * 10) / 10, 'down payment'),
            loan: figures.aed(loan, 'loan'),
          }),
        ]
      : []
  return {
    lines: [{ label: monthLeftTexts[language].instalment, aed: payment, field: 'monthly payment' }],
    notes: [
      ...ofLoan,
      wording.monthly(figures.aed(payment, 'monthly payment'), terms.yearsText, terms.rateText),
      monthLeftTexts[language].besideLoan,
      ...(money.rate === undefined ? [wording.example] : []),
      wording.estimate,
    ],
  }
}
