import type { AnswerContext, Draft } from '../../answer-context.ts'
import { compareTextsOf } from '../../reply/texts/compare-texts.ts'
import { noneShownTextsOf } from '../../reply/texts/none-shown-texts.ts'
import { refersTo } from '../refers-to.ts'
import { answerAbout } from './about.ts'
import { compareProperties } from './compare-properties.ts'

/** Sets cards side by side; where they are one home, says that and tells about it. The search stays. */
export async function answerComparedByRank(
  numbers: readonly number[],
  context: AnswerContext,
): Promise<Draft> {
  const { page: _, money: __, topic: ___, ...rest } = context.state
  const { before } = context.understanding
  const refs = [...new Set(numbers)]
  const state = { ...rest, slots: before, refs, intent: 'compare_properties' as const }
  const asked = { ...context, state }
  const [only, ...others] = refs
  if (only === undefined || others.length > 0)
    return compareProperties(refersTo(refs, state.shown), asked)
  const { home } = compareTextsOf(context.language)
  const told = await answerAbout(asked)
  const { doubts: ____, ...about } = told
  const same = noneShownTextsOf(context.language).sameHome(home(String(only)))
  return { ...about, text: [same, told.text].join('\n') }
}
