import type { SortBy } from '@manzil/api-client/generated/types.gen'
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

/** The last changed first, as owners look at their own. */
export const lastChanged: Order = {
  column: sql`l.updated_at`,
  direction: down,
  nullable: false,
}

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
