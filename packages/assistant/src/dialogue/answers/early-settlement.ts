import { settlementFee } from '@manzil/domain/costs/early-settlement'
import { mortgageYears } from '@manzil/domain/costs/mortgage'
import type { Rates } from '@manzil/domain/costs/rates'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { formatPrice } from '../../reply/format.ts'
import { furtherTexts } from '../../reply/texts/money/further/further-texts-by-language.ts'
import { moneyTextsOf } from '../../reply/texts/money/money-texts-of.ts'
import { settlementTexts } from '../../reply/texts/money/settlement-texts.ts'
import { limitsOf, shareOf, termsOf } from './loan.ts'
import { type MoneyFigures, moneyFigures } from './money-figures.ts'
import { findProperty } from './money-parts.ts'
import { say } from './say.ts'

/** What it costs to settle a loan before its time: of a sum that is owed, or of the loan spoken of after some years. */
export async function answerSettlement(
  money: MoneyDraft,
  rates: Rates,
  context: AnswerContext,
): Promise<Draft> {
  const { texts, language, state } = context
  const figures = moneyFigures(context)
  const later = await owedLater(money, rates, figures, context)
  const owed = later?.owed ?? money.owed ?? 0
  const share = rates.get('early-settlement')
  const cap = rates.get('early-settlement-cap')
  const fee = settlementFee(owed, rates)
  if (share === undefined || cap === undefined || fee === undefined)
    return say(moneyTextsOf(language).noTable, context)
  const sentence = furtherTexts[language].settlement(
    figures.given(formatPrice(owed, false, texts), 'owed'),
    figures.rate(share),
    figures.rate(cap),
    figures.aed(fee, 'early settlement'),
  )
  const lines = [...(later?.lines ?? []), sentence, moneyTextsOf(language).estimate]
  return { text: lines.join(texts.gap), actions: [], evidence: figures.evidence, state }
}

/** What is still owed of a loan after the years that were named, with its terms in words. */
async function owedLater(
  money: MoneyDraft,
  rates: Rates,
  figures: MoneyFigures,
  context: AnswerContext,
): Promise<{ owed: number; lines: string[] } | undefined> {
  const { after } = money
  if (after === undefined) return undefined
  const row = (await findProperty(money, context))?.row
  const price = row?.price ?? money.price ?? 0
  const limits = limitsOf(money, price, row?.completion === 'off_plan', rates)
  if (limits === undefined) return undefined
  const share = Math.max(shareOf(money, price) ?? 0, limits.minDepositPercent)
  // A sum that was named is told as it was said.
  const down = shareOf(money, price) === share ? money.down : undefined
  const principal = money.borrowed ?? price - (down ?? Math.ceil((price * share) / 100))
  const terms = termsOf(money, limits, figures)
  const year = mortgageYears({ principal, annualRate: terms.rate, years: terms.years })[after - 1]
  const owed = Math.round(year?.balance ?? 0)
  const { language } = context
  const told = settlementTexts[language].owedAfter({
    years: figures.years(after, 'years of the loan'),
    loan: figures.aed(principal, 'loan'),
    owed: figures.aed(owed, 'owed'),
    term: terms.yearsText,
    rate: terms.rateText,
  })
  const example = money.rate === undefined ? [moneyTextsOf(language).example] : []
  return { owed, lines: [told, ...example] }
}
