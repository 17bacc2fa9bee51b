import type { OwnSort, SortBy } from '@manzil/api-client/generated/types.gen'
import { type RawBuilder, sql } from 'kysely'

/** How rows are sorted; the id breaks ties, so pages never overlap. */
export type Order = {
  column: RawBuilder<unknown>
  direction: RawBuilder<unknown>
  /** True where a property may state no value; such rows come last in either direction. */
  nullable: boolean
  /** True where what has not been confirmed in time comes after everything else. */
  lateLast?: boolean
}

const up = sql`asc`
const down = sql`desc`

/** Relevance is the advert's quality here; a text's own ranking is applied on top of it. */
export const orders: Record<SortBy, Order> = {
  relevance: { column: sql`l.score`, direction: down, nullable: false, lateLast: true },
  newest: { column: sql`l.published_at`, direction: down, nullable: false, lateLast: true },
  price_asc: { column: sql`l.price`, direction: up, nullable: true },
  price_desc: { column: sql`l.price`, direction: down, nullable: true },
  size_asc: { column: sql`l.size_sqft`, direction: up, nullable: true },
  size_desc: { column: sql`l.size_sqft`, direction: down, nullable: true },
  price_per_sqft_asc: { column: sql`l.price_per_sqft`, direction: up, nullable: true },
}

const enquiries = sql`(select count(*) from enquiry e where e.property_id = l.id)`
/** Only a live one leaves the lists by itself. */
const expiry = sql`(select s.expires_at from property_state s where s.property_id = l.id and l.status = 1)`

/** How owners look at their own. */
export const ownOrders: Record<OwnSort, Order> = {
  ...orders,
  views_asc: { column: sql`l.views`, direction: up, nullable: false },
  views_desc: { column: sql`l.views`, direction: down, nullable: false },
  enquiries_asc: { column: enquiries, direction: up, nullable: false },
  enquiries_desc: { column: enquiries, direction: down, nullable: false },
  updated_asc: { column: sql`l.updated_at`, direction: up, nullable: false },
  updated_desc: { column: sql`l.updated_at`, direction: down, nullable: false },
  expires_asc: { column: expiry, direction: up, nullable: true },
  expires_desc: { column: expiry, direction: down, nullable: true },
}
