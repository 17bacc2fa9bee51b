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
  const name = moneyTextsOf(context.language).fees[fee.name]
  const share = fee.share === undefined ? '' : ` (${figures.rate(fee.share)})`
  return `• ${name}${share}: ${figures.aed(amount, 'fees')}`
}
