import type { AnswerContext, Draft } from '../../answer-context.ts'
import { figureEvidence } from '../../reply/evidence.ts'
import { formatWhole } from '../../reply/format.ts'
import { noteTextsOf } from '../../reply/texts/note-texts.ts'
import type { SearchSlots } from '../../state.ts'
import { answerSearch } from './search.ts'

const plan = 'payment-plan'

/**
 * A search, and behind one for off-plan properties how many others name a payment plan: that alone does
 * not say that they are off-plan, so they are not among those found.
 */
export async function answerSearchWithPlans(context: AnswerContext): Promise<Draft> {
  const draft = await answerSearch(context)
  const { completion, features = [], ...others } = context.state.slots
  const isFirst = (context.state.page ?? 1) === 1
  if (completion !== 'off_plan' || draft.search === undefined || !isFirst) return draft
  const planned: SearchSlots = { ...others, features: [...new Set([...features, plan])] }
  const { totals, asOf } = await context.tools.countProperties([
    planned,
    { ...planned, completion: 'off_plan' },
    { ...planned, completion: 'ready' },
  ])
  const [all = 0, offPlan = 0, ready = 0] = totals
  const silent = all - offPlan - ready
  if (silent <= 0) return draft
  const count = formatWhole(silent, context.texts)
  const note = noteTextsOf(context.language).plansAlone(count)
  return {
    ...draft,
    text: [draft.text, note].join(context.texts.gap),
    evidence: [...draft.evidence, figureEvidence(count, 'search', 'total', asOf)],
  }
}
