import type { Rates } from '@manzil/domain/costs/rates'
import type { AnswerContext } from '../../answer-context.ts'
import { formatPrice } from '../../reply/format.ts'
import { verdictTexts } from '../../reply/texts/money/verdict-texts.ts'
import type { MoneyFigures } from './money-figures.ts'

const hundred = 100

/** What is weighed: AED of the rent of all years, of the interest of them, and of the price. */
interface Weighed {
  over: number
  yearsText: string
  rent: number
  interest: number
  price: number
}

/**
 * Which of renting and buying comes out better: the rent beside what of a purchase does not come back. The
 * service charge is open, so the answer says up to which one buying is ahead.
 */
export function verdictOf(
  { over, yearsText, rent, interest, price }: Weighed,
  rates: Rates,
  figures: MoneyFigures,
  { language, texts }: AnswerContext,
): string[] {
  const costs = rates.get('purchase-costs-total')
  if (costs === undefined) return []
  figures.row(costs)
  const fees = (price * costs.value) / hundred
  const ahead = rent - interest - fees
  const wording = verdictTexts[language]
  const aheadText = figures.aed(Math.abs(ahead), 'difference of the years')
  const charge = (): string =>
    figures.given(formatPrice(Math.round(ahead / over), true, texts), 'service charge a year')
  return [
    ahead > 0 ? wording.buys(yearsText, aheadText, charge()) : wording.rents(yearsText, aheadText),
    wording.counted(
      figures.aed(interest, 'interest of the years'),
      figures.aed(fees, 'purchase costs'),
    ),
  ]
}
