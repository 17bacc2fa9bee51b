import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { ComparedCard } from '@manzil/domain/search/price-comparison'
import { comparedWithin, comparisonAmong } from '@manzil/domain/search/price-comparison'
import { firstComparedBy, peerSearch } from '@manzil/domain/search/price-range'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { filterFromQuery } from './filter-from-query.ts'
import { type AskedMedians, medianPrices } from './repository/median-prices.ts'
import { planQuery } from './repository/query-plan.ts'
import type { SearchIndex } from './search-index.ts'

/** The cards with how the price of each stands among properties like it, which are looked up in one statement. */
export async function comparePrices<
  T extends ComparedCard & Pick<PropertyCard, 'price_comparison'>,
>(db: Kysely<Database>, index: SearchIndex, cards: readonly T[]): Promise<T[]> {
  const compared = cards.filter((card) => comparedWithin(card) && card.price !== null)
  const kinds = [...Map.groupBy(compared, kindOf)]
  const medians = await medianPrices(
    db,
    kinds.flatMap(([, [card]]) => (card ? [peersOf(card, index)] : [])),
  )
  const byKind = new Map(kinds.map(([kind], at) => [kind, medians[at]]))
  return cards.map((card) => {
    const peers = byKind.get(kindOf(card))
    return peers ? { ...card, price_comparison: comparisonAmong(card, peers) } : card
  })
}

const kindOf = (card: ComparedCard): string => JSON.stringify(peerSearch(card))

function peersOf(card: ComparedCard, index: SearchIndex): AskedMedians {
  const read = filterFromQuery(peerSearch(card), index)
  if ('fields' in read) throw new Error('the search for homes like one is not a search')
  const { condition } = planQuery(read.filter, index.tree)
  // Nobody states a rate without a price, so too few prices are too few rates as well.
  return { condition, of: firstComparedBy(card) === 'price' ? ['price'] : ['rate', 'price'] }
}
