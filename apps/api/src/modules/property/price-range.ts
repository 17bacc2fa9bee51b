import type { PriceRange } from '@manzil/api-client/generated/types.gen'
import { peerSearch, priceRangeOf } from '@manzil/domain/search/price-range'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { toCard } from './card.ts'
import { filterFromQuery } from './filter-from-query.ts'
import { countPrices } from './repository/count-prices.ts'
import { getListing } from './repository/get-listing.ts'
import { planQuery } from './search/query-plan.ts'
import type { SearchIndex } from './search/search-index.ts'

/** What homes like a live listing ask; undefined where there is no such listing. */
export async function readPriceRange(
  db: Kysely<Database>,
  index: SearchIndex,
  id: string,
  now = new Date(),
): Promise<PriceRange | undefined> {
  const row = await getListing(db, id)
  if (!row) return undefined
  const home = toCard(row, index, false)
  const read = filterFromQuery(peerSearch(home), index)
  if ('fields' in read) throw new Error(`the search for homes like ${id} is not a search`)
  const { condition } = planQuery(read.filter, index.tree)
  const rows = await countPrices(db, condition)
  const counted = (name: 'price' | 'rate') => {
    const counts = new Map<number, number>()
    for (const { [name]: value, homes } of rows)
      if (value !== null) counts.set(value, (counts.get(value) ?? 0) + homes)
    return [...counts]
  }
  const total = rows.reduce((sum, { homes }) => sum + homes, 0)
  return priceRangeOf(home, { total, prices: counted('price'), rates: counted('rate') }, now)
}
