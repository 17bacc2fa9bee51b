import type { Fee } from '@manzil/domain/costs/fees'
import type { AnswerContext } from '../../answer-context.ts'
import { moneyTextsOf } from '../../reply/texts/money/money-texts-of.ts'
import type { MoneyFigures } from './money-figures.ts'

/** A fee with its share and its amount in AED, and the rows behind them. */
export function costLine(
  fee: Fee,
  amount: number,
  figures: MoneyFigures,
  context: AnswerContext,
): string {
  for (const rate of [fee.share, fee.fixed, fee.tax]) if (rate) figures.row(rate)
  const { fees, withTax } = moneyTextsOf(context.language)
  const base = fee.share ?? (fee.tax && fee.fixed)
  const told = base && figures.rate(base)
  // The amount holds the tax as well.
  const parts = told && fee.tax ? withTax(told, figures.rate(fee.tax)) : told
  return `• ${fees[fee.name]}${parts === undefined ? '' : ` (${parts})`}: ${figures.aed(amount, 'fees')}`
}
