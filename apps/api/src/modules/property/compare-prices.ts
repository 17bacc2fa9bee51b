import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { ComparedCard } from '@manzil/domain/search/price-comparison'
import { comparedWithin, comparisonAmong } from '@manzil/domain/search/price-comparison'
import { peerSearches, sizesNear } from '@manzil/domain/search/price-range'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { filterFromQuery } from './filter-from-query.ts'
import { type AskedMedians, type FoundMedians, medianPrices } from './repository/median-prices.ts'
import { planQuery } from './repository/query-plan.ts'
import type { SearchIndex } from './search-index.ts'

/** The cards with how the price of each stands among properties like it, which are looked up in one statement. */
export async function comparePrices<
  T extends ComparedCard & Pick<PropertyCard, 'price_comparison'>,
>(db: Kysely<Database>, index: SearchIndex, cards: readonly T[]): Promise<T[]> {
  const compared = cards.filter((card) => comparedWithin(card) && card.price !== null)
  const kinds = [...Map.groupBy(compared, kindOf)]
  const found = await medianPrices(
    db,
    kinds.flatMap(([, [card, ...others]]) => (card ? [askedOf(card, others, index)] : [])),
  )
  const byKind = new Map(
    kinds.map(([kind, like], at) => [kind, { sizes: sizesOf(like), medians: found[at] }]),
  )
  return cards.map((card) => {
    const { sizes, medians } = byKind.get(kindOf(card)) ?? {}
    if (!sizes || !medians) return card
    const near = nearIn(medians, sizes, card)
    return { ...card, price_comparison: comparisonAmong(card, { near, kind: medians.kind }) }
  })
}

const kindOf = (card: ComparedCard): string => JSON.stringify(peerSearches(card).kind)

/** The different sizes that cards state. */
const sizesOf = (cards: readonly ComparedCard[]): number[] => [
  ...new Set(cards.flatMap(({ size }) => size || [])),
]

const nearIn = ({ bands }: FoundMedians, sizes: readonly number[], { size }: ComparedCard) =>
  size ? bands[sizes.indexOf(size)] : undefined

function askedOf(
  card: ComparedCard,
  others: readonly ComparedCard[],
  index: SearchIndex,
): AskedMedians {
  const read = filterFromQuery(peerSearches(card).kind, index)
  if ('fields' in read) throw new Error('the search for homes like one is not a search')
  const { condition } = planQuery(read.filter, index.tree)
  return { condition, bands: sizesOf([card, ...others]).map(sizesNear) }
}
