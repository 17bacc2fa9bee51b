import { type Selectable, sql } from 'kysely'
import type { ListingTable } from '../../../db/schema.ts'

const columns = [
  'id',
  'reference',
  'agent_id',
  'agency_id',
  'published_at',
  'price',
  'previous_price',
  'price_per_sqft',
  'size_sqft',
  'amenity_bits',
  'lat',
  'lng',
  'approximate',
  'views',
  'purpose',
  'category_code',
  'type_code',
  'subtype_code',
  'emirate_code',
  'community_code',
  'place_code',
  'beds',
  'baths',
  'furnished',
  'completion',
  'verified',
  'is_demo',
  'title',
  'title_ar',
  'media',
  'media_count',
] as const satisfies readonly (keyof ListingTable)[]

/** A listing as lists need it; small numbers are codes of `db/codes.ts` and the lookups. */
export type ListingCardRow = Selectable<Pick<ListingTable, (typeof columns)[number]>>

/** The card's columns of `listing l`. */
export const cardColumns = sql.join(columns.map((column) => sql.ref(`l.${column}`)))
