import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { ratesOf } from '@manzil/domain/costs/rates'
import { yearlyServiceCharge } from '@manzil/domain/costs/service-charge'
import { grossYield } from '@manzil/domain/yield/gross-yield'
import type { AnswerContext } from '../../answer-context.ts'
import { propertyEvidence } from '../../reply/evidence.ts'
import { formatExact, formatPrice } from '../../reply/format.ts'
import { livingTexts } from '../../reply/texts/money/living-texts.ts'
import { netTexts } from '../../reply/texts/money/net-texts.ts'
import { ownSumTexts } from '../../reply/texts/money/own-sum-texts.ts'
import { statedSumTexts } from '../../reply/texts/money/stated-sum-texts.ts'
import { chargeByFoot, chargeOf } from './service-charge.ts'
import type { SumParts } from './sum-of-property.ts'

const hundred = 100

/** What is left of that rent after the service charge of the advert, or what the visitor named for it. */
export async function netOfLetting(
  row: PropertyCard,
  rent: number,
  parts: SumParts,
  context: AnswerContext,
): Promise<string[]> {
  const { money, figures } = parts
  const { texts, language, tools, now } = context
  if (!money.net || row.purpose !== 'sale' || row.price === null) return []
  const { price, size } = row
  const percent = (costs: number): string =>
    figures.percent((grossYield(rent - costs, price) ?? 0) * hundred, 'net yield')
  const managed = (costs: number | undefined) => managerOf(rent, costs, parts, context)
  if (money.running !== undefined) {
    const told = figures.given(formatPrice(money.running, true, texts), 'costs of a year')
    return [
      ownSumTexts[language].netYield(told, percent(money.running)),
      ...(await managed(money.running)),
    ]
  }
  const stated = (await tools.propertyFacts([row._id])).get(row._id)?.service_charge ?? undefined
  const charge = money.chargePerSqft ?? stated
  if (charge === undefined || size === null)
    return [
      ...(money.rent === undefined
        ? [netTexts[language].comesIn(yearly(rent, parts, context))]
        : []),
      livingTexts[language].chargeUnknown,
      ...chargeByFoot(size, figures, context),
      ...(await managed(undefined)),
    ]
  if (money.chargePerSqft === undefined) {
    const claim = texts.perSqft(formatExact(charge, texts))
    figures.keep(propertyEvidence(claim, row, 'service_charge', now.toISOString()))
  }
  const costs = yearlyServiceCharge(charge, size)
  return [
    chargeOf(charge, size, figures, context),
    statedSumTexts[language].netOf(yearly(rent - costs, parts, context), percent(costs)),
    ...(await managed(costs)),
  ]
}

const yearly = (aed: number, { figures }: SumParts, { texts }: AnswerContext): string =>
  figures.given(formatPrice(Math.round(aed), true, texts), 'rent after costs')

/** The share that somebody takes who manages a home, where no rent is known. */
export async function shareOfManager(
  { money, figures }: SumParts,
  { tools, language }: AnswerContext,
): Promise<string[]> {
  if (!money.managed) return []
  const rates = ratesOf(await tools.rates(language))
  const [low, high] = [rates.get('management-fee-low'), rates.get('management-fee-high')]
  if (low === undefined || high === undefined) return []
  return [netTexts[language].managerShare(figures.rate(low), figures.rate(high))]
}

/** What somebody takes who manages the home, and what is left then where the charge is known too. */
async function managerOf(
  rent: number,
  costs: number | undefined,
  { money, figures }: SumParts,
  { tools, language }: AnswerContext,
): Promise<string[]> {
  if (!money.managed) return []
  const rates = ratesOf(await tools.rates(language))
  const [low, high, vat] = ['management-fee-low', 'management-fee-high', 'vat'].map((id) =>
    rates.get(id),
  )
  if (low === undefined || high === undefined || vat === undefined) return []
  const wording = netTexts[language]
  const feeOf = (share: number): number => (rent * share * (1 + vat.value / hundred)) / hundred
  const aed = (amount: number): string => figures.aed(amount, 'fee of a manager')
  const [least, most] = [feeOf(low.value), feeOf(high.value)]
  figures.row(vat)
  return [
    wording.managed(figures.rate(low), figures.rate(high), aed(least), aed(most)),
    ...(costs === undefined
      ? []
      : [wording.afterManager(aed(rent - costs - most), aed(rent - costs - least))]),
  ]
}
