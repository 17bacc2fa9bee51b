import type { SortBy } from '@manzil/api-client/generated/types.gen'
import type { SearchReading } from '@manzil/query-language/search/read-search'
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import { MAX_DEPTH, type PageRequest, type PropertyFilter } from '../filter/filter.ts'
import type { PropertyCardRow } from '../repository/card-row.ts'
import { featuredProperties } from '../repository/featured-properties.ts'
import { orders } from '../repository/order.ts'
import { readCards, readPage } from '../repository/read-page.ts'
import { readRanked } from '../repository/read-ranked.ts'
import { type ResolvedSearch, resolveSearch } from '../repository/resolve-search.ts'
import type { SearchIndex } from '../search-index.ts'

export type SearchResult = {
  rows: PropertyCardRow[]
  /** In paid places above the first page. */
  featured: PropertyCardRow[]
  /** Exact number of properties that meet the filter, beyond `MAX_DEPTH` too. */
  total: number
  /** The text as it was understood, where its spelling was corrected. */
  corrected: string | undefined
  /** What the text names; undefined without a text. */
  reading: SearchReading | undefined
}

/** The order of a search: by relevance where it has words, the newest first where it has none. */
export const sortOf = ({
  sort_by,
  search,
}: {
  sort_by?: SortBy | undefined
  search?: string | undefined
}): SortBy => sort_by ?? (search === undefined ? 'newest' : 'relevance')

/** Whether how well a property matches the words comes before its score. */
export const isRankedByWords = (
  sort: SortBy,
  words: ResolvedSearch['words'],
): words is { query: string; condition: NonNullable<ResolvedSearch['words']>['condition'] } =>
  sort === 'relevance' && words?.query !== undefined

/** One page of the properties that meet a filter. Pages beyond `MAX_DEPTH` rows are empty. */
export async function searchProperties(
  db: Kysely<Database>,
  index: SearchIndex,
  filter: PropertyFilter,
  page: PageRequest,
): Promise<SearchResult> {
  const search = await resolveSearch(db, filter, index)
  const { total, corrected, reading, plan } = search
  const featured = plan && page.page === 1 ? await featuredProperties(db, plan) : []
  return { rows: await readRows(db, search, page), featured, total, corrected, reading }
}

async function readRows(
  db: Kysely<Database>,
  { plan, total, words }: ResolvedSearch,
  { sort, page, limit: asked }: PageRequest,
): Promise<PropertyCardRow[]> {
  const offset = (page - 1) * asked
  const limit = Math.max(0, Math.min(asked, MAX_DEPTH - offset))
  if (plan === undefined || limit === 0 || offset >= total) return []
  if (!isRankedByWords(sort, words)) return readPage(db, plan, orders[sort], { offset, limit })
  return readCards(db, await readRanked(db, plan.condition, words.query, { offset, limit }))
}
