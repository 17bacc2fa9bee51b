import { ratedEmirate, ratesOf } from '@manzil/domain/costs/rates'
import type { AnswerContext } from '../../answer-context.ts'
import { formatPrice } from '../../reply/format.ts'
import { shortLetTexts } from '../../reply/texts/money/short-let-texts.ts'
import type { MoneyFigures } from './money-figures.ts'

const hundred = 100

/** What guests would have to bring in beside a rent of a year, since what they pay is stated nowhere. */
export async function besideShortLet(
  rent: number | undefined,
  figures: MoneyFigures,
  emirate: string | undefined,
  { tools, language, texts }: AnswerContext,
): Promise<string[]> {
  const wording = shortLetTexts[language]
  // The permit and the fees are those of Dubai.
  if (emirate !== undefined && emirate !== ratedEmirate) return [wording.unknown]
  const rates = ratesOf(await tools.rates(language))
  const low = rates.get('holiday-management-fee-low')
  const high = rates.get('holiday-management-fee-high')
  if (rent === undefined || low === undefined || high === undefined)
    return [wording.unknown, wording.permit]
  const yearly = (aed: number, field: string): string =>
    figures.given(formatPrice(Math.round(aed), true, texts), field)
  const gross = (share: number): string =>
    figures.aed(rent / (1 - share / hundred), 'income of guests a year')
  const { asMuch } = wording
  return [
    wording.unknown,
    asMuch(
      yearly(rent, 'rent'),
      figures.rate(low),
      figures.rate(high),
      gross(low.value),
      gross(high.value),
    ),
    wording.permit,
  ]
}
