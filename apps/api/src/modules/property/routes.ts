import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { queryOf } from '@manzil/query-language/search/query-of'
import type { Kysely } from 'kysely'
import { purposeCodes } from '../../db/codes.ts'
import type { Database } from '../../db/schema.ts'
import { readable } from '../../readable-rows.ts'
import type { RequestContext } from '../../request-context.ts'
import { type Lookups, placeRef } from '../catalogue/lookups.ts'
import { likedAmong } from '../favourite/repository.ts'
import { type CardRow, toCard } from './card.ts'
import { toDetail } from './detail.ts'
import { filterFromQuery } from './filter-from-query.ts'
import { readPriceRange } from './price-range.ts'
import { filtersRefused, listingGone } from './problems.ts'
import { countView } from './repository/count-view.ts'
import { findAgent } from './repository/find-agent.ts'
import { getListing } from './repository/get-listing.ts'
import { popularListings } from './repository/popular-listings.ts'
import { similarListings } from './repository/similar-listings.ts'
import { MAX_DEPTH } from './search/filter.ts'
import { searchListings } from './search/search-listings.ts'

type PropertyHandlers = Pick<
  ServerHandlers<RequestContext>,
  | 'listProperties'
  | 'getProperty'
  | 'listSimilarProperties'
  | 'getPriceRange'
  | 'listPopularProperties'
  | 'trackPropertyView'
>

/** Rows of the short lists on the home and details pages. */
const shortList = 12

/** Listings as visitors see them. */
export function propertyHandlers(db: Kysely<Database>, lookups: Lookups): PropertyHandlers {
  const cards = async (
    rows: CardRow[],
    { caller, log }: RequestContext,
  ): Promise<PropertyCard[]> => {
    const liked = await likedAmong(
      db,
      caller?.id,
      rows.map(({ id }) => id),
    )
    return readable('listing', rows, (row) => toCard(row, lookups, liked.has(row.id)), log)
  }

  return {
    async listProperties({ query }, context) {
      const read = filterFromQuery(query, lookups)
      if ('fields' in read) return filtersRefused(read.fields)
      const { page, limit, search, sort_by } = query
      const sort = sort_by ?? (search === undefined ? 'newest' : 'relevance')
      const found = await searchListings(db, read.filter, { sort, page, limit })
      const { total } = found
      // Pages beyond the depth are empty, so they are not offered.
      const totalPages = Math.ceil(Math.min(total, MAX_DEPTH) / limit)
      return {
        status: 200,
        body: {
          data: await cards(found.rows, context),
          pagination: { page, limit, total, totalPages },
          search: {
            corrected: found.corrected ?? null,
            places: (found.reading?.places ?? []).flatMap((slug) => {
              const place = lookups.placeBySlug.get(slug)
              return place ? [placeRef(place)] : []
            }),
            read: found.reading ? queryOf(found.reading) : {},
          },
        },
      }
    },

    async getProperty({ path }, { caller, log }) {
      const row = await getListing(db, path.id)
      if (!row) return listingGone
      const agent = await findAgent(db, row.agent_id)
      const liked = (await likedAmong(db, caller?.id, [row.id])).has(row.id)
      const data = readable(
        'listing',
        [row],
        (one) => toDetail(one, lookups, { agent, liked }),
        log,
      )
      if (data.length === 0) return listingGone
      const pagination = { page: 1, limit: 1, total: 1, totalPages: 1 }
      return { status: 200, body: { data, pagination } }
    },

    async listSimilarProperties({ path }, context) {
      if (!(await getListing(db, path.id))) return listingGone
      const rows = await similarListings(db, path.id, shortList)
      return { status: 200, body: { data: await cards(rows, context) } }
    },

    async getPriceRange({ path }) {
      const data = await readPriceRange(db, lookups, path.id)
      return data ? { status: 200, body: { data } } : listingGone
    },

    async listPopularProperties({ query }, context) {
      const purpose = query.purpose && purposeCodes[query.purpose]
      const rows = await popularListings(db, { purpose, limit: shortList })
      return { status: 200, body: { data: await cards(rows, context) } }
    },

    async trackPropertyView({ path }, { caller }) {
      const outcome = await countView(db, path.id, caller?.id)
      if (outcome === 'unknown listing') return listingGone
      return { status: 200, body: { message: 'View counted.' } }
    },
  }
}
