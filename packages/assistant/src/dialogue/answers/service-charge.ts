import { yearlyServiceCharge } from '@manzil/domain/costs/service-charge'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { formatExact, formatPrice, formatWhole } from '../../reply/format.ts'
import { statedSumTexts } from '../../reply/texts/money/stated-sum-texts.ts'
import type { MoneyFigures } from './money-figures.ts'
import { sumParts, tellSum } from './sum-of-property.ts'

/** What a service charge by the square foot is a year. */
export async function answerServiceCharge(
  money: MoneyDraft,
  context: AnswerContext,
): Promise<Draft> {
  const parts = await sumParts(money, context)
  const size = money.size ?? parts.row?.size ?? undefined
  const { chargePerSqft = 0 } = money
  const sentence =
    size === undefined
      ? statedSumTexts[context.language].sizeNeeded
      : chargeOf(chargePerSqft, size, parts.figures, context)
  return tellSum([sentence], parts, context)
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
