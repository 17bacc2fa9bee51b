import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import { cardColumns } from '../card.ts'
import { cardBesides } from './card-row.ts'

/** A live property with what its card, its agent and its advertiser are called by. */
export const findLiveProperty = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('property as l')
    .innerJoin('property_text as t', 't.id', 'l.id')
    .select(cardColumns.map((column) => `l.${column}` as const))
    .select(cardBesides)
    .select(['l.agent_id', 't.advertiser'])
    .where('l.id', '=', id)
    .where(sql<boolean>`l.status = 1`)
    .executeTakeFirst()
