import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { RequestContext } from '../../request-context.ts'
import { readFacets } from './facets/read-facets.ts'
import { filterFromQuery } from './filter-from-query.ts'
import { filtersRefused } from './problems.ts'
import { readMap } from './repository/read-map.ts'
import type { SearchIndex } from './search-index.ts'
import { createSuggester } from './suggestions/suggest.ts'

type SearchHandlers = Pick<
  ServerHandlers<RequestContext>,
  'getSearchFacets' | 'listMapPins' | 'listSearchSuggestions'
>

/** The search of properties in figures, on a map, and while it is typed. */
export function searchHandlers(db: Kysely<Database>, index: SearchIndex): SearchHandlers {
  const suggest = createSuggester(db, index)
  return {
    async getSearchFacets({ query }) {
      const read = filterFromQuery(query, index)
      if ('fields' in read) return filtersRefused(read.fields)
      const data = await readFacets(db, index, query, read.filter)
      return { status: 200, body: { data } }
    },

    async listMapPins({ query }) {
      const read = filterFromQuery(query, index)
      if ('fields' in read) return filtersRefused(read.fields)
      const data = await readMap(db, index, read.filter, query.zoom)
      return { status: 200, body: { data } }
    },

    async listSearchSuggestions({ query }) {
      return { status: 200, body: { data: await suggest(query.search) } }
    },
  }
}
