import type {
  PlaceKind,
  PropertyType,
  Purpose,
  SearchRelaxation,
} from '@manzil/api-client/generated/types.gen'
import { dubaiDay } from '@manzil/domain/time/dubai-days'
import { type AlikeProperties, likeForLike, solid } from '@manzil/domain/yield/like-for-like'
import type { SearchSlots } from '../state.ts'
import type { AreaYield, AreaYields, PlaceWithoutYield, SlotChange } from './tools.ts'

/** Adverts this much older than the newest are of another market. */
export const comparedMonths = 24

/** Plots and shops would pass for the yield of properties. */
const residentialTypes: PropertyType[] = ['apartment', 'penthouse', 'duplex', 'villa', 'townhouse']

/** What a question for yields looks at. */
export interface YieldQuestion {
  /** The properties asked for, wherever they are; neither purpose nor price. */
  residential: SearchSlots
  /** Places whose yield is asked for; of none, communities are ranked. */
  places: string[]
  /** The properties whose communities are ranked. */
  ranked: SearchSlots
  /** The median price of what is ranked, AED. */
  prices: { min: number | undefined; max: number | undefined }
}

/** Reads a search as a question for yields: an emirate is no place that one buys in. */
export function yieldQuestion(
  slots: SearchSlots,
  kindOf: (place: string) => PlaceKind | undefined,
): YieldQuestion {
  const { price_min, price_max, purpose: _, location = [], ...kinds } = slots
  const residential = { ...kinds, type: kinds.type?.length ? kinds.type : residentialTypes }
  return {
    residential,
    places: location.filter((slug) => kindOf(slug) !== 'emirate'),
    ranked: { ...residential, ...(location.length > 0 && { location }) },
    prices: { min: price_min, max: price_max },
  }
}

/** Adverts of properties that are alike: one place, kind, number of bedrooms and purpose. */
export interface AlikeAdverts {
  /** Names place, kind and bedrooms. */
  group: string
  type: PropertyType
  bedrooms: number
  purpose: Purpose
  /** All live ones with a price. */
  live: number
  /** Those among them that are compared: with a day, and not too old. */
  properties: number
  /** Median of these in AED, of a year for rents; null of none. */
  median: number | null
  first: Date | null
  last: Date | null
}

/** The two sides of properties that are alike. */
interface Pair extends AlikeProperties {
  type: PropertyType
  bedrooms: number
  liveForSale: number
  liveForRent: number
  adverts: AlikeAdverts[]
}

const pairsOf = (adverts: readonly AlikeAdverts[]): Pair[] =>
  [...Map.groupBy(adverts, ({ group }) => group).values()].flatMap((alike) => {
    const [one] = alike
    if (one === undefined) return []
    const sale = alike.find(({ purpose }) => purpose === 'sale')
    const rent = alike.find(({ purpose }) => purpose === 'rent')
    return {
      type: one.type,
      bedrooms: one.bedrooms,
      forSale: sale?.properties ?? 0,
      forRent: rent?.properties ?? 0,
      liveForSale: sale?.live ?? 0,
      liveForRent: rent?.live ?? 0,
      price: sale?.median ?? null,
      rent: rent?.median ?? null,
      adverts: alike,
    }
  })

/** The yield of a place by its adverts, or why it has none. */
export function yieldOf(
  place: string,
  adverts: readonly AlikeAdverts[],
  now: Date,
): AreaYield | PlaceWithoutYield {
  return yieldOfPairs(place, pairsOf(adverts), now)
}

function yieldOfPairs(place: string, pairs: Pair[], now: Date): AreaYield | PlaceWithoutYield {
  const found = likeForLike(pairs)
  const sum = (of: readonly Pair[], count: (pair: Pair) => number) =>
    of.reduce((total, pair) => total + count(pair), 0)
  if (found === undefined) {
    return {
      place,
      reason: solid(pairs).length > 0 ? 'unbelievable' : 'few',
      forSale: sum(pairs, ({ forSale }) => forSale),
      forRent: sum(pairs, ({ forRent }) => forRent),
    }
  }
  const { groups, ...figures } = found
  const [{ type, bedrooms, price, rent }] = groups
  const days = (part: 'first' | 'last') =>
    groups
      .flatMap(({ adverts }) => adverts.flatMap((each) => each[part] ?? []))
      .map((day) => dubaiDay(day))
      .sort()
  return {
    place,
    ...figures,
    liveForSale: sum(groups, ({ liveForSale }) => liveForSale),
    liveForRent: sum(groups, ({ liveForRent }) => liveForRent),
    kinds: groups.length,
    most: { type, bedrooms, price, rent },
    first: days('first').at(0) ?? '',
    last: days('last').at(-1) ?? '',
    asOf: now.toISOString(),
  }
}

/** The yields of places, as told apart from those that have none. */
export function areaYieldsOf(found: readonly (AreaYield | PlaceWithoutYield)[]): AreaYields {
  return {
    yields: found.filter((each) => 'grossYield' in each),
    leftOut: found.filter((each) => 'reason' in each),
  }
}

/**
 * Places by their yields, the highest first; those left out by how many properties they have. A range of
 * prices chooses kinds of properties by their median, and no single property among them.
 */
export function rankedYields(
  places: ReadonlyMap<string, readonly AlikeAdverts[]>,
  { prices, limit, now }: { prices: YieldQuestion['prices']; limit: number; now: Date },
): AreaYields {
  const found = [...places].flatMap(([place, adverts]) => {
    const pairs = pairsOf(adverts).filter(
      ({ price, liveForSale, liveForRent }) =>
        Math.min(liveForSale, liveForRent) > 0 && isWithin(price, prices),
    )
    return pairs.length === 0 ? [] : [yieldOfPairs(place, pairs, now)]
  })
  const { yields, leftOut } = areaYieldsOf(found)
  const size = ({ forSale, forRent }: PlaceWithoutYield): number => forSale + forRent
  // Of equals by name: adverts come in no order of their own.
  const byName = (one: { place: string }, other: { place: string }): number =>
    one.place < other.place ? -1 : 1
  return {
    yields: yields
      .toSorted((one, other) => other.grossYield - one.grossYield || byName(one, other))
      .slice(0, limit),
    leftOut: leftOut.toSorted((one, other) => size(other) - size(one) || byName(one, other)),
  }
}

/** What has no median is within no prices that are named. */
function isWithin(price: number | null, { min, max }: YieldQuestion['prices']): boolean {
  if (price === null) return min === undefined && max === undefined
  return price >= (min ?? 0) && price <= (max ?? price)
}

/** Limits and places that a change sets; what it gives up whole is offered by its own name. */
export function changeOf(set: SearchRelaxation['set']): SlotChange[] {
  const { features: _, ...change } = set
  return Object.keys(change).length === 0 ? [] : [change]
}
