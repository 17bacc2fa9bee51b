import type { AnswerContext, Draft } from '../../answer-context.ts'
import { describeSearch } from '../../reply/criteria.ts'
import { figureEvidence } from '../../reply/evidence.ts'
import { noneShownTextsOf } from '../../reply/texts/none-shown-texts.ts'
import { propertyTextsOf } from '../../reply/texts/property-texts.ts'
import { filledSlots } from '../../state.ts'
import { askFor } from '../questions.ts'
import { relaxations } from '../relaxations.ts'
import { answerSearch } from './search.ts'

/**
 * Says that no home is shown that could be asked about, and goes on: with what the search that found
 * none may give up, with what fits a search whose homes were not shown yet, or with the first question.
 */
export async function answerNoneShown(context: AnswerContext): Promise<Draft> {
  const { texts, language, understanding } = context
  const { noneYet, foundNothing, theseFit } = noneShownTextsOf(language)
  const { page: _, topic: __, ...rest } = context.state
  const slots = understanding.before
  const state = { ...rest, slots, refs: [], intent: 'find_property' as const }
  const asked = { ...context, state }
  if (filledSlots(slots).length === 0) return led(noneYet, askFor('purpose', asked), context)
  if (state.foundNone !== true) {
    const found = await answerSearch(asked)
    const isFound = found.results !== undefined
    return led(isFound ? [noneYet, theseFit].join(texts.gap) : noneYet, found, context)
  }
  const { offers, changes } = await relaxations(asked)
  const two = propertyTextsOf(language).twoChanges
  const tail = offers.length === 0 ? texts.relaxNothing : changes === 1 ? texts.relaxLead : two
  return {
    text: [foundNothing(describeSearch(slots, context)), tail].join(texts.gap),
    actions: offers.length === 0 ? [texts.buttons.startOver] : offers.map(({ action }) => action),
    evidence: offers.map(({ figure, asOf }) => figureEvidence(figure, 'search', 'total', asOf)),
    state: { ...state, intent: 'ask_question' },
  }
}

const led = (lead: string, draft: Draft, { texts }: AnswerContext): Draft => ({
  ...draft,
  text: [lead, draft.text].join(texts.gap),
})
