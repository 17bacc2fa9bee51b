import type { SortBy } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import { describeSearch } from '../../reply/criteria.ts'
import { figureEvidence } from '../../reply/evidence.ts'
import { formatPrice } from '../../reply/format.ts'
import { placeName } from '../../reply/names.ts'
import { nearestTextsOf } from '../../reply/texts/nearest-texts.ts'
import { propertyTextsOf } from '../../reply/texts/property-texts.ts'
import { understoodSearch } from '../../reply/understood-search.ts'
import type { FoundProperties } from '../../tools/tools.ts'
import { shownCards } from '../card-limits.ts'
import { differencesOf } from '../differences-of.ts'
import { type NearestSearch, nearestSearch } from '../nearest-search.ts'
import { relaxations } from '../relaxations.ts'
import { answerFound, withoutLowest } from './found.ts'

/** At most so many changes are offered beside cards. */
const mostOffered = 3

/**
 * Says that nothing fits, and shows what comes nearest with what it gives up: there is something to talk
 * about, and the wishes stay as they were told. Undefined where nothing comes near.
 */
export async function answerNearest(
  context: AnswerContext,
  page: number,
  asides: readonly string[],
): Promise<Draft | undefined> {
  const { state, tools, texts, language } = context
  const near = await nearestSearch(context)
  if (near === undefined) return undefined
  const sort: SortBy = near.slots.sort_by ?? 'newest'
  const found = await tools.searchProperties(near.slots, { sort, page, limit: shownCards })
  if (found.rows.length === 0) return undefined
  const asked = { ...context, state: { ...state, slots: near.slots } }
  const nowhere = await nowhereThere(near, context)
  const isSaid = nowhere !== undefined && nowhere === state.nowhereSaid
  const { closest } = nearestTextsOf(language)
  const differences = differencesOf(near, state.slots, context)
  const elsewhere = await allElsewhere(near, context)
  const lead = (total: number, count: string): string =>
    [closest(total, count, differences), ...(elsewhere ?? [])].join(texts.gap)
  const shown = await answerFound(found, page, asked, {
    asked: state.slots,
    lead,
    asides,
  })
  const { offers, changes } = await relaxations(context)
  const offered = changes === 1 ? offers.slice(0, mostOffered) : []
  const { price_min, price_max } = near.given
  const isMoved = price_min !== undefined || price_max !== undefined
  const limits = [near.slots.price_min, near.slots.price_max].flatMap((price) =>
    price === undefined || !isMoved
      ? []
      : [formatPrice(price, state.slots.purpose === 'rent', texts)],
  )
  return {
    ...shown,
    text: [
      texts.none(describeSearch(state.slots, context)),
      ...(nowhere === undefined || isSaid ? [] : [nowhere]),
      shown.text,
    ].join(texts.gap),
    actions: [...offered.map(({ action }) => action), ...shown.actions],
    evidence: [
      figureEvidence('0', 'search', 'total', found.asOf),
      ...limits.map((limit) => figureEvidence(limit, 'search', 'price', found.asOf)),
      ...offered.map(({ figure, asOf }) => figureEvidence(figure, 'search', 'total', asOf)),
      ...shown.evidence,
    ],
    search: understoodSearch(state.slots, context),
    // Nothing is told of the lowest price of a search that found nothing.
    state: {
      ...withoutLowest(shown.state),
      slots: state.slots,
      ...(nowhere !== undefined && { nowhereSaid: nowhere }),
    },
  }
}

/** A whole emirate without any home of the purpose is said once, so that nobody looks there on and on. */
async function nowhereThere(
  { given, slots }: NearestSearch,
  context: AnswerContext,
): Promise<string | undefined> {
  const { gazetteer, tools, language, state, texts } = context
  const { purpose } = state.slots
  if (given.location === undefined || slots.location !== undefined || purpose === undefined)
    return undefined
  const emirates = given.location.flatMap((slug) => gazetteer.pathOf(slug).at(-1)?.slug ?? [])
  const there = { purpose, location: [...new Set(emirates)] }
  const [total = 0] = (await tools.countProperties([there])).totals
  if (total > 0) return undefined
  const names = there.location.map((slug) => placeName(slug, context))
  return nearestTextsOf(language).nowhere(purpose, texts.inPlaces(texts.or(names)))
}

/** The emirate where all of them are, where a place in another one was asked for. */
async function allElsewhere(
  { given, slots }: NearestSearch,
  context: AnswerContext,
): Promise<[string] | undefined> {
  const { gazetteer, tools, language, texts } = context
  if (given.location === undefined || slots.location !== undefined) return undefined
  const asked = given.location.map((slug) => gazetteer.pathOf(slug).at(-1)?.slug)
  const emirates = gazetteer.places.filter(({ kind }) => kind === 'emirate')
  const there = emirates.map(({ slug }) => ({ ...slots, location: [slug] }))
  const { totals } = await tools.countProperties(there)
  const [only, other] = emirates.filter((_, at) => (totals[at] ?? 0) > 0)
  if (only === undefined || other !== undefined || asked.includes(only.slug)) return undefined
  return [nearestTextsOf(language).allElsewhere(texts.inPlaces(placeName(only.slug, context)))]
}

/** Says that nothing fits, and which criteria to give up for something. */
export async function answerNothing(
  context: AnswerContext,
  { asOf }: FoundProperties,
  asides: readonly string[],
): Promise<Draft> {
  const { state, texts } = context
  const { offers, changes } = await relaxations(context)
  const two = propertyTextsOf(context.language).twoChanges
  return {
    text: [texts.none(describeSearch(state.slots, context)), ...asides].join(texts.gap),
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
