import type { ChatAction, Evidence, PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import { describeSearch } from '../../reply/criteria.ts'
import { figureEvidence, propertyEvidence } from '../../reply/evidence.ts'
import { formatPrice, formatPrices, formatWhole } from '../../reply/format.ts'
import { propertyResults } from '../../reply/property-cards.ts'
import { leadTextsOf } from '../../reply/texts/leads/lead-texts-of.ts'
import { understoodSearch } from '../../reply/understood-search.ts'
import type { DialogueState, SearchSlots } from '../../state.ts'
import type { FoundProperties } from '../../tools/tools.ts'
import { shownCards } from '../card-limits.ts'
import { lowestPrice, smallestSize } from '../lowest-price.ts'
import { orderOf } from '../order-of.ts'
import { otherCountOfRooms } from '../other-count-of-rooms.ts'
import { askFor, nextQuestion } from '../questions.ts'
import { chooseButtons } from './choose-property.ts'
import { describeWiderLink } from './wider-link.ts'

/** How homes that were found are told of. */
interface Telling {
  /** The search whose open questions are asked; without it the one that found them. */
  asked?: SearchSlots
  /** The first sentence, with the number of those found. */
  lead?: (total: number, count: string) => string
  /** Sentences behind what the cards ask. */
  asides?: readonly string[]
}

/** What was found, with its cards; what is not known yet of the search is asked behind everything else. */
export async function answerFound(
  found: FoundProperties,
  page: number,
  context: AnswerContext,
  { asked: askedSearch = context.state.slots, lead, asides = [] }: Telling = {},
): Promise<Draft> {
  const { state, texts } = context
  const { slots } = state
  const count = formatWhole(found.total, texts)
  const evidence: Evidence[] = [figureEvidence(count, 'search', 'total', found.asOf)]
  const lines = [
    lead?.(found.total, count) ?? texts.found(found.total, count, describeSearch(slots, context)),
  ]
  const { price_max } = slots
  if (context.understanding.below !== undefined && price_max !== undefined) {
    const ceiling = formatPrice(price_max, slots.purpose === 'rent', texts)
    evidence.push(figureEvidence(ceiling, 'search', 'price', found.asOf))
  }
  const asking = describePrices(found, context)
  if (asking !== undefined) {
    lines.push(asking.text)
    evidence.push(...asking.evidence)
  }
  const wider = await describeWiderLink(found.total, context)
  if (wider !== undefined) {
    lines.push(wider.text)
    evidence.push(...wider.evidence)
  }
  lines.push(...asides)
  const isChoosing = state.request !== undefined && state.request.propertyId === undefined
  const question = isChoosing ? undefined : nextQuestion(askedSearch)
  const actions: ChatAction[] = []
  let asked = state
  let tail: string | undefined
  if (state.request !== undefined && isChoosing) {
    const leadTexts = leadTextsOf(context.language)
    lines.push(state.request.kind === 'callback' ? leadTexts.orHome : leadTexts.which.viewing)
    const shown = found.rows.map(({ _id }) => _id)
    actions.push(
      ...chooseButtons(found.rows, leadTexts, { ...context, state: { ...state, shown } }),
    )
    asked = { ...state, request: { ...state.request, asked: 'listing' } }
  }
  if (question !== undefined) {
    const draft = askFor(question, context)
    tail = draft.text
    actions.push(...draft.actions)
    asked = draft.state
  }
  actions.push(...otherCountOfRooms(context))
  if (found.rows.length > 1) actions.push(...refinements(found, page, context))
  return {
    text: lines.join(texts.gap),
    ...(tail !== undefined && { tail }),
    actions,
    evidence,
    results: propertyResults(found, slots, context),
    search: understoodSearch(slots, context),
    state: withShown(asked, found.rows),
  }
}

export function withoutLowest({
  lowest: _,
  smallest: __,
  foundNone: ___,
  ...state
}: DialogueState): DialogueState {
  return state
}

/** Remembers the cards and the lowest of their prices, where those can be compared. */
function withShown(state: DialogueState, rows: readonly PropertyCard[]): DialogueState {
  const others = withoutLowest(state)
  const lowest = lowestPrice(rows)
  const shown = rows.map(({ _id }) => _id)
  const smallest = smallestSize(rows)
  return {
    ...others,
    shown,
    ...(lowest !== undefined && { lowest }),
    ...(smallest !== undefined && { smallest }),
    order: orderOf(rows),
  }
}

function refinements(
  found: FoundProperties,
  page: number,
  { state, texts }: AnswerContext,
): ChatAction[] {
  const { cheapest, newest, compareTwo, more } = texts.buttons
  const sort = state.slots.sort_by === 'price_asc' ? newest : cheapest
  return found.total > page * shownCards ? [more, sort, compareTwo] : [sort, compareTwo]
}

/** What the shown cards ask, from the lowest to the highest of them. */
function describePrices(
  { rows, asOf }: FoundProperties,
  { texts }: AnswerContext,
): { text: string; evidence: Evidence[] } | undefined {
  const priced = rows.filter((row): row is PropertyCard & { price: number } => row.price !== null)
  const [first] = priced
  // Sale and rent prices side by side would compare what cannot be compared.
  if (first === undefined || priced.some(({ purpose }) => purpose !== first.purpose))
    return undefined
  const low = priced.reduce((best, row) => (row.price < best.price ? row : best), first)
  const high = priced.reduce((best, row) => (row.price > best.price ? row : best), first)
  const perYear = first.purpose === 'rent'
  const isOne = low.price === high.price
  const [lowText, highText] = formatPrices(low.price, high.price, perYear, texts)
  const only = formatPrice(low.price, perYear, texts)
  const text = isOne ? texts.askingOne(only) : texts.asking(lowText, highText)
  return {
    text,
    evidence: [
      propertyEvidence(isOne ? only : lowText, low, 'price', asOf),
      ...(isOne ? [] : [propertyEvidence(highText, high, 'price', asOf)]),
    ],
  }
}
