import type { Rates } from '@manzil/domain/costs/rates'
import { leastMarket, rentRise } from '@manzil/domain/costs/rent-rise'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { formatPrice } from '../../reply/format.ts'
import { rateEvidence } from '../../reply/rate-evidence.ts'
import { moneyTextsOf } from '../../reply/texts/money/money-texts-of.ts'
import { ruleTexts } from '../../reply/texts/money/rule-texts.ts'
import { statedSumTexts } from '../../reply/texts/money/stated-sum-texts.ts'
import { moneyFigures } from './money-figures.ts'
import { noticeSentence } from './notice-rule.ts'
import { say } from './say.ts'

const whole = 100

/**
 * How far a rent may rise, and whether the time that was left for its notice is enough: without it the old
 * rent goes on whatever the index allows, so that it is told first.
 */
export function answerRentRise(money: MoneyDraft, rates: Rates, context: AnswerContext): Draft {
  const { stays } = ruleTexts[context.language]
  const told = answerRise(money, rates, context)
  const rise = money.stays ? { ...told, text: [stays, told.text].join(context.texts.gap) } : told
  if (money.notice === undefined) return rise
  const figures = moneyFigures(context)
  const notice = noticeSentence('change', money.notice, rates, figures, context)
  if (notice === undefined) return rise
  const sentences = notice.isEnough ? [told.text, notice.text] : [notice.text, told.text]
  const lines = money.stays ? [stays, ...sentences] : sentences
  return {
    ...rise,
    text: lines.join(context.texts.gap),
    evidence: [...rise.evidence, ...figures.evidence],
  }
}

/** By the dated table, of what is paid and what the index says; whether what is asked may be. */
function answerRise(money: MoneyDraft, rates: Rates, context: AnswerContext): Draft {
  const { rent = 0, market = 0, asking } = money
  const { texts, language, state } = context
  if (money.market === undefined) return answerWithoutIndex(money, rates, context)
  const wording = statedSumTexts[language]
  const allowed = rentRise(rent, market, rates)
  const notice = rates.get('change-notice')
  if (allowed === undefined || notice === undefined)
    return say(moneyTextsOf(language).noTable, context)
  const figures = moneyFigures(context)
  const { below, rise, most, upTo } = allowed
  const paid = figures.given(formatPrice(rent, true, texts), 'rent paid')
  const index = figures.given(formatPrice(market, true, texts), 'rent of the index')
  const row = rise ?? upTo
  const parts = {
    rent: paid,
    market: index,
    below: figures.percent(below, 'below the index'),
    decree: row === undefined ? wording.decree : figures.keep(rateEvidence(wording.decree, row)),
    most: figures.given(formatPrice(most, true, texts), 'highest rent'),
  }
  const told =
    below <= 0
      ? wording.aboveMarket(paid, index)
      : rise === undefined
        ? wording.noRise({ ...parts, upTo: upTo === undefined ? '' : figures.rate(upTo) })
        : wording.riseUpTo({ ...parts, share: figures.rate(rise) })
  const { mayAsk, mayNotAsk } = ruleTexts[language]
  const verdict = (asked: number): string => {
    const tell = asked <= most ? mayAsk : mayNotAsk
    return tell(figures.given(formatPrice(asked, true, texts), 'rent asked'), parts.most)
  }
  const sentences = [
    ...(money.marketIsSaid ? [wording.supposeIndex(index)] : []),
    ...(asking === undefined ? [] : [verdict(asking)]),
    told,
    ...(below <= 0 || rise === undefined ? [] : [wording.notice(figures.rate(notice))]),
    wording.ofOwnBuilding,
  ]
  const text = sentences.join(texts.gap)
  return { text, actions: [], evidence: figures.evidence, state }
}

/** What is asked without the index: from which index on it may be, or that no index allows it. */
function answerWithoutIndex(
  { rent = 0, asking = 0 }: MoneyDraft,
  rates: Rates,
  context: AnswerContext,
): Draft {
  const { texts, language, state } = context
  const limit = leastMarket(rent, asking, rates)
  if (limit === undefined) return say(moneyTextsOf(language).noTable, context)
  const figures = moneyFigures(context)
  const wording = ruleTexts[language]
  const paid = figures.given(formatPrice(rent, true, texts), 'rent paid')
  const asked = figures.given(formatPrice(asking, true, texts), 'rent asked')
  const { rise, market } = limit
  const most = Math.round(rent * (1 + rise.value / whole))
  const sentences =
    market === undefined
      ? [
          wording.beyondAll(
            asked,
            figures.rate(rise),
            figures.given(formatPrice(most, true, texts), 'highest rent'),
          ),
        ]
      : [
          wording.needsIndex(
            paid,
            asked,
            figures.percent(((asking - rent) * whole) / rent, 'rise asked'),
          ),
          wording.fromIndex(
            figures.given(formatPrice(Math.round(market), true, texts), 'least index'),
          ),
          wording.askIndex,
        ]
  figures.row(rise)
  return {
    text: [...sentences, statedSumTexts[language].ofOwnBuilding].join(texts.gap),
    actions: [],
    evidence: figures.evidence,
    state,
  }
}
