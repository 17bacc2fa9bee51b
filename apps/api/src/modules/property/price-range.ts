import type { PriceRange } from '@manzil/api-client/generated/types.gen'
import {
  type AskedPrices,
  type PeerSearch,
  type PricedKind,
  peerSearches,
  priceRangeOf,
} from '@manzil/domain/search/price-range'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { toCard } from './card.ts'
import { filterFromQuery } from './filter-from-query.ts'
import { countPrices, type PricedProperties } from './repository/count-prices.ts'
import { getProperty } from './repository/get-property.ts'
import { planQuery } from './repository/query-plan.ts'
import type { SearchIndex } from './search-index.ts'

/** What properties like a live property ask; undefined where there is no such property. */
export async function readPriceRange(
  db: Kysely<Database>,
  index: SearchIndex,
  id: string,
  { askerId, now = new Date() }: { askerId?: string | undefined; now?: Date } = {},
): Promise<PriceRange | undefined> {
  const row = await getProperty(db, id, askerId)
  if (!row) return undefined
  return priceRangeAmong(db, index, toCard(row, index, false), now)
}

/** The same for one that is not written yet; undefined where nobody knows its place. */
export async function priceRangeAmong(
  db: Kysely<Database>,
  index: SearchIndex,
  property: PricedKind,
  now: Date,
): Promise<PriceRange | undefined> {
  const { near, kind } = peerSearches(property)
  const read = filterFromQuery(kind, index)
  if ('fields' in read) throw new Error('the search for homes like one is not a search')
  const { condition } = planQuery(read.filter, index.tree)
  const rows = await countPrices(db, condition)
  const found = {
    near: near && askedBy(near, rows.filter(isWithin(near))),
    kind: askedBy(kind, rows),
  }
  return priceRangeOf(property, found, now)
}

const isWithin =
  ({ size_min: least = 0, size_max: most = Number.POSITIVE_INFINITY }: PeerSearch) =>
  ({ size }: PricedProperties) =>
    size !== null && size >= least && size <= most

function askedBy(search: PeerSearch, rows: readonly PricedProperties[]): AskedPrices {
  const counted = (name: 'price' | 'rate') => {
    const counts = new Map<number, number>()
    for (const { [name]: value, properties } of rows)
      if (value !== null) counts.set(value, (counts.get(value) ?? 0) + properties)
    return [...counts]
  }
  const total = rows.reduce((sum, { properties }) => sum + properties, 0)
  return { search, total, prices: counted('price'), rates: counted('rate') }
}
