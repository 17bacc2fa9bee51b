import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type {
  FieldError,
  OwnSort,
  Pagination,
  PriceRange,
  PropertyCard,
  PropertyDetail,
  PropertyRank,
  Purpose,
  SortBy,
} from '@manzil/api-client/generated/types.gen'
import type { SuccessBody } from '@manzil/api-client/server-handler'
import type { PricedKind } from '@manzil/domain/search/price-range'
import type { FilterQuery } from '@manzil/domain/search/relaxations'
import { queryOf } from '@manzil/query-language/search/query-of'
import type { Kysely } from 'kysely'
import { purposeCodes } from '../../db/codes.ts'
import type { Condition } from '../../db/property-conditions.ts'
import type { Database } from '../../db/schema.ts'
import { readable } from '../../readable-rows.ts'
import type { RequestContext } from '../../request-context.ts'
import { inEveryLanguage } from '../../request-language.ts'
import { type Lookups, placeRef } from '../catalogue/lookups.ts'
import { placeholdersOf } from '../picture/service.ts'
import { type CardRow, propertyLink, toCard } from './card.ts'
import { comparePrices } from './compare-prices.ts'
import { toDetail } from './detail.ts'
import { MAX_DEPTH } from './filter/filter.ts'
import { filterFromQuery } from './filter-from-query.ts'
import { priceRangeAmong } from './price-range.ts'
import { rankProperty } from './rank-property.ts'
import { likedAmong } from './repository/favourites.ts'
import { findAgent } from './repository/find-agent.ts'
import { findLiveProperty } from './repository/find-live-property.ts'
import { getProperty } from './repository/get-property.ts'
import { orders, ownOrders } from './repository/order.ts'
import { popularProperties } from './repository/popular-properties.ts'
import { countRows, readCards, readPage } from './repository/read-page.ts'
import { resolveSearch } from './repository/resolve-search.ts'
import { similarProperties } from './repository/similar-properties.ts'
import { searchProperties, sortOf } from './search/search-properties.ts'
import type { SearchIndex } from './search-index.ts'

/** Who looks at properties, whose favourites are marked. */
export type Viewer = Pick<RequestContext, 'caller' | 'log'>

/** Properties as visitors see them, for the API and for share pages. */
export interface PropertyService {
  /** One page of a search, or what of it is not known here. */
  search: (
    query: RequestOf<'listProperties'>['query'],
    viewer: Viewer,
  ) => Promise<SuccessBody<'listProperties'> | { fields: FieldError[] }>
  /** As `search`, among other rows than the live ones; the last changed first unless asked otherwise. */
  searchAmong: (
    among: Condition,
    query: FilterQuery & { page: number; limit: number; sort_by?: OwnSort | undefined },
    viewer: Viewer,
  ) => Promise<{ data: PropertyCard[]; pagination: Pagination } | { fields: FieldError[] }>
  /** Undefined for a property that is neither published nor of who asks. */
  details: (id: string, viewer: Viewer) => Promise<PropertyDetail | undefined>
  /** Where a property stands in a search, to whoever sees it; what of the search is not known here. */
  rank: (
    id: string,
    query: RequestOf<'getPropertyRank'>['query'],
    viewerId: string,
  ) => Promise<PropertyRank | { fields: FieldError[] } | undefined>
  /** What live properties like one ask; undefined where nobody knows its place. */
  priceRange: (property: PricedKind, now: Date) => Promise<PriceRange | undefined>
  /** Route of a property's page inside the web app. */
  link: (id: string) => string
  /** As `details`. */
  similar: (id: string, viewer: Viewer) => Promise<PropertyCard[] | undefined>
  popular: (purpose: Purpose | undefined, viewer: Viewer) => Promise<PropertyCard[]>
  /** In the order of the ids, whether or not they are live; without those that no row has. */
  byIds: (ids: readonly string[], viewer: Viewer) => Promise<PropertyCard[]>
  /** One page of the rows that meet a condition on `property l`, the newest first unless asked otherwise. */
  meeting: (
    condition: Condition,
    page: { page: number; limit: number; sort_by?: SortBy | undefined },
    viewer: Viewer,
  ) => Promise<{ data: PropertyCard[]; pagination: Pagination }>
}

/** A live property with whom it is offered by. */
export interface AdvertisedProperty {
  /** With its titles in every language: mails are in their readers' own. */
  card: PropertyCard
  agent_id: string | null
  advertiser: string | null
}

/** Rows of the short lists on the property and details pages. */
const shortList = 12

