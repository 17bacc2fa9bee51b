import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { ratedEmirate } from '@manzil/domain/costs/rates'
import { yearlyServiceCharge } from '@manzil/domain/costs/service-charge'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { propertyEvidence } from '../../reply/evidence.ts'
import { formatExact, formatPrice, formatWhole } from '../../reply/format.ts'
import { netTexts } from '../../reply/texts/money/net-texts.ts'
import { statedSumTexts } from '../../reply/texts/money/stated-sum-texts.ts'
import type { MoneyFigures } from './money-figures.ts'
import { sumParts, tellSum } from './sum-of-property.ts'

const monthsPerYear = 12

/** What a service charge by the square foot is a year; of a shown home that of its advert. */
export async function answerServiceCharge(
  money: MoneyDraft,
  context: AnswerContext,
): Promise<Draft> {
  const parts = await sumParts(money, context)
  const { row, figures } = parts
  const { chargePerSqft } = money
  if (chargePerSqft === undefined && row !== undefined) {
    const { besides } = netTexts[context.language]
    return tellSum([...(await runningOf(row, figures, context)), besides], parts, context)
  }
  const size = money.size ?? row?.size ?? undefined
  const sentence =
    size === undefined
      ? statedSumTexts[context.language].sizeNeeded
      : chargeOf(chargePerSqft ?? 0, size, figures, context)
  return tellSum([sentence], parts, context)
}

/** What a shown home costs its owner a year and a month, or what is missing for that and where it stands. */
export async function runningOf(
  row: PropertyCard,
  figures: MoneyFigures,
  context: AnswerContext,
): Promise<string[]> {
  const { tools, texts, language, now } = context
  const wording = netTexts[language]
  const { size, location_path: path } = row
  const charge = (await tools.propertyFacts([row._id])).get(row._id)?.service_charge ?? undefined
  if (charge === undefined || size === null)
    return [
      wording.chargeMissing,
      ...(path[0]?._id === ratedEmirate ? [wording.index] : []),
      ...chargeByFoot(size, figures, context),
    ]
  const claim = texts.perSqft(formatExact(charge, texts))
  figures.keep(propertyEvidence(claim, row, 'service_charge', now.toISOString()))
  const month = yearlyServiceCharge(charge, size) / monthsPerYear
  return [
    chargeOf(charge, size, figures, context),
    wording.aMonth(figures.aed(month, 'service charge a month')),
  ]
}

/** What each dirham of a charge that nobody stated comes to. */
export function chargeByFoot(
  size: number | null,
  figures: MoneyFigures,
  { language }: AnswerContext,
): string[] {
  if (size === null) return []
  const aed = (amount: number): string => figures.aed(amount, 'service charge of AED 1 per sqft')
  return [netTexts[language].perFoot(aed(size), aed(size / monthsPerYear))]
}

/** 'A service charge of AED 17 per sqft on 780 sqft is AED 13,260 a year.' */
export function chargeOf(
  perSqft: number,
  size: number,
  figures: MoneyFigures,
  { texts, language }: AnswerContext,
): string {
  const yearly = Math.round(yearlyServiceCharge(perSqft, size))
  return statedSumTexts[language].chargeOf(
    figures.given(texts.perSqft(formatExact(perSqft, texts)), 'service charge named'),
    figures.given(texts.area(formatWhole(size, texts)), 'size'),
    figures.given(formatPrice(yearly, true, texts), 'service charge'),
  )
}
