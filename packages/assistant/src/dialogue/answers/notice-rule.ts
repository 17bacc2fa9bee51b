import { againstNotice, type NoticeRule } from '@manzil/domain/costs/notice-rules'
import type { Rates } from '@manzil/domain/costs/rates'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { durationText } from '../../reply/duration-text.ts'
import { moneyTextsOf } from '../../reply/texts/money/money-texts-of.ts'
import { ruleTexts } from '../../reply/texts/money/rule-texts.ts'
import { moneyFigures } from './money-figures.ts'
import { say } from './say.ts'

/** Whose notice it is was not said: a rise and having to leave are told, each with its own time. */
const either: readonly NoticeRule[] = ['change', 'leave']

/** Whether the time that somebody was given reaches the least of its rule. */
export function answerNoticeRule(
  { rule, notice }: MoneyDraft,
  rates: Rates,
  context: AnswerContext,
): Draft {
  const { texts, language, state } = context
  const figures = moneyFigures(context)
  const wording = ruleTexts[language]
  const rules = rule === undefined ? either : [rule]
  const sentences = rules.flatMap((each) => {
    const compared = notice && againstNotice(each, notice, rates)
    if (notice === undefined || compared === undefined) return []
    const tell = compared.isEnough ? wording.enough[each] : wording.tooShort[each]
    const said = figures.given(durationText(notice, language), 'notice given')
    return [tell(said, figures.rate(compared.least))]
  })
  if (sentences.length === 0) return say(moneyTextsOf(language).noTable, context)
  if (rules.includes('leave')) sentences.push(wording.besides)
  if (rule === 'change') sentences.push(wording.ofIndex)
  const text = [...sentences, texts.topicNote].join(texts.gap)
  return { text, actions: [], evidence: figures.evidence, state }
}
