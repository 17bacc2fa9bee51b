import type { PriceRange } from '@manzil/api-client/generated/types.gen'
import { type PricedKind, peerSearch, priceRangeOf } from '@manzil/domain/search/price-range'
import type { World } from '../world.ts'
import { counted } from './counted.ts'
import { searchProperties } from './search-properties.ts'

/** What live properties like one ask; undefined where nobody knows its place. */
export function priceRangeAmong(world: World, property: PricedKind): PriceRange | undefined {
  const peers = searchProperties(world.properties, peerSearch(property))
  const figures = {
    total: peers.length,
    prices: counted(peers, ({ price }) => price),
    rates: counted(peers, ({ price_per_sqft: rate }) => rate),
  }
  return priceRangeOf(property, figures, new Date())
}
