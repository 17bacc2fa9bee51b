import type { Rates } from '@manzil/domain/costs/rates'
import { rentRise } from '@manzil/domain/costs/rent-rise'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { formatPrice } from '../../reply/format.ts'
import { rateEvidence } from '../../reply/rate-evidence.ts'
import { moneyTextsOf } from '../../reply/texts/money/money-texts-of.ts'
import { statedSumTexts } from '../../reply/texts/money/stated-sum-texts.ts'
import { moneyFigures } from './money-figures.ts'
import { say } from './say.ts'

/** How far a rent may rise by the dated table, of what is paid and what the index says. */
export function answerRentRise(
  { rent = 0, market = 0 }: MoneyDraft,
  rates: Rates,
  context: AnswerContext,
): Draft {
  const { texts, language, state } = context
  const wording = statedSumTexts[language]
  const allowed = rentRise(rent, market, rates)
  const notice = rates.get('change-notice')
  if (allowed === undefined || notice === undefined)
    return say(moneyTextsOf(language).noTable, context)
  const figures = moneyFigures(context)
  const { below, rise, most, upTo } = allowed
  const paid = figures.given(formatPrice(rent, true, texts), 'rent paid')
  const asked = figures.given(formatPrice(market, true, texts), 'rent of the index')
  const row = rise ?? upTo
  const parts = {
    rent: paid,
    market: asked,
    below: figures.percent(below, 'below the index'),
    decree: row === undefined ? wording.decree : figures.keep(rateEvidence(wording.decree, row)),
    most: figures.given(formatPrice(most, true, texts), 'highest rent'),
  }
  const told =
    below <= 0
      ? wording.aboveMarket(paid, asked)
      : rise === undefined
        ? wording.noRise({ ...parts, upTo: upTo === undefined ? '' : figures.rate(upTo) })
        : wording.riseUpTo({ ...parts, share: figures.rate(rise) })
  const sentences = [
    told,
    ...(below <= 0 || rise === undefined ? [] : [wording.notice(figures.rate(notice))]),
    wording.ofOwnBuilding,
  ]
  const text = sentences.join(texts.gap)
  return { text, actions: [], evidence: figures.evidence, state }
}
