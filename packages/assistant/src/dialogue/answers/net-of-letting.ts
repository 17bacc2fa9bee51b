import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { yearlyServiceCharge } from '@manzil/domain/costs/service-charge'
import { grossYield } from '@manzil/domain/yield/gross-yield'
import type { AnswerContext } from '../../answer-context.ts'
import { propertyEvidence } from '../../reply/evidence.ts'
import { formatExact, formatPrice } from '../../reply/format.ts'
import { livingTexts } from '../../reply/texts/money/living-texts.ts'
import { ownSumTexts } from '../../reply/texts/money/own-sum-texts.ts'
import { statedSumTexts } from '../../reply/texts/money/stated-sum-texts.ts'
import { chargeOf } from './service-charge.ts'
import type { SumParts } from './sum-of-property.ts'

const hundred = 100

/** What is left of that rent after the service charge of the advert, or what the visitor named for it. */
export async function netOfLetting(
  row: PropertyCard,
  rent: number,
  { money, figures }: SumParts,
  context: AnswerContext,
): Promise<string[]> {
  const { texts, language, tools, now } = context
  if (!money.net || row.purpose !== 'sale' || row.price === null) return []
  const { price, size } = row
  const percent = (costs: number): string =>
    figures.percent((grossYield(rent - costs, price) ?? 0) * hundred, 'net yield')
  if (money.running !== undefined) {
    const told = figures.given(formatPrice(money.running, true, texts), 'costs of a year')
    return [ownSumTexts[language].netYield(told, percent(money.running))]
  }
  const stated = (await tools.propertyFacts([row._id])).get(row._id)?.service_charge ?? undefined
  const charge = money.chargePerSqft ?? stated
  if (charge === undefined || size === null) return [livingTexts[language].chargeUnknown]
  if (money.chargePerSqft === undefined) {
    const claim = texts.perSqft(formatExact(charge, texts))
    figures.keep(propertyEvidence(claim, row, 'service_charge', now.toISOString()))
  }
  const costs = yearlyServiceCharge(charge, size)
  const left = figures.given(formatPrice(Math.round(rent - costs), true, texts), 'rent after costs')
  return [
    chargeOf(charge, size, figures, context),
    statedSumTexts[language].netOf(left, percent(costs)),
  ]
}
