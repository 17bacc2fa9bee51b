import type {
  ChatAction,
  Evidence,
  PropertyCard,
  SortBy,
} from '@manzil/api-client/generated/types.gen'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import { describeSearch } from '../../reply/criteria.ts'
import { figureEvidence, propertyEvidence } from '../../reply/evidence.ts'
import { formatPrice, formatWhole } from '../../reply/format.ts'
import { propertyResults } from '../../reply/property-cards.ts'
import { leadTextsOf } from '../../reply/texts/leads/lead-texts-of.ts'
import { propertyTextsOf } from '../../reply/texts/property-texts.ts'
import { understoodSearch } from '../../reply/understood-search.ts'
import { type DialogueState, filledSlots } from '../../state.ts'
import type { FoundProperties } from '../../tools/tools.ts'
import { shownCards } from '../card-limits.ts'
import { lowestPrice, smallestSize } from '../lowest-price.ts'
import { orderOf } from '../order-of.ts'
import { otherCountOfRooms } from '../other-count-of-rooms.ts'
import { askFor, nextQuestion } from '../questions.ts'
import { relaxations } from '../relaxations.ts'
import { type Unstated, withoutUnstated } from '../unstated-criteria.ts'
import { chooseButtons } from './choose-property.ts'
import { describeWiderLink } from './wider-link.ts'

/** Searches what is known so far, or asks where to begin. */
export async function answerSearch(context: AnswerContext): Promise<Draft> {
  const { state, tools, texts } = context
  const { slots } = state
  const isEmpty = filledSlots(slots).length === 0
  const isPurposeAlone = filledSlots(slots).every((name) => name === 'purpose')
  if (isEmpty && state.intent === 'search_location') return askFor('location', context)
  if (isEmpty) return askFor('purpose', context)
  if (isPurposeAlone)
    return { ...askFor('location', context), search: understoodSearch(slots, context) }
  const sort: SortBy = slots.sort_by ?? 'newest'
  const page = state.page ?? 1
  const found = await tools.searchProperties(slots, { sort, page, limit: shownCards })
  const { below } = context.understanding
  const isSized = context.understanding.mentions.some(
    ({ criterion }) => criterion.slot === 'kept_size',
  )
  if (found.total === 0 && below !== undefined && !isSized)
    return answerNoneCheaper(below, context, found)
  if (found.total === 0) {
    const stated = await withoutUnstated(context)
    if (stated === undefined) return answerNothing(context, found)
    return answerWithout(stated, context)
  }
  if (found.rows.length === 0 && page > 1) return answerNoMore(context)

  const count = formatWhole(found.total, texts)
  const evidence: Evidence[] = [figureEvidence(count, 'search', 'total', found.asOf)]
  const lines = [texts.found(found.total, count, describeSearch(slots, context))]
  const { price_max } = slots
  if (below !== undefined && price_max !== undefined) {
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
  const isChoosing = state.request !== undefined && state.request.propertyId === undefined
  const question = isChoosing ? undefined : nextQuestion(slots)
  const actions: ChatAction[] = []
  let asked = state
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
    lines.push(draft.text)
    actions.push(...draft.actions)
    asked = draft.state
  }
  actions.push(...otherCountOfRooms(context))
  if (found.rows.length > 1) actions.push(...refinements(found, page, context))
  return {
    text: lines.join(texts.gap),
    actions,
    evidence,
    results: propertyResults(found, slots, context),
    search: understoodSearch(slots, context),
    state: withShown(asked, found.rows),
  }
}

/** Answers the search without criteria that no property mentions, and says so first. */
async function answerWithout(
  { slots: left, names, kindStates }: Unstated,
  context: AnswerContext,
): Promise<Draft> {
  const { state, texts, language } = context
  const { unstated, unlisted, leftOut } = propertyTextsOf(language)
  const { purpose } = state.slots
  const lead = kindStates
    ? unstated(names)
    : state.unlistedSaid
      ? leftOut(names)
      : unlisted(purpose, names)
  const said: DialogueState = kindStates ? state : { ...state, unlistedSaid: true }
  const answer = await answerSearch({ ...context, state: { ...said, slots: left } })
  return { ...answer, text: [lead, answer.text].join(texts.gap) }
}

function withoutLowest({
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

/** The search stays as it was: nothing below what was shown fits it. */
function answerNoneCheaper(
  below: number,
  context: AnswerContext,
  { asOf }: FoundProperties,
): Draft {
  const { state, texts, language, understanding } = context
  const price = formatPrice(below, understanding.before.purpose === 'rent', texts)
  return {
    text: propertyTextsOf(language).noneCheaper(price),
    actions: [texts.relax.location, texts.buttons.startOver],
    evidence: [figureEvidence(price, 'search', 'price', asOf)],
    search: understoodSearch(understanding.before, context),
    state: { ...state, slots: understanding.before },
  }
}

/** Every card has been shown; the next 'more' begins again. */
function answerNoMore({ state, texts }: AnswerContext): Draft {
  return {
    text: texts.noMore,
    actions: [texts.buttons.startOver],
    evidence: [],
    state: { ...state, page: 0 },
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
  const [lowText, highText] = [low, high].map(({ price }) => formatPrice(price, perYear, texts))
  if (lowText === undefined || highText === undefined) return undefined
  const text = low.price === high.price ? texts.askingOne(lowText) : texts.asking(lowText, highText)
  return {
    text,
    evidence: [
      propertyEvidence(lowText, low, 'price', asOf),
      ...(low === high ? [] : [propertyEvidence(highText, high, 'price', asOf)]),
    ],
  }
}

/** Says that nothing fits, and which single criterion to give up for something. */
async function answerNothing(context: AnswerContext, { asOf }: FoundProperties): Promise<Draft> {
  const { state, texts } = context
  const { offers, changes } = await relaxations(context)
  const two = propertyTextsOf(context.language).twoChanges
  return {
    text: texts.none(describeSearch(state.slots, context)),
    tail: offers.length === 0 ? texts.relaxNothing : changes === 1 ? texts.relaxLead : two,
    actions: offers
      .map(({ action }) => action)
      .concat(offers.length === 0 ? [texts.buttons.startOver] : []),
    evidence: [
      figureEvidence('0', 'search', 'total', asOf),
      ...offers.map(({ figure, asOf: read }) => figureEvidence(figure, 'search', 'total', read)),
    ],
    search: understoodSearch(state.slots, context),
    doubts: ['nothing_found'],
    // The cards before stay on the screen, and may be asked about.
    state: { ...withoutLowest(state), foundNone: true },
  }
}
