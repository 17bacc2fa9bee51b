import type { Evidence, PropertyType } from '@manzil/api-client/generated/types.gen'
import { describeSearch } from '../../reply/criteria.ts'
import { figureEvidence } from '../../reply/evidence.ts'
import { formatShare, formatWhole } from '../../reply/format.ts'
import { placeName } from '../../reply/names.ts'
import { boundaryTextsOf } from '../../reply/texts/boundary-texts.ts'
import { understoodSearch } from '../../reply/understood-search.ts'
import { askingPrices, figuresLinks, leastListings } from '../../tools/figures-link.ts'
import type { AreaYield } from '../../tools/tools.ts'
import type { AnswerContext, Draft } from '../answer-context.ts'
import type { SearchSlots } from '../state.ts'

const rankedPlaces = 5
/** Plots and shops would pass for the yield of homes. */
const homeTypes: PropertyType[] = ['apartment', 'penthouse', 'duplex', 'villa', 'townhouse']
const source = askingPrices

/**
 * Gross yields by place from asking prices: of the places named, or the highest of all behind those of
 * the search before it.
 */
export async function answerInvest(context: AnswerContext): Promise<Draft> {
  const { state, texts } = context
  const ranked = await firstSolid(context)
  const { kinds } = ranked
  const own = await yieldsBefore(kinds, context)
  const others = ranked.yields.filter(({ place }) => own.every((each) => each.place !== place))
  const yields = [...own, ...others].slice(0, rankedPlaces)
  if (yields.length === 0) {
    const search = understoodSearch(asked(context), context)
    return { text: texts.yieldNone, actions: [texts.relax.location], evidence: [], search, state }
  }
  // A button that says what was said already leads nowhere.
  const named = new Set(asked(context).location)
  const evidence: Evidence[] = []
  const lines: string[] = []
  const [saleLinks, rentLinks] = await Promise.all([
    figuresLinks(
      yields.map(({ saleHomes, sale }) => [saleHomes, sale]),
      context.tools,
    ),
    figuresLinks(
      yields.map(({ rentHomes, rent }) => [rentHomes, rent]),
      context.tools,
    ),
  ])
  for (const [index, { place, sale, rent }] of yields.entries()) {
    const name = placeName(place, context)
    const share = formatShare(rent.medianPerSqft / sale.medianPerSqft, texts)
    const [forSale = '', forRent = ''] = [sale, rent].map(({ listings }) =>
      formatWhole(listings, texts),
    )
    const [saleLink, rentLink] = [saleLinks[index], rentLinks[index]]
    evidence.push(
      figureEvidence(share, source, `gross_yield ${name}`, sale.asOf, saleLink),
      figureEvidence(forSale, source, `listings for sale ${name}`, sale.asOf, saleLink),
      figureEvidence(forRent, source, `listings for rent ${name}`, rent.asOf, rentLink),
    )
    lines.push(`• ${texts.yieldLine(name, share, forSale, forRent)}`)
  }
  return {
    text: [
      ...(context.understanding.flags.cues.has('promise')
        ? [boundaryTextsOf(context.language).promise]
        : []),
      texts.yieldLead(describeSearch(kinds, context)),
      ...lines,
      texts.yieldNote,
    ].join('\n'),
    actions: yields
      .filter(({ place }) => !named.has(place))
      .slice(0, 3)
      .map(({ place }) => ({ label: placeName(place, context) })),
    evidence,
    search: understoodSearch(asked(context), context),
    state,
  }
}

/** A place with the searches behind its two figures. */
type RankedPlace = AreaYield & { saleHomes: SearchSlots; rentHomes: SearchSlots }

/** What yields are narrowed by: what the message says, for advice does not hang on the search before it. */
const asked = ({ understanding }: AnswerContext): SearchSlots => {
  const { type, bedrooms_min, bedrooms_max, location, price_min, price_max } = understanding.told
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
async function yieldsBefore(kinds: SearchSlots, context: AnswerContext): Promise<RankedPlace[]> {
  const { location = [] } = context.state.slots
  if (location.length === 0 || asked(context).location !== undefined) return []
  const isBroad = location.some((slug) => context.gazetteer.place(slug)?.kind === 'emirate')
  return isBroad ? [] : yieldsFor(kinds, { ...kinds, location }, context)
}

/** The narrowest kind of home with enough listings: as asked for, by type alone, any. */
async function firstSolid(
  context: AnswerContext,
): Promise<{ yields: RankedPlace[]; kinds: SearchSlots }> {
  const { type, bedrooms_min, bedrooms_max, location, price_min, price_max } = asked(context)
  const budget = {
    ...(price_min !== undefined && { price_min }),
    ...(price_max !== undefined && { price_max }),
  }
  const byType: SearchSlots = { ...(type !== undefined && { type }) }
  const byRooms: SearchSlots = {
    ...byType,
    ...(bedrooms_min !== undefined && { bedrooms_min }),
    ...(bedrooms_max !== undefined && { bedrooms_max }),
  }
  for (const kinds of [byRooms, byType, {}]) {
    const yields = await yieldsFor(
      kinds,
      { ...kinds, ...budget, ...(location && { location }) },
      context,
    )
    if (yields.length > 0) return { yields, kinds }
  }
  return { yields: [], kinds: {} }
}

/** An emirate is ranked by its communities; a smaller place stands for itself. */
async function yieldsFor(
  kinds: SearchSlots,
  affordable: SearchSlots,
  { tools, gazetteer }: AnswerContext,
): Promise<RankedPlace[]> {
  const places = affordable.location ?? []
  const isBroad = places.every((slug) => gazetteer.place(slug)?.kind === 'emirate')
  if (isBroad) {
    const homes = { type: homeTypes, ...affordable }
    const { price_min, price_max, ...anyPrice } = homes
    return (await tools.areaYields(homes, rankedPlaces)).filter(isSolid).map((each) => ({
      ...each,
      saleHomes: { ...homes, location: [each.place], purpose: 'sale' as const },
      rentHomes: { ...anyPrice, location: [each.place], purpose: 'rent' as const },
    }))
  }
  const found: RankedPlace[] = []
  for (const place of places.slice(0, rankedPlaces)) {
    const homes = { type: homeTypes, ...kinds, location: [place] }
    const saleHomes = { ...homes, purpose: 'sale' as const }
    const rentHomes = { ...homes, purpose: 'rent' as const }
    const sale = await tools.areaFigures(saleHomes)
    const rent = await tools.areaFigures(rentHomes)
    if (sale !== undefined && rent !== undefined)
      found.push({ place, sale, rent, saleHomes, rentHomes })
  }
  return found.filter(isSolid)
}

const isSolid = ({ sale, rent }: AreaYield): boolean =>
  sale.listings >= leastListings && rent.listings >= leastListings
