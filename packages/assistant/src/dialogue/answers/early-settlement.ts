import { settlementFee } from '@manzil/domain/costs/early-settlement'
import type { Rates } from '@manzil/domain/costs/rates'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { formatPrice } from '../../reply/format.ts'
import { furtherTexts } from '../../reply/texts/money/further/further-texts-by-language.ts'
import { moneyTextsOf } from '../../reply/texts/money/money-texts-of.ts'
import { moneyFigures } from './money-figures.ts'
import { say } from './say.ts'

/** What it costs to settle a loan before its time. */
export function answerSettlement(
  { owed = 0 }: MoneyDraft,
  rates: Rates,
  context: AnswerContext,
): Draft {
  const { texts, language, state } = context
  const share = rates.get('early-settlement')
  const cap = rates.get('early-settlement-cap')
  const fee = settlementFee(owed, rates)
  if (share === undefined || cap === undefined || fee === undefined)
    return say(moneyTextsOf(language).noTable, context)
  const figures = moneyFigures(context)
  const sentence = furtherTexts[language].settlement(
    figures.given(formatPrice(owed, false, texts), 'owed'),
    figures.rate(share),
    figures.rate(cap),
    figures.aed(fee, 'early settlement'),
  )
  const text = [sentence, moneyTextsOf(language).estimate].join(texts.gap)
  return { text, actions: [], evidence: figures.evidence, state }
}
