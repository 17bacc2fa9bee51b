import type { PropertyCard, SearchRelaxation, SortBy } from '@manzil/api-client/generated/types.gen'
import type { FilterQuery } from '@manzil/domain/search/relaxations'
import type { Kysely } from 'kysely'
import { all } from '../../db/property-conditions.ts'
import type { Database } from '../../db/schema.ts'
import { type RowLog, readable } from '../../readable-rows.ts'
import { type CardRow, toCard } from './card.ts'
import { comparePrices } from './compare-prices.ts'
import { readFacets } from './facets/read-facets.ts'
import { isImpossible } from './filter/effective-filter.ts'
import { countEach } from './repository/count-searches.ts'
import { orders } from './repository/order.ts'
import { planQuery, type QueryPlan } from './repository/query-plan.ts'
import { countRows, readCards, readPage } from './repository/read-page.ts'
import { resolveSearch } from './repository/resolve-search.ts'
import { type Exclusions, exclusionConditions, knownFilter } from './search/exclusions.ts'
import type { SearchIndex } from './search-index.ts'

/** The search of properties step by step, for who asks more of its rows than one page. Cards are nobody's favourites. */
export interface SearchService {
  /** The live properties that are searched for; undefined where none can fit, whatever the data. */
  plan: (query: FilterQuery, excluded: Exclusions) => Promise<QueryPlan | undefined>
  count: (plan: QueryPlan) => Promise<number>
  /** As `count`, of several in one statement and in their order. */
  countEach: (plans: readonly QueryPlan[]) => Promise<number[]>
  cards: (
    plan: QueryPlan,
    slice: { sort: SortBy; offset: number; limit: number },
  ) => Promise<PropertyCard[]>
  /** In the order of the ids, whether or not they are live; without those that no row has. */
  cardsOf: (ids: readonly string[]) => Promise<PropertyCard[]>
  /** Small changes of a search that has few properties. */
  relaxations: (query: FilterQuery) => Promise<SearchRelaxation[]>
}

export function createSearchService(
  db: Kysely<Database>,
  index: SearchIndex,
  log: RowLog,
): SearchService {
  const cards = (rows: readonly CardRow[]): Promise<PropertyCard[]> => {
    const read = (row: CardRow) => toCard(row, index, false)
    return comparePrices(db, index, readable('property', rows, read, log))
  }

  return {
    async plan(query, excluded) {
      const filter = knownFilter(query, index)
      if (isImpossible(filter)) return undefined
      const more = exclusionConditions(excluded, index)
      if (filter.text === undefined) return planQuery(filter, index.tree, more)
      const { plan } = await resolveSearch(db, filter, index)
      if (plan === undefined || more.length === 0) return plan
      return {
        condition: all([plan.condition, ...more]),
        arms: plan.arms.map((arm) => all([arm, ...more])),
      }
    },

    count: (plan) => countRows(db, plan),

    countEach: (plans) =>
      countEach(
        db,
        plans.map(({ condition }) => condition),
      ),

    async cards(plan, { sort, ...slice }) {
      return cards(await readPage(db, plan, orders[sort], slice))
    },

    async cardsOf(ids) {
      return cards(await readCards(db, ids))
    },

    async relaxations(query) {
      return (await readFacets(db, index, query, knownFilter(query, index))).relaxations
    },
  }
}
