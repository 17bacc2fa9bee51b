import type {
  PlaceRef,
  PriceRange,
  PropertyCard,
  SearchQuery,
} from '@manzil/api-client/generated/types.gen'
import { type Counted, distributionOf } from './distribution.ts'

/** Fewer properties than these say nothing about another one. */
export const leastPeers = 8

/** What of a property says which others are like it. */
export type PricedKind = Pick<PropertyCard, 'purpose' | 'type' | 'bedrooms' | 'location_path'>

/** The community of a property; its emirate where no more is known. */
const communityOf = ({ location_path: path }: PricedKind): PlaceRef | undefined =>
  path.find(({ kind }) => kind === 'community') ?? path.at(-1)

/** What properties are compared by: the price as it stands, or that of a square foot. */
export type ComparedBy = 'price' | 'rate'

/** Properties without a number of bedrooms differ so much in size that only the rate says something. */
export const firstComparedBy = ({ bedrooms }: Pick<PricedKind, 'bedrooms'>): ComparedBy =>
  bedrooms === null ? 'rate' : 'price'

/** The search that finds properties like one, itself among them; bedrooms where they are stated. */
export function peerSearch(property: PricedKind): SearchQuery {
  const { purpose, type, bedrooms } = property
  const place = communityOf(property)
  return {
    purpose,
    type: [type],
    ...(place && { location: [place._id] }),
    ...(bedrooms !== null && { bedrooms_min: bedrooms, bedrooms_max: bedrooms }),
  }
}

/** What the properties of `peerSearch` ask, as of `now`; undefined for a property without a place. */
export function priceRangeOf(
  property: PricedKind,
  found: { total: number; prices: Counted; rates: Counted },
  now: Date,
): PriceRange | undefined {
  const place = communityOf(property)
  if (!place) return undefined
  return {
    total: found.total,
    place,
    search: peerSearch(property),
    price: distributionOf(found.prices),
    price_per_sqft: distributionOf(found.rates),
    priced: sizeOf(found.prices),
    rated: sizeOf(found.rates),
    least: leastPeers,
    as_of: now.toISOString(),
  }
}

const sizeOf = (counted: Counted): number => counted.reduce((sum, [, count]) => sum + count, 0)
