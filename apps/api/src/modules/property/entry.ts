/**
 * What the chat may use of the search of properties: conditions and plans, the rows that meet them, and
 * how they look. The rest of the module is its own.
 */
// biome-ignore-start lint/performance/noBarrelFile: the door of a module, held by the boundaries; no bundler reads it
export { bitsMeeting } from './amenity-criteria.ts'
export { type CardRow, toCard } from './card.ts'
export { readFacets } from './facets/read-facets.ts'
export { filterFromQuery } from './filter-from-query.ts'
export {
  all,
  type Condition,
  hasNoAmenity,
  isLive,
  isNoneOf,
  isOutside,
} from './repository/conditions.ts'
export { countEach } from './repository/count-searches.ts'
export { orders } from './repository/order.ts'
export { countRows, readCards, readPage } from './repository/read-page.ts'
export { isImpossible } from './search/effective-filter.ts'
export type { PropertyFilter } from './search/filter.ts'
export { planQuery, type QueryPlan } from './search/query-plan.ts'
export { resolveSearch } from './search/resolve-search.ts'
export { loadSearchIndex, type SearchIndex } from './search/search-index.ts'
// biome-ignore-end lint/performance/noBarrelFile: the door of a module
