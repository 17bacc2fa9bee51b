import { foldText } from '@manzil/query-language/language/fold'
import { ownSumWords } from '@manzil/query-language/lexicon/own-sum-words'
import { statedSumWords } from '@manzil/query-language/lexicon/stated-sum-words'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import { placeName } from '../../reply/names.ts'
import { boundaryTextsOf } from '../../reply/texts/boundary-texts.ts'
import { netTexts } from '../../reply/texts/money/net-texts.ts'
import { yieldTextsOf } from '../../reply/texts/yield-texts.ts'
import type { SearchSlots } from '../../state.ts'
import { listingPageLink } from '../../tools/search-query-string.ts'
import type { AreaYields } from '../../tools/tools.ts'
import { finderOf } from '../../understanding/money/find-words.ts'
import { looksForInvestment } from '../looks-for-investment.ts'
import { areaSpokenOf } from '../places-asked.ts'
import { describeWithoutYield, describeYields } from './describe-yields.ts'

const rankedPlaces = 5
const asksNet = (message: string): boolean => saysNet(foldText(message))
const saysNet = finderOf(`${statedSumWords.net}|${ownSumWords.running}`)

/**
 * Gross yields by place from asking prices of properties that are alike: of the places named, or the
 * highest of all behind those of the search before it. A budget chooses among the places alone. A question
 * for yields is no search: that before it stays, and what was asked about is opened by a link.
 */
export async function answerInvest(context: AnswerContext): Promise<Draft> {
  const { texts, understanding } = context
  const searched = looksForInvestment(context) && !tellsRents(understanding)
  const slots = searched ? context.state.slots : understanding.before
  const { location = [] } = asked(context)
  const area = areaSpokenOf(location.filter((slug) => isCommunity(slug, context)))
  const state = { ...context.state, slots, advice: asked(context), ...(area && { area }) }
  const ranked = await firstSolid(context)
  const { kinds } = ranked
  const own = await yieldsBefore(kinds, context)
  const others = ranked.found.yields.filter(({ place }) =>
    own.yields.every((each) => each.place !== place),
  )
  const yields = [...own.yields, ...others].slice(0, rankedPlaces)
  const leftOut = new Map([...own.leftOut, ...ranked.leftOut].map((each) => [each.place, each]))
  const without = describeWithoutYield([...leftOut.values()], ranked.narrowest, context)
  if (yields.length === 0) {
    return {
      text: [texts.yieldNone, ...without.lines].join('\n'),
      actions: [texts.relax.location],
      evidence: without.evidence,
      state,
    }
  }
  const { price_min, price_max } = asked(context)
  const isRanked = others.length > 0 && !location.some((slug) => isCommunity(slug, context))
  const bounds = {
    ...(price_min !== undefined && { price_min }),
    ...(price_max !== undefined && { price_max }),
  }
  const described = describeYields(yields, { kinds, ...(isRanked && { bounds }) }, context)
  const sales: SearchSlots = {
    ...kinds,
    ...bounds,
    purpose: 'sale',
    location: yields.map(({ place }) => place),
  }
  return {
    text: [
      ...(context.understanding.flags.cues.has('promise')
        ? [boundaryTextsOf(context.language).promise]
        : []),
      ...(asksNet(context.said) ? [netTexts[context.language].ofPlaces] : []),
      ...described.lines,
      ...without.lines,
      texts.yieldNote,
    ].join('\n'),
    actions: yields
      // A button that says what was said already leads nowhere.
      .filter(({ place }) => !location.includes(place))
      .slice(0, 3)
      .map(({ place }) => ({ label: placeName(place, context) })),
    evidence: [...described.evidence, ...without.evidence],
    links: [{ label: yieldTextsOf(context.language).forSale, link: listingPageLink(sales) }],
    state,
  }
}

const isCommunity = (slug: string, { gazetteer }: AnswerContext): boolean =>
  gazetteer.place(slug)?.kind !== 'emirate'

/** Rents beside a question about the return are figures of a sum: they buy nothing, and search nothing. */
const tellsRents = ({ told }: AnswerContext['understanding']): boolean =>
  told.purpose === 'rent' && (told.price_min !== undefined || told.price_max !== undefined)

/** What yields are narrowed by: what the message says, for advice does not hang on the search before it. */
const asked = ({ understanding, state }: AnswerContext): SearchSlots => {
  const told = understanding.repeats
    ? { ...state.advice, ...understanding.told }
    : understanding.told
  const { type, bedrooms_min, bedrooms_max, location, ...rest } = told
  const { price_min, price_max } = tellsRents(understanding) ? {} : rest
  return {
    ...(type && { type }),
    ...(bedrooms_min !== undefined && { bedrooms_min }),
    ...(bedrooms_max !== undefined && { bedrooms_max }),
    ...(location && { location }),
    ...(price_min !== undefined && { price_min }),
    ...(price_max !== undefined && { price_max }),
  }
}

const none: AreaYields = { yields: [], leftOut: [] }

/** Of the places that were searched in before, where the message names none. */
async function yieldsBefore(kinds: SearchSlots, context: AnswerContext): Promise<AreaYields> {
  const { location = [] } = context.understanding.before
  if (location.length === 0 || asked(context).location !== undefined) return none
  const isBroad = location.some((slug) => !isCommunity(slug, context))
  return isBroad ? none : context.tools.areaYields({ ...kinds, location }, rankedPlaces)
}

interface Solid {
  found: AreaYields
  kinds: SearchSlots
  /** What was asked for, and the places that have no yield of it. */
  narrowest: SearchSlots
  leftOut: AreaYields['leftOut']
}

/** The narrowest kind of property with enough properties: as asked for, by type alone, any. */
async function firstSolid(context: AnswerContext): Promise<Solid> {
  const { type, bedrooms_min, bedrooms_max, ...where } = asked(context)
  const byType: SearchSlots = { ...(type !== undefined && { type }) }
  const narrowest: SearchSlots = {
    ...byType,
    ...(bedrooms_min !== undefined && { bedrooms_min }),
    ...(bedrooms_max !== undefined && { bedrooms_max }),
  }
  const first = await context.tools.areaYields({ ...narrowest, ...where }, rankedPlaces)
  const { leftOut } = first
  if (first.yields.length > 0) return { found: first, kinds: narrowest, narrowest, leftOut }
  for (const kinds of [byType, {}]) {
    const found = await context.tools.areaYields({ ...kinds, ...where }, rankedPlaces)
    if (found.yields.length > 0) return { found, kinds, narrowest, leftOut }
  }
  return { found: none, kinds: {}, narrowest, leftOut }
}
