import type {
  PlaceRef,
  PriceRange,
  PropertyCard,
  SearchQuery,
} from '@manzil/api-client/generated/types.gen'
import { type Counted, distributionOf } from './distribution.ts'

/** Fewer properties than these say nothing about another one. */
export const leastPeers = 8

/** What of a property says which others are like it; a size of null is not stated. */
export type PricedKind = Pick<
  PropertyCard,
  'purpose' | 'type' | 'bedrooms' | 'location_path' | 'size'
>

/** The community of a property; its emirate where no more is known. */
const communityOf = ({ location_path: path }: PricedKind): PlaceRef | undefined =>
  path.find(({ kind }) => kind === 'community') ?? path.at(-1)

/** What properties are compared by: the price as it stands, or that of a square foot. */
export type ComparedBy = 'price' | 'rate'

/** Of the properties like one, how many state a price, and how many a size with it. */
export interface PeerCounts {
  priced: number
  rated: number
}

/**
 * What a property is compared by, wherever it is compared: the price of a square foot where its size and
 * enough of others are stated, since one of more rooms or land asks more without being dearer. The price
 * as it stands only where sizes are not known. Undefined where too few are like it.
 */
export function comparedBy(
  { price, price_per_sqft: rate }: Pick<PropertyCard, 'price' | 'price_per_sqft'>,
  { priced, rated }: PeerCounts,
): ComparedBy | undefined {
  if (rate !== null && rated >= leastPeers) return 'rate'
  return price !== null && priced >= leastPeers ? 'price' : undefined
}

/** How far a price is from the median of others: -0.08 is 8 % below it. To four decimals. */
export const distanceFrom = (median: number, value: number): number =>
  Math.round((value / median - 1) * 10_000) / 10_000

/** Who is smaller or larger by more than this share is of another size. */
const nearSize = 0.2

/** Sizes near to one, in square feet. */
export const sizesNear = (size: number) => ({
  size_min: Math.ceil(size * (1 - nearSize)),
  size_max: Math.floor(size * (1 + nearSize)),
})

/** What a search for properties like one says. */
export type PeerSearch = Pick<
  SearchQuery,
  'purpose' | 'type' | 'location' | 'bedrooms_min' | 'bedrooms_max' | 'size_min' | 'size_max'
>

/** The searches that find properties like one, itself among them. */
export interface PeerSearches {
  /** Of its kind, bedrooms where they are stated, and community. */
  kind: PeerSearch
  /** Those of them whose size is near to its own; undefined where its size is not stated. */
  near: PeerSearch | undefined
}

/** The searches that find properties like one: those of a size near to its own count where they are enough. */
export function peerSearches(property: PricedKind): PeerSearches {
  const { purpose, type, bedrooms, size } = property
  const place = communityOf(property)
  const kind = {
    purpose,
    type: [type],
    ...(place && { location: [place._id] }),
    ...(bedrooms !== null && { bedrooms_min: bedrooms, bedrooms_max: bedrooms }),
  }
  return { kind, near: size ? { ...kind, ...sizesNear(size) } : undefined }
}

/** The properties that one is compared with: those of a size near to its own where enough state a price. */
export const peersOf = <Found>(
  { near, kind }: { near: Found | undefined; kind: Found },
  countOf: (found: Found) => number,
): Found => (near && countOf(near) >= leastPeers ? near : kind)

/** What the properties of one of the searches ask. */
export interface AskedPrices {
  search: PeerSearch
  total: number
  prices: Counted
  rates: Counted
}

/** What the properties of one of `peerSearches` ask, as of `now`; undefined for a property without a place. */
export function priceRangeOf(
  property: PricedKind,
  { near, kind }: { near: AskedPrices | undefined; kind: AskedPrices },
  now: Date,
): PriceRange | undefined {
  const place = communityOf(property)
  if (!place) return undefined
  const found = peersOf({ near, kind }, ({ rates }) => sizeOf(rates))
  return {
    total: found.total,
    place,
    search: found.search,
    price: distributionOf(found.prices),
    price_per_sqft: distributionOf(found.rates),
    priced: sizeOf(found.prices),
    rated: sizeOf(found.rates),
    least: leastPeers,
    as_of: now.toISOString(),
  }
}

const sizeOf = (counted: Counted): number => counted.reduce((sum, [, count]) => sum + count, 0)
