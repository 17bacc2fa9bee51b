import { settlementFee } from '@manzil/domain/costs/early-settlement'
import { monthlyShare } from '@manzil/domain/costs/loan'
import type { Rates } from '@manzil/domain/costs/rates'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { yearsAndMonths } from '../../reply/duration-text.ts'
import { moneyTextsOf } from '../../reply/texts/money/money-texts-of.ts'
import { refinanceTexts } from '../../reply/texts/money/refinance-texts.ts'
import { moneyFigures } from './money-figures.ts'
import { say } from './say.ts'

const monthsPerYear = 12
const hundred = 100

/** What a lower interest saves of a loan that runs, and after how long the costs of the change have come back. */
export function answerRefinance(
  { borrowed = 0, years = 0, rate = 0, beside }: MoneyDraft,
  rates: Rates,
  context: AnswerContext,
): Draft {
  const { texts, language, state } = context
  const early = rates.get('early-settlement')
  const registration = rates.get('mortgage-registration')
  const admin = rates.get('mortgage-registration-admin')
  const fee = settlementFee(borrowed, rates)
  if (!early || !registration || !admin || fee === undefined)
    return say(moneyTextsOf(language).noTable, context)
  const figures = moneyFigures(context)
  const wording = refinanceTexts[language]
  const now = borrowed * monthlyShare(rate, years)
  const then = borrowed * monthlyShare(beside?.rate ?? rate, years)
  const saved = then - now
  const registered = (borrowed * registration.value) / hundred + admin.value
  for (const row of [early, registration, admin]) figures.row(row)
  const months = Math.ceil((fee + registered) / saved)
  const sentences = [
    wording.lead(
      figures.aed(now, 'monthly payment'),
      figures.aed(then, 'monthly payment before'),
      figures.aed(saved, 'difference a month'),
    ),
    wording.interest(
      figures.aed(saved * years * monthsPerYear, 'difference of interest'),
      figures.years(years, 'term'),
    ),
    wording.costs(
      figures.aed(fee, 'early settlement'),
      figures.aed(registered, 'mortgage registration'),
      figures.aed(fee + registered, 'costs of the change'),
    ),
    // Later than the loan ends, they never come back.
    ...(months <= years * monthsPerYear
      ? [wording.back(figures.given(yearsAndMonths(months, language), 'costs back in'))]
      : []),
    wording.beside,
    moneyTextsOf(language).estimate,
  ]
  return { text: sentences.join(texts.gap), actions: [], evidence: figures.evidence, state }
}
