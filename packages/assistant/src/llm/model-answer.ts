import type { ChatAction } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext } from '../answer-context.ts'
import { withFocus } from '../dialogue/focus.ts'
import { lowestPrice } from '../dialogue/lowest-price.ts'
import { orderOf } from '../dialogue/order-of.ts'
import type { Considered } from '../embedded-engine.ts'
import type { AnswerPart } from '../engine.ts'
import { propertyResults } from '../reply/property-cards.ts'
import { omissionTexts } from '../reply/texts/omission-texts.ts'
import { understoodSearch } from '../reply/understood-search.ts'
import type { DialogueState, Intent } from '../state.ts'
import type { Released } from './release-words.ts'
import type { Findings } from './tool-context.ts'

type Naming = Pick<AnswerContext, 'language' | 'texts' | 'gazetteer' | 'amenities'>

const mostLinks = 4

/** An answer of a model that was let through, in the parts that every engine gives. */
export function* modelAnswer(
  { text, evidence, sayings, omitted }: Released,
  findings: Findings,
  { context }: Considered,
  naming: Naming,
): Generator<AnswerPart> {
  const { search, comparison } = findings
  const found = search !== undefined && search.found.rows.length > 0 ? search : undefined
  const understood = found && understoodSearch(found.slots, naming)
  const links = new Map([...sayings].flatMap((each) => each.links).map((each) => [each.link, each]))
  const results = found && propertyResults(found.found, found.slots, naming)
  const answered = [...sayings].find((each) => each.answered !== undefined)?.answered
  const state = stateAfterModel(context, found, findings, answered)
  const ended = omitted === undefined ? text : `${text}\n${omissionTexts[naming.language]}`
  const actions = found === undefined ? [] : actionsAfter(found, naming)
  const draft = { text: ended, actions, evidence, state, ...(results && { results }) }
  yield {
    kind: 'text',
    text: ended,
    actions,
    evidence,
    ...(understood && { search: understood }),
    ...(comparison && { comparison }),
    ...(links.size > 0 && { links: [...links.values()].slice(0, mostLinks) }),
  }
  if (results !== undefined) yield results
  yield { kind: 'state', state: withFocus(draft, context).state }
}

function actionsAfter(
  { found, slots, page }: NonNullable<Findings['search']>,
  { texts }: Naming,
): ChatAction[] {
  const { cheapest, newest, compareTwo, more } = texts.buttons
  if (found.rows.length < 2) return []
  const sort = slots.sort_by === 'price_asc' ? newest : cheapest
  return found.total > page * found.rows.length ? [more, sort, compareTwo] : [sort, compareTwo]
}

/** The conversation after the answer, as the embedded engine would have left it. */
function stateAfterModel(
  { understanding }: AnswerContext,
  search: Findings['search'],
  { answered, left, refs }: Findings,
  question: DialogueState['answered'],
): DialogueState {
  const { asked, pending, page, money, ...rest } = understanding.state
  const after = { ...rest, ...left, ...(question && { answered: question }) }
  if (search === undefined) {
    const intent: Intent = answered.has('area_yields')
      ? 'investment_advice'
      : answered.has('area_figures') || answered.has('estimate_value')
        ? 'estimate_value'
        : answered.has('compare')
          ? 'compare_properties'
          : 'ask_question'
    return { ...after, slots: understanding.before, intent, refs }
  }
  const { slots, found } = search
  const { lowest, smallest, foundNone, order, ...others } = after
  const least = lowestPrice(found.rows)
  return {
    ...others,
    slots,
    intent: understanding.intent === 'search_location' ? 'search_location' : 'find_property',
    refs: [],
    shown: found.rows.map(({ _id }) => _id),
    order: orderOf(found.rows),
    ...(search.page > 1 && { page: search.page }),
    ...(least !== undefined && { lowest: least }),
  }
}
