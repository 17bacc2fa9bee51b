import type { PriceRange } from '@manzil/api-client/generated/types.gen'
import {
  type AskedPrices,
  type PeerSearch,
  type PricedKind,
  peerSearches,
  priceRangeOf,
} from '@manzil/domain/search/price-range'
import type { World } from '../world.ts'
import { counted } from './counted.ts'
import { searchProperties } from './search-properties.ts'

/** What live properties like one ask; undefined where nobody knows its place. */
export function priceRangeAmong(world: World, property: PricedKind): PriceRange | undefined {
  const { near, kind } = peerSearches(property)
  const found = { near: near && askedBy(world, near), kind: askedBy(world, kind) }
  return priceRangeOf(property, found, new Date())
}

function askedBy(world: World, search: PeerSearch): AskedPrices {
  const peers = searchProperties(world.properties, search)
  return {
    search,
    total: peers.length,
    prices: counted(peers, ({ price }) => price),
    rates: counted(peers, ({ price_per_sqft: rate }) => rate),
  }
}
