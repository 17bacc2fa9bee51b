import type { Evidence, Rate } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext } from '../../answer-context.ts'
import { figureEvidence } from '../../reply/evidence.ts'
import { formatPercent, formatPrice, formatWhole } from '../../reply/format.ts'
import { rateEvidence } from '../../reply/rate-evidence.ts'
import { moneyTextsOf } from '../../reply/texts/money/money-texts-of.ts'

const calculation = 'calculation'

/** Writes figures and keeps the evidence of each. */
export function moneyFigures(context: AnswerContext) {
  const { texts, now, language } = context
  const evidence: Evidence[] = []
  const keep = (entry: Evidence): string => {
    const isKnown = evidence.some(
      ({ claim, field }) => claim === entry.claim && field === entry.field,
    )
    if (!isKnown) evidence.push(entry)
    return entry.claim
  }
  const computed = (claim: string, field: string): string =>
    keep(figureEvidence(claim, calculation, field, now.toISOString()))
  return {
    evidence,
    /** An amount that was worked out, whole AED. */
    aed: (amount: number, field: string): string =>
      computed(formatPrice(Math.round(amount), false, texts), field),
    /** An amount that the visitor gave, or a row that has its own evidence. */
    plain: (amount: number): string => formatPrice(Math.round(amount), false, texts),
    /** A figure in its finished form. */
    given: (claim: string, field: string): string => computed(claim, field),
    percent: (value: number, field: string): string => computed(formatPercent(value, texts), field),
    years: (years: number, field: string): string =>
      computed(moneyTextsOf(language).years(years), field),
    /** A row of the table in the form of this answer. */
    rate: (rate: Rate): string => keep(rateEvidence(writeRate(rate, context), rate)),
    /** The row behind a figure that was worked out. */
    row: (rate: Rate): void => {
      keep(rateEvidence(rate.text, rate))
    },
    keep,
  }
}

export type MoneyFigures = ReturnType<typeof moneyFigures>

function writeRate({ unit, value, text }: Rate, { texts, language }: AnswerContext): string {
  if (unit === 'percent') return formatPercent(value, texts)
  if (unit === 'aed') return texts.money(formatWhole(value, texts), false)
  return unit === 'years' ? moneyTextsOf(language).years(value) : text
}
