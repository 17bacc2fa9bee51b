import type { StatedFact } from '@manzil/api-client/generated/types.gen'
import { type Kysely, sql, type Transaction } from 'kysely'
import { FEED_SOURCE } from '../db/property-source.ts'
import type { Database } from '../db/schema.ts'

/** Imported adverts behind an id, in the order of ids. */
export async function storedAdverts(db: Kysely<Database>, after: string, limit: number) {
  return db
    .selectFrom('property as l')
    .innerJoin('property_text as t', 't.id', 'l.id')
    .select(['l.id', 'l.title', 'l.title_ar', 'l.published_at', 'l.amenity_bits', 'l.furnished'])
    .select(['l.completion', 't.description', 't.description_ar', 't.source_fields', 't.floor'])
    .select(['t.handover', 't.developer', 't.stated_facts'])
    .where('l.id', '>', after)
    .where('l.source', 'not in', ['demo', 'owner', FEED_SOURCE])
    .orderBy('l.id')
    .limit(limit)
    .execute()
}

export type StoredAdvert = Awaited<ReturnType<typeof storedAdverts>>[number]

/** What an advert states now, and the words that come and go with it. */
export interface ChangedRow {
  id: string
  facts: readonly StatedFact[]
  bits: number
  furnished: number | null
  completion: number | null
  /** Added to its score. */
  better: number
  gone: readonly string[]
  added: string
  floor: number | null
  handover: string | null
  developer: string | null
}

/** Stores what adverts state now. */
export async function storeChanges(
  trx: Transaction<Database>,
  rows: readonly ChangedRow[],
): Promise<void> {
  const changed = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (
    id text, facts jsonb, bits bigint, furnished smallint, completion smallint, better smallint,
    gone text[], added text, floor smallint, handover text, developer text)`
  await sql`
    update property l set amenity_bits = c.bits, furnished = c.furnished,
      completion = c.completion, score = l.score + c.better, updated_at = now(),
      search = ts_delete(l.search, c.gone) || c.added::tsvector
    from ${changed} where l.id = c.id
  `.execute(trx)
  await sql`
    update property_text t set stated_facts = c.facts, floor = c.floor, handover = c.handover,
      developer = c.developer, search = ts_delete(t.search, c.gone) || c.added::tsvector
    from ${changed} where t.id = c.id
  `.execute(trx)
}
