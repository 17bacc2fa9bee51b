import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { RequestContext } from '../../request-context.ts'
import { readPriceRange } from './price-range.ts'
import { filtersRefused, propertyGone } from './problems.ts'
import { countView } from './repository/count-view.ts'
import type { SearchIndex } from './search-index.ts'
import type { PropertyService } from './service.ts'

type PropertyHandlers = Pick<
  ServerHandlers<RequestContext>,
  | 'listProperties'
  | 'getProperty'
  | 'listSimilarProperties'
  | 'getPriceRange'
  | 'listPopularProperties'
  | 'trackPropertyView'
>

/** Properties as visitors see them. */
export function propertyHandlers(
  db: Kysely<Database>,
  index: SearchIndex,
  properties: PropertyService,
): PropertyHandlers {
  return {
    async listProperties({ query }, context) {
      const found = await properties.search(query, context)
      return 'fields' in found ? filtersRefused(found.fields) : { status: 200, body: found }
    },

    async getProperty({ path }, context) {
      const property = await properties.details(path.id, context)
      if (!property) return propertyGone
      const pagination = { page: 1, limit: 1, total: 1, totalPages: 1 }
      return { status: 200, body: { data: [property], pagination } }
    },

    async listSimilarProperties({ path }, context) {
      const data = await properties.similar(path.id, context)
      return data ? { status: 200, body: { data } } : propertyGone
    },

    async getPriceRange({ path }, { caller }) {
      const data = await readPriceRange(db, index, path.id, { askerId: caller?.id })
      return data ? { status: 200, body: { data } } : propertyGone
    },

    async listPopularProperties({ query }, context) {
      return { status: 200, body: { data: await properties.popular(query.purpose, context) } }
    },

    async trackPropertyView({ path }, { caller }) {
      const outcome = await countView(db, path.id, caller?.id)
      if (outcome === 'unknown property') return propertyGone
      return { status: 200, body: { ...say('done.view') } }
    },
  }
}
