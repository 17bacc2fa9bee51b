import type {
  PlaceRef,
  PriceComparison,
  PropertyCard,
} from '@manzil/api-client/generated/types.gen'
import { comparedBy, distanceFrom, type PricedKind, peersOf } from './price-range.ts'

/** What a card says that its comparison is made of. */
export type ComparedCard = PricedKind & Pick<PropertyCard, 'price' | 'price_per_sqft'>

/** How many properties state a figure, and the median of them, AED; null for none. */
export interface Median {
  count: number
  median: number | null
}

/** What the properties of one of `peerSearches` ask. */
export type PeerMedians = Record<'price' | 'rate', Median>

/** Who asks less than half or more than twice of what others ask offers something else than they do. */
const alike = { least: -0.5, most: 1 }

/** The community within which a property is compared; a whole emirate says nothing about one of its homes. */
export const comparedWithin = ({ location_path: path }: PricedKind): PlaceRef | undefined =>
  path.find(({ kind }) => kind === 'community')

/** How a price stands among those of its peers; null where nothing true can be said of it. */
export function comparisonAmong(
  card: ComparedCard,
  found: { near: PeerMedians | undefined; kind: PeerMedians },
): PriceComparison | null {
  const place = comparedWithin(card)
  const peers = peersOf(found, ({ rate }) => rate.count)
  const by = comparedBy(card, { priced: peers.price.count, rated: peers.rate.count })
  if (!place || !by) return null
  const { count, median } = peers[by]
  const value = by === 'price' ? card.price : card.price_per_sqft
  if (value === null || median === null || median <= 0) return null
  const distance = distanceFrom(median, value)
  if (distance < alike.least || distance > alike.most) return null
  return { by, properties: count, median, distance, place, near_size: peers === found.near }
}
