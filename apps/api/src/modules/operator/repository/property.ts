import type { Kysely } from 'kysely'
import { REMOVED } from '../../../db/codes.ts'
import type { Database } from '../../../db/schema.ts'

/** What a property says of itself, whatever its state. */
export const readProperty = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('property as l')
    .innerJoin('property_text as t', 't.id', 'l.id')
    .select(['l.id', 'l.reference', 'l.title', 'l.title_ar', 'l.price', 'l.place_code'])
    .select(['l.type_code', 'l.purpose', 'l.beds', 'l.baths', 'l.size_sqft', 'l.lat', 'l.lng'])
    .select(['t.floor', 'l.approximate'])
    .select(['t.description', 't.description_ar', 't.permit_number', 't.media'])
    .where('l.id', '=', id)
    .where('l.status', '!=', REMOVED)
    .executeTakeFirst()
