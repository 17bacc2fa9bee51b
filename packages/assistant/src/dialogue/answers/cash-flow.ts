import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { MoneyDraft } from '../../money-draft.ts'
import { cashFlowTexts } from '../../reply/texts/money/cash-flow-texts.ts'
import type { MoneyFigures } from './money-figures.ts'

const monthsPerYear = 12

/** What a rent leaves of a year after the costs and the instalments of a loan; undefined without a rent. */
export function cashFlowOf(
  { rent, running }: MoneyDraft,
  payment: number,
  figures: MoneyFigures,
  language: LanguageCode,
): string[] {
  if (rent === undefined) return []
  const wording = cashFlowTexts[language]
  const instalments = payment * monthsPerYear
  const left = rent - (running ?? 0) - instalments
  const costs = running === undefined ? '' : wording.lessCosts(figures.plain(running))
  const tell = left >= 0 ? wording.left : wording.short
  return [
    tell(
      figures.plain(rent),
      costs,
      figures.aed(instalments, 'instalments of a year'),
      figures.aed(Math.abs(left), 'left of the rent a year'),
    ),
    wording.note,
  ]
}
