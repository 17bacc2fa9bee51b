import type { Insertable, Kysely } from 'kysely'
import { v7 } from 'uuid'
import type { PropertyHistoryTable, StoredChange } from '../../../db/own-property-tables.ts'
import type { Database } from '../../../db/schema.ts'

export type HistoryEntry = Omit<Insertable<PropertyHistoryTable>, 'id' | 'changes'> & {
  changes?: readonly StoredChange[]
}

export async function noteHistory(trx: Kysely<Database>, entry: HistoryEntry): Promise<void> {
  const { changes = [], ...rest } = entry
  await trx
    .insertInto('property_history')
    .values({ ...rest, id: v7(), changes: JSON.stringify(changes) })
    .execute()
}
