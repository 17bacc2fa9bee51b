import type { SortBy } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import { figureEvidence } from '../../reply/evidence.ts'
import { formatPrice } from '../../reply/format.ts'
import { amenityName } from '../../reply/names.ts'
import { propertyTextsOf } from '../../reply/texts/property-texts.ts'
import { understoodSearch } from '../../reply/understood-search.ts'
import { type DialogueState, filledSlots } from '../../state.ts'
import type { FoundProperties } from '../../tools/tools.ts'
import { shownCards } from '../card-limits.ts'
import { askFor } from '../questions.ts'
import { type Unstated, withoutUnstated } from '../unstated-criteria.ts'
import { answerFound } from './found.ts'
import { answerNearest, answerNothing } from './nearest.ts'

/** Searches what is known so far, or asks where to begin; what is said besides stands behind what was found. */
export async function answerSearch(
  context: AnswerContext,
  asides: readonly string[] = [],
): Promise<Draft> {
  const { state, tools } = context
  const { slots } = state
  const isEmpty = filledSlots(slots).length === 0
  const isPurposeAlone = filledSlots(slots).every((name) => name === 'purpose')
  if (isEmpty && state.intent === 'search_location') return askFor('location', context)
  if (isEmpty) return askFor('purpose', context)
  if (isPurposeAlone)
    return { ...askFor('location', context), search: understoodSearch(slots, context) }
  const { not_features: refused = [], ...others } = slots
  // Where adverts name no amenity, leaving one out tells nothing.
  if (refused.length > 0 && !(await tools.statesAmenities(slots.purpose))) {
    const names = context.texts.and(refused.map((slug) => amenityName(slug, context)))
    return answerWithout({ slots: others, names, kindStates: false }, context, asides)
  }
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
    if (stated !== undefined) return answerWithout(stated, context, asides)
    return (await answerNearest(context, page, asides)) ?? answerNothing(context, found, asides)
  }
  if (found.rows.length === 0 && page > 1) return answerNoMore(context)

  return answerFound(found, page, context, { asides })
}

/** Answers the search without criteria that no property mentions, and says so behind what was found. */
async function answerWithout(
  { slots: left, names, kindStates }: Unstated,
  context: AnswerContext,
  asides: readonly string[],
): Promise<Draft> {
  const { state, language } = context
  const { unstated, unlisted, leftOut } = propertyTextsOf(language)
  const { purpose } = state.slots
  if (names === '') return answerSearch({ ...context, state: { ...state, slots: left } }, asides)
  const aside = kindStates
    ? unstated(names)
    : state.unlistedSaid
      ? leftOut(names)
      : unlisted(purpose, names)
  const said: DialogueState = kindStates ? state : { ...state, unlistedSaid: true }
  return answerSearch({ ...context, state: { ...said, slots: left } }, [...asides, aside])
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
