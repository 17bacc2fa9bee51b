import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { FieldError } from '@manzil/api-client/generated/types.gen'
import { relaxationsOf } from '@manzil/domain/search/relaxations'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { RequestContext } from '../../request-context.ts'
import type { Lookups } from '../catalogue/lookups.ts'
import { countFacets } from './facets/count-facets.ts'
import { facetsOf } from './facets/get-facets.ts'
import { filterFromQuery } from './filter-from-query.ts'
import { listPins } from './map/list-pins.ts'
import { filtersRefused } from './problems.ts'
import { countSearches } from './search/count-searches.ts'
import { applyReading } from './search/effective-filter.ts'
import { queryOf } from './search/read-query.ts'
import { resolveSearch } from './search/resolve-search.ts'
import { searchIndexOf } from './search/search-index.ts'
import { createSuggester } from './suggestions/suggest.ts'

type SearchHandlers = Pick<
  ServerHandlers<RequestContext>,
  'getSearchFacets' | 'listMapPins' | 'listSearchSuggestions'
>

/** The search of listings in figures, on a map, and while it is typed. */
export function searchHandlers(db: Kysely<Database>, lookups: Lookups): SearchHandlers {
  const suggest = createSuggester(db, lookups)
  return {
    async getSearchFacets({ query }) {
      const read = filterFromQuery(query, lookups)
      if ('fields' in read) return filtersRefused(read.fields)
      const index = await searchIndexOf(db)
      const search = await resolveSearch(db, read.filter, index)
      const counts = await countFacets(db, read.filter, search, index)
      const { reading, total } = search
      const { places = [] } = reading
        ? applyReading(read.filter, reading, index.tree, index.typeCode)
        : read.filter
      const relaxations = await relaxationsOf(
        {
          query,
          read: reading ? queryOf(reading, lookups) : {},
          prices: counts.prices,
          sizes: counts.sizes,
          parentOf: (slug) => parentOf(slug, lookups),
        },
        total,
        (queries) =>
          countSearches(
            db,
            queries.map((each) => known(filterFromQuery(each, lookups))),
            index,
          ),
      )
      const data = { ...facetsOf(counts, places, lookups), total, relaxations }
      return { status: 200, body: { data } }
    },

    async listMapPins({ query }) {
      const read = filterFromQuery(query, lookups)
      if ('fields' in read) return filtersRefused(read.fields)
      const { south, west, north, east, zoom } = query
      const { plan } = await resolveSearch(db, read.filter, await searchIndexOf(db))
      const box = { south, west, north, east }
      const data = plan
        ? await listPins(db, plan, { box, zoom }, lookups)
        : { pins: [], clusters: [], total: 0, without_place: 0 }
      return { status: 200, body: { data } }
    },

    async listSearchSuggestions({ query }) {
      return { status: 200, body: { data: await suggest(query.search) } }
    },
  }
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
