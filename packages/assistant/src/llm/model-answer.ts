import type { ChatAction, Evidence } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext } from '../answer-context.ts'
import { lowestPrice } from '../dialogue/lowest-price.ts'
import type { AnswerPart } from '../engine.ts'
import { propertyResults } from '../reply/property-cards.ts'
import { understoodSearch } from '../reply/understood-search.ts'
import type { DialogueState, Intent } from '../state.ts'
import type { Findings } from './run-tool.ts'

type Naming = Pick<AnswerContext, 'language' | 'texts' | 'gazetteer' | 'amenities'>

/** An answer of a model that was let through, in the parts that every engine gives. */
export function* modelAnswer(
  text: string,
  evidence: Evidence[],
  { search }: Findings,
  state: DialogueState,
  naming: Naming,
): Generator<AnswerPart> {
  const understood = search && understoodSearch(search.slots, naming)
  yield {
    kind: 'text',
    text,
    actions: search === undefined ? [] : actionsAfter(search, naming),
    evidence,
    ...(understood && { search: understood }),
  }
  if (search !== undefined) yield propertyResults(search.found, search.slots, naming)
  yield { kind: 'state', state }
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
export function stateAfterModel(
  before: DialogueState,
  understood: DialogueState,
  { search, answered }: Findings,
): DialogueState {
  const { asked, pending, lowest, page, ...rest } = understood
  if (search === undefined) {
    const intent: Intent = answered.has('area_yields')
      ? 'investment_advice'
      : answered.has('area_figures')
        ? 'estimate_value'
        : understood.intent
    const slots = intent === understood.intent ? understood.slots : before.slots
    return { ...rest, slots, intent, ...(before.lowest !== undefined && { lowest: before.lowest }) }
  }
  const { slots, found } = search
  const least = lowestPrice(found.rows)
  return {
    ...rest,
    slots,
    intent: understood.intent === 'search_location' ? 'search_location' : 'find_property',
    refs: [],
    shown: found.rows.map(({ _id }) => _id),
    ...(search.page > 1 && { page: search.page }),
    ...(least !== undefined && { lowest: least }),
  }
}
