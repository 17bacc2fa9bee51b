import type {
  PlaceKind,
  PropertyType,
  Purpose,
  SearchRelaxation,
} from '@manzil/api-client/generated/types.gen'
import { dubaiDay } from '@manzil/domain/time/dubai-days'
import { believable, likeForLike } from '@manzil/domain/yield/like-for-like'
import type { SearchSlots } from '../state.ts'
import type { AreaYield, SlotChange } from './tools.ts'

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
  /** Sale prices that choose the communities, AED. */
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
  purpose: Purpose
  properties: number
  /** Median in AED for a square foot. */
  perSqft: number
  first: Date
  last: Date
}

/** The yield of a place by its adverts; undefined where too few properties are alike. */
export function yieldOf(
  place: string,
  adverts: readonly AlikeAdverts[],
  now: Date,
): AreaYield | undefined {
  const groups = [...Map.groupBy(adverts, ({ group }) => group).values()]
  const pairs = groups.flatMap((alike) => {
    const sale = alike.find(({ purpose }) => purpose === 'sale')
    const rent = alike.find(({ purpose }) => purpose === 'rent')
    if (sale === undefined || rent === undefined) return []
    return {
      forSale: sale.properties,
      forRent: rent.properties,
      salePerSqft: sale.perSqft,
      rentPerSqft: rent.perSqft,
      adverts: [sale, rent],
    }
  })
  const found = likeForLike(pairs)
  if (found === undefined) return undefined
  const compared = believable(pairs).flatMap((pair) => pair.adverts)
  const days = (part: 'first' | 'last') => compared.map((group) => dubaiDay(group[part])).sort()
  return {
    place,
    ...found,
    first: days('first').at(0) ?? '',
    last: days('last').at(-1) ?? '',
    asOf: now.toISOString(),
  }
}

/** A median of fewer properties moves by chance: such places come after the others. */
const manyProperties = 20
const isWellKnown = ({ forSale, forRent }: AreaYield): boolean =>
  Math.min(forSale, forRent) >= manyProperties

/** The order of yields: the highest first, places with few properties behind all others. */
export const byYield = (one: AreaYield, other: AreaYield): number =>
  Number(isWellKnown(other)) - Number(isWellKnown(one)) || other.grossYield - one.grossYield

/** Limits and places that a change sets; what it gives up whole is offered by its own name. */
export function changeOf(set: SearchRelaxation['set']): SlotChange[] {
  const { features: _, ...change } = set
  return Object.keys(change).length === 0 ? [] : [change]
}
