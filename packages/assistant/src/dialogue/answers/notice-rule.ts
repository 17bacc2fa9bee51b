import { againstNotice, type Duration, type NoticeRule } from '@manzil/domain/costs/notice-rules'
import type { Rates } from '@manzil/domain/costs/rates'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { durationText } from '../../reply/duration-text.ts'
import { moneyTextsOf } from '../../reply/texts/money/money-texts-of.ts'
import { ruleTexts } from '../../reply/texts/money/rule-texts.ts'
import { type MoneyFigures, moneyFigures } from './money-figures.ts'
import { say } from './say.ts'

/** Whose notice it is was not said: a rise and having to leave are told, each with its own time. */
const either: readonly NoticeRule[] = ['change', 'leave']

/** Whether the time that somebody was given reaches the least of its rule. */
export function answerNoticeRule(
  { rule, notice, holds, stays }: MoneyDraft,
  rates: Rates,
  context: AnswerContext,
): Draft {
  const { texts, language, state } = context
  const figures = moneyFigures(context)
  const wording = ruleTexts[language]
  const rules = rule === undefined ? either : [rule]
  const least = rates.get('change-notice')
  if (holds && least !== undefined) {
    const text = [wording.holds(figures.rate(least)), texts.topicNote].join(texts.gap)
    return { text, actions: [], evidence: figures.evidence, state }
  }
  const sentences = rules.flatMap((each) => {
    const told = notice && noticeSentence(each, notice, rates, figures, context)
    return told === undefined ? [] : [told.text]
  })
  if (sentences.length === 0) return say(moneyTextsOf(language).noTable, context)
  if (rules.includes('leave')) sentences.push(wording.besides)
  if (rule === 'change') sentences.push(wording.ofIndex)
  const text = [...(stays ? [wording.stays] : []), ...sentences, texts.topicNote].join(texts.gap)
  return { text, actions: [], evidence: figures.evidence, state }
}

/** Whether a time reaches the least of a rule, in a sentence; undefined where the table does not tell. */
export function noticeSentence(
  rule: NoticeRule,
  notice: Duration,
  rates: Rates,
  figures: MoneyFigures,
  { language }: Pick<AnswerContext, 'language'>,
): { text: string; isEnough: boolean } | undefined {
  const compared = againstNotice(rule, notice, rates)
  if (compared === undefined) return undefined
  const { enough, tooShort } = ruleTexts[language]
  const tell = compared.isEnough ? enough[rule] : tooShort[rule]
  const said = figures.given(durationText(notice, language), 'notice given')
  return { text: tell(said, figures.rate(compared.least)), isEnough: compared.isEnough }
}