export function createPropertyService(db: Kysely<Database>, lookups: SearchIndex): PropertyService {
  const cards = async (rows: CardRow[], { caller, log }: Viewer): Promise<PropertyCard[]> => {
    const liked = await likedAmong(
      db,
      caller?.id,
      rows.map(({ id }) => id),
    )
    const read = (row: CardRow) => toCard(row, lookups, liked.has(row.id))
    return comparePrices(db, lookups, readable('property', rows, read, log))
  }

  return {
    async search(query, viewer) {
      const read = filterFromQuery(query, lookups)
      if ('fields' in read) return { fields: read.fields }
      const { page, limit } = query
      const sort = sortOf(query)
      const found = await searchProperties(db, lookups, read.filter, { sort, page, limit })
      const { total } = found
      // Pages beyond the depth are empty, so they are not offered.
      const totalPages = Math.ceil(Math.min(total, MAX_DEPTH) / limit)
      return {
        data: await cards(found.rows, viewer),
        featured: await cards(found.featured, viewer),
        pagination: { page, limit, total, totalPages },
        search: {
          corrected: found.corrected ?? null,
          places: (found.reading?.places ?? []).flatMap((slug) => {
            const place = lookups.placeBySlug.get(slug)
            return place ? [placeRef(place)] : []
          }),
          read: found.reading ? queryOf(found.reading) : {},
        },
      }
    },

    async searchAmong(among, { page, limit, sort_by = 'updated_desc', ...filters }, viewer) {
      const read = filterFromQuery(filters, lookups)
      if ('fields' in read) return { fields: read.fields }
      const { plan, total } = await resolveSearch(db, read.filter, { ...lookups, among })
      const depth = Math.min(total, MAX_DEPTH)
      const offset = Math.min((page - 1) * limit, depth)
      const slice = { offset, limit: Math.min(limit, depth - offset) }
      const rows =
        plan && slice.limit > 0 ? await readPage(db, plan, ownOrders[sort_by], slice) : []
      const pagination = { page, limit, total, totalPages: Math.ceil(depth / limit) }
      return { data: await cards(rows, viewer), pagination }
    },

    details: (id, viewer) => readDetails(db, lookups, id, viewer),
    rank: (id, query, viewerId) => rankProperty(db, lookups, id, query, viewerId),
    priceRange: (property, now) => priceRangeAmong(db, lookups, property, now),
    link: propertyLink,

    async similar(id, viewer) {
      if (!(await getProperty(db, id, viewer.caller?.id))) return undefined
      return cards(await similarProperties(db, id, shortList), viewer)
    },

    async popular(purpose, viewer) {
      const code = purpose && purposeCodes[purpose]
      return cards(await popularProperties(db, { purpose: code, limit: shortList }), viewer)
    },

    async byIds(ids, viewer) {
      return cards(await readCards(db, ids), viewer)
    },

    async meeting(condition, { page, limit, sort_by = 'newest' }, viewer) {
      const plan = { condition, arms: [condition] }
      const total = await countRows(db, plan)
      const offset = (page - 1) * limit
      const depth = Math.min(total, MAX_DEPTH)
      const slice = { offset, limit: Math.min(limit, depth - offset) }
      const rows = offset < depth ? await readPage(db, plan, orders[sort_by], slice) : []
      const pagination = { page, limit, total, totalPages: Math.ceil(depth / limit) }
      return { data: await cards(rows, viewer), pagination }
    },
  }
}

/** As its page shows it; in the transaction of who changes it too. */
export async function readDetails(
  db: Kysely<Database>,
  lookups: SearchIndex,
  id: string,
  { caller, log }: Viewer,
): Promise<PropertyDetail | undefined> {
  const row = await getProperty(db, id, caller?.id)
  if (!row) return undefined
  const agent = await findAgent(db, row.agent_id)
  const liked = (await likedAmong(db, caller?.id, [row.id])).has(row.id)
  const read = (one: typeof row) => toDetail(one, lookups, { agent, liked })
  const [detail] = readable('property', [row], read, log)
  if (!detail) return undefined
  const [compared = detail] = await comparePrices(db, lookups, [detail])
  return { ...compared, placeholders: await placeholdersOf(db, detail.media) }
}

/** In the transaction of who asks, which is why no service holds the database; undefined where it is not live. */
export async function findAdvertised(
  db: Kysely<Database>,
  id: string,
  lookups: Lookups,
): Promise<AdvertisedProperty | undefined> {
  const row = await findLiveProperty(db, id)
  if (!row) return undefined
  const card = inEveryLanguage(() => toCard(row, lookups, false))
  return { card, agent_id: row.agent_id, advertiser: row.advertiser }
}
