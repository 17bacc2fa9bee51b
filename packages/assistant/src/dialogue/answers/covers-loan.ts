import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { monthlyShare } from '@manzil/domain/costs/loan'
import { ratesOf } from '@manzil/domain/costs/rates'
import type { AnswerContext } from '../../answer-context.ts'
import { formatPrice } from '../../reply/format.ts'
import { moneyTextsOf } from '../../reply/texts/money/money-texts-of.ts'
import { netTexts } from '../../reply/texts/money/net-texts.ts'
import { cashFlowOf } from './cash-flow.ts'
import { limitsOf, shareOf, termsOf } from './loan.ts'
import type { SumParts } from './sum-of-property.ts'

const hundred = 100
const monthsPerYear = 12

/** Whether a rent covers the instalments of a loan for a shown home, with the terms that were told for it. */
export async function coversLoan(
  row: PropertyCard,
  rent: number,
  parts: SumParts,
  context: AnswerContext,
): Promise<string[]> {
  const loan = await loanFor(row, parts, context)
  if (loan === undefined) return []
  const flow = cashFlowOf({ ...parts.money, rent }, loan.payment, parts.figures, context.language)
  return [...flow, ...loan.lines]
}

/** The rent that the instalments ask for, where no rent is known. */
export async function rentToCover(
  row: PropertyCard,
  parts: SumParts,
  context: AnswerContext,
): Promise<string[]> {
  const loan = await loanFor(row, parts, context)
  if (loan === undefined) return []
  const { covered } = netTexts[context.language]
  const yearly = formatPrice(Math.round(loan.payment * monthsPerYear), true, context.texts)
  return [covered(parts.figures.given(yearly, 'instalments of a year')), ...loan.lines]
}

async function loanFor(
  { price, completion, purpose }: PropertyCard,
  { money, figures }: SumParts,
  { tools, language }: AnswerContext,
): Promise<{ payment: number; lines: string[] } | undefined> {
  const rates = ratesOf(await tools.rates(language))
  if (price === null || purpose !== 'sale') return undefined
  const limits = limitsOf(money, price, completion === 'off_plan', rates)
  if (limits === undefined) return undefined
  const least = limits.minDepositPercent
  const share = Math.max(shareOf(money, price) ?? least, least)
  const down = Math.ceil((price * share) / hundred)
  const terms = termsOf(money, limits, figures)
  const payment = (price - down) * monthlyShare(terms.rate, terms.years)
  const wording = moneyTextsOf(language)
  const lines = [
    wording.loan({
      price: figures.plain(price),
      down: figures.aed(down, 'down payment'),
      share: figures.percent(Math.round(share * 10) / 10, 'down payment'),
      loan: figures.aed(price - down, 'loan'),
    }),
    wording.monthly(figures.aed(payment, 'monthly payment'), terms.yearsText, terms.rateText),
    ...(money.rate === undefined ? [wording.example] : []),
  ]
  return { payment, lines }
}
