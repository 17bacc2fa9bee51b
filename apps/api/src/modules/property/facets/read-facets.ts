import type { FieldError, SearchFacets } from '@manzil/api-client/generated/types.gen'
import { type FilterQuery, relaxationsOf } from '@manzil/domain/search/relaxations'
import { queryOf } from '@manzil/query-language/search/query-of'
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import type { Lookups } from '../../catalogue/lookups.ts'
import { applyReading } from '../filter/effective-filter.ts'
import type { PropertyFilter } from '../filter/filter.ts'
import { filterFromQuery } from '../filter-from-query.ts'
import { countFacets } from '../repository/count-facets.ts'
import { countSearches } from '../repository/count-searches.ts'
import { resolveSearch } from '../repository/resolve-search.ts'
import type { SearchIndex } from '../search-index.ts'
import { facetsOf } from './options.ts'

/** A search in figures, with small changes where it has few properties. `filter` is the query in codes. */
export async function readFacets(
  db: Kysely<Database>,
  index: SearchIndex,
  query: FilterQuery,
  filter: PropertyFilter,
): Promise<SearchFacets> {
  const search = await resolveSearch(db, filter, index)
  const { reading, total } = search
  const effective = reading ? applyReading(filter, reading, index) : filter
  const counts = await countFacets(db, { filter, effective, search }, index)
  const relaxations = await relaxationsOf(
    {
      query,
      read: reading ? queryOf(reading) : {},
      prices: counts.prices,
      sizes: counts.sizes,
      parentOf: (slug) => parentOf(slug, index),
    },
    total,
    (queries) => {
      const filters = queries.map((each) => known(filterFromQuery(each, index)))
      return countSearches(db, filters, index)
    },
  )
  return { ...facetsOf(counts, effective.places ?? [], index), total, relaxations }
}

function parentOf(slug: string, { placeBySlug, placeByCode }: Lookups): string | undefined {
  const parent = placeBySlug.get(slug)?.parent_code
  return parent === null || parent === undefined ? undefined : placeByCode.get(parent)?.slug
}

/** The filter of a changed query, whose names were all known before. */
function known<T>(read: { filter: T } | { fields: FieldError[] }): T {
  if ('filter' in read) return read.filter
  throw new Error(`a changed search names what is not known: ${JSON.stringify(read.fields)}`)
}
