import type { MediaItem } from '@manzil/api-client/generated/types.gen'
import { type Insertable, type Kysely, sql } from 'kysely'
import type { FeedExportTable } from '../../../db/feed-tables.ts'
import { all, belongsTo, isLive } from '../../../db/property-conditions.ts'
import type { Database } from '../../../db/schema.ts'

export const findExport = (db: Kysely<Database>, accountId: string) =>
  db
    .selectFrom('feed_export')
    .select(['id', 'created_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()

export async function saveExport(
  db: Kysely<Database>,
  row: Insertable<FeedExportTable>,
): Promise<void> {
  const { id, created_at } = row
  await db
    .insertInto('feed_export')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ id, created_at }))
    .execute()
}

export async function removeExport(db: Kysely<Database>, accountId: string): Promise<void> {
  await db.deleteFrom('feed_export').where('account_id', '=', accountId).execute()
}

export async function accountOfExport(
  db: Kysely<Database>,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('feed_export')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.account_id
}

const offered = (accountId: string) => all([isLive, belongsTo(accountId)])

/** How many live properties an account has, when one was changed last, and a sum that changes with each of them. */
export async function editionOf(
  db: Kysely<Database>,
  accountId: string,
): Promise<{ count: number; changed: Date | null; sum: string }> {
  const { rows } = await sql<{ count: number; changed: Date | null; sum: string }>`
    select count(*)::int as count, max(l.updated_at) as changed,
      md5(coalesce(string_agg(l.id || extract(epoch from l.updated_at)::text, ' ' order by l.id), '')) as sum
    from property l where ${offered(accountId)}
  `.execute(db)
  return rows[0] ?? { count: 0, changed: null, sum: '' }
}

export interface ExportRow {
  id: string
  reference: string
  updated_at: Date
  price: number | null
  size_sqft: number | null
  purpose: number
  type_code: number
  place_code: number
  beds: number | null
  baths: number | null
  furnished: number | null
  completion: number | null
  amenity_bits: number
  lat: number
  lng: number
  approximate: boolean
  title: string
  title_ar: string | null
  description: string
  description_ar: string | null
  media: MediaItem[]
  permit_number: string | null
  service_charge: number | null
  cheques: number | null
  developer: string | null
  floor: number | null
  total_floors: number | null
  parking: number | null
  year_built: number | null
  plot_size: number | null
  available_from: string | null
  video_url: string | null
  tour_url: string | null
  agent_id: string | null
  agent_name: string | null
  agent_email: string | null
  agent_phone: string | null
  agent_licence: string | null
}

/** Some of them, in the order of their ids. */
export async function exportRows(
  db: Kysely<Database>,
  accountId: string,
  { after, limit }: { after: string; limit: number },
): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    select l.id, l.reference, l.updated_at, l.price, l.size_sqft, l.purpose, l.type_code, l.place_code,
      l.beds, l.baths, l.furnished, l.completion, l.amenity_bits, l.lat, l.lng, l.approximate, l.title,
      l.title_ar, t.description, t.description_ar, t.media, t.permit_number, t.service_charge, t.cheques,
      t.developer, t.floor, t.total_floors, t.parking, t.year_built, t.plot_size,
      t.available_from::text as available_from, t.video_url, t.tour_url, a.id as agent_id,
      nullif(btrim(concat_ws(' ', a.first_name, a.last_name)), '') as agent_name,
      a.email as agent_email, a.phone as agent_phone, a.rera_number as agent_licence
    from property l join property_text t on t.id = l.id left join account a on a.id = l.agent_id
    where ${offered(accountId)} and l.id > ${after} order by l.id limit ${limit}
  `.execute(db)
  return rows
}
