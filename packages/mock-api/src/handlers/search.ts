import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { MockContext } from '../context.ts'
import { filtersRefused } from '../problems.ts'
import { facetsOf } from '../search/facets.ts'
import { pinsOf } from '../search/pins.ts'
import { refusedFilters } from '../search/refused-filters.ts'
import { searchProperties } from '../search/search-properties.ts'
import { suggestionsOf } from '../search/suggestions.ts'
import type { World } from '../world.ts'

type SearchHandlers = Pick<
  ServerHandlers<MockContext>,
  'getSearchFacets' | 'listMapPins' | 'listSearchSuggestions'
>

/** The search of properties in figures, on a map, and while it is typed. */
export function searchHandlers(world: World): SearchHandlers {
  return {
    async getSearchFacets({ query }, { language }) {
      const fields = refusedFilters(query)
      if (fields.length > 0) return filtersRefused(fields)
      return { status: 200, body: { data: await facetsOf(world, { ...query, language }) } }
    },

    async listMapPins({ query: { zoom, ...query } }, { language }) {
      const fields = refusedFilters(query)
      if (fields.length > 0) return filtersRefused(fields)
      const found = searchProperties(world.properties, { ...query, language })
      return { status: 200, body: { data: pinsOf(found, query, zoom) } }
    },

    async listSearchSuggestions({ query }, { language }) {
      return { status: 200, body: { data: suggestionsOf(world, query.search, language) } }
    },
  }
}
