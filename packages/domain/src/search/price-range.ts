import type {
  PlaceRef,
  PriceRange,
  PropertyCard,
  SearchQuery,
} from '@manzil/api-client/generated/types.gen'
import { type Counted, distributionOf } from './distribution.ts'

/** Fewer homes than these say nothing about another one. */
const leastPeers = 8

type Home = Pick<PropertyCard, 'purpose' | 'type' | 'bedrooms' | 'location_path'>

/** The community of a home; its emirate where no more is known. */
const communityOf = ({ location_path: path }: Home): PlaceRef | undefined =>
  path.find(({ kind }) => kind === 'community') ?? path.at(-1)

/** The search that finds homes like one, itself among them; bedrooms where they are stated. */
export function peerSearch(home: Home): SearchQuery {
  const { purpose, type, bedrooms } = home
  const place = communityOf(home)
  return {
    purpose,
    type: [type],
    ...(place && { location: [place._id] }),
    ...(bedrooms !== null && { bedrooms_min: bedrooms, bedrooms_max: bedrooms }),
  }
}

/** What the homes of `peerSearch` ask, as of `now`; undefined for a home without a place. */
export function priceRangeOf(
  home: Home,
  found: { total: number; prices: Counted; rates: Counted },
  now: Date,
): PriceRange | undefined {
  const place = communityOf(home)
  if (!place) return undefined
  return {
    total: found.total,
    place,
    search: peerSearch(home),
    price: distributionOf(found.prices),
    price_per_sqft: distributionOf(found.rates),
    priced: sizeOf(found.prices),
    rated: sizeOf(found.rates),
    least: leastPeers,
    as_of: now.toISOString(),
  }
}

const sizeOf = (counted: Counted): number => counted.reduce((sum, [, count]) => sum + count, 0)
