import type { Insertable, Kysely } from 'kysely'
import { v7 } from 'uuid'
import type { PropertyHistoryTable } from '../../../db/own-property-tables.ts'
import type { Database } from '../../../db/schema.ts'

/** Writes what was done to properties, all at once. */
export async function noteAll(
  trx: Kysely<Database>,
  entries: readonly Omit<Insertable<PropertyHistoryTable>, 'id'>[],
): Promise<void> {
  if (entries.length === 0) return
  await trx
    .insertInto('property_history')
    .values(entries.map((entry) => ({ ...entry, id: v7() })))
    .execute()
}
