import type { Evidence } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import { describeSearch } from '../../reply/criteria.ts'
import { figureEvidence } from '../../reply/evidence.ts'
import { formatMonths, formatShare, formatWhole } from '../../reply/format.ts'
import { placeName } from '../../reply/names.ts'
import { boundaryTextsOf } from '../../reply/texts/boundary-texts.ts'
import { understoodSearch } from '../../reply/understood-search.ts'
import type { SearchSlots } from '../../state.ts'
import { askingPrices } from '../../tools/figures-link.ts'
import type { AreaYield } from '../../tools/tools.ts'

const rankedPlaces = 5
const source = askingPrices

/**
 * Gross yields by place from asking prices of properties that are alike: of the places named, or the
 * highest of all behind those of the search before it. A budget chooses among the places alone.
 */
export async function answerInvest(context: AnswerContext): Promise<Draft> {
  const { texts, understanding } = context
  const state = tellsRents(understanding)
    ? { ...context.state, slots: understanding.before }
    : context.state
  const ranked = await firstSolid(context)
  const { kinds } = ranked
  const own = await yieldsBefore(kinds, context)
  const others = ranked.yields.filter(({ place }) => own.every((each) => each.place !== place))
  const yields = [...own, ...others].slice(0, rankedPlaces)
  if (yields.length === 0) {
    const search = understoodSearch(asked(context), context)
    return {
      text: texts.yieldNone,
      actions: [texts.relax.location],
      evidence: [],
      search,
      state: { ...state, advice: asked(context) },
    }
  }
  // A button that says what was said already leads nowhere.
  const named = new Set(asked(context).location)
  const [asOf = ''] = yields.map((each) => each.asOf).sort()
  const period = formatMonths(
    yields.map(({ first }) => first),
    yields.map(({ last }) => last),
    context.language,
  )
  const evidence: Evidence[] = [figureEvidence(period, source, 'advert dates', asOf)]
  const lines: string[] = []
  for (const { place, grossYield, ...properties } of yields) {
    const name = placeName(place, context)
    const share = formatShare(grossYield, texts)
    const forSale = formatWhole(properties.forSale, texts)
    const forRent = formatWhole(properties.forRent, texts)
    evidence.push(
      figureEvidence(share, source, `gross_yield ${name}`, properties.asOf),
      figureEvidence(forSale, source, `listings for sale ${name}`, properties.asOf),
      figureEvidence(forRent, source, `listings for rent ${name}`, properties.asOf),
    )
    lines.push(`• ${texts.yieldLine(name, share, forSale, forRent)}`)
  }
  return {
    text: [
      ...(context.understanding.flags.cues.has('promise')
        ? [boundaryTextsOf(context.language).promise]
        : []),
      texts.yieldLead(describeSearch(kinds, context), period),
      ...lines,
      texts.yieldNote,
    ].join('\n'),
    actions: yields
      .filter(({ place }) => !named.has(place))
      .slice(0, 3)
      .map(({ place }) => ({ label: placeName(place, context) })),
    evidence,
    search: understoodSearch(asked(context), context),
    state: { ...state, advice: asked(context) },
  }
}

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

/** Of the places that were searched in before, where the message names none. */
async function yieldsBefore(kinds: SearchSlots, context: AnswerContext): Promise<AreaYield[]> {
  const { location = [] } = context.state.slots
  if (location.length === 0 || asked(context).location !== undefined) return []
  const isBroad = location.some((slug) => context.gazetteer.place(slug)?.kind === 'emirate')
  return isBroad ? [] : context.tools.areaYields({ ...kinds, location }, rankedPlaces)
}

/** The narrowest kind of property with enough properties: as asked for, by type alone, any. */
async function firstSolid(
  context: AnswerContext,
): Promise<{ yields: AreaYield[]; kinds: SearchSlots }> {
  const { type, bedrooms_min, bedrooms_max, ...where } = asked(context)
  const byType: SearchSlots = { ...(type !== undefined && { type }) }
  const byRooms: SearchSlots = {
    ...byType,
    ...(bedrooms_min !== undefined && { bedrooms_min }),
    ...(bedrooms_max !== undefined && { bedrooms_max }),
  }
  for (const kinds of [byRooms, byType, {}]) {
    const yields = await context.tools.areaYields({ ...kinds, ...where }, rankedPlaces)
    if (yields.length > 0) return { yields, kinds }
  }
  return { yields: [], kinds: {} }
}
