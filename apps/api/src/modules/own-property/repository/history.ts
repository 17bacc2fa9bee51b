import type { FieldChange } from '@manzil/domain/own-property/changed-fields'
import type { Insertable, Kysely } from 'kysely'
import { v7 } from 'uuid'
import type { PropertyHistoryTable } from '../../../db/own-property-tables.ts'
import type { Database } from '../../../db/schema.ts'

export type HistoryEntry = Omit<Insertable<PropertyHistoryTable>, 'id' | 'changes'> & {
  changes?: readonly FieldChange[]
}

export async function noteHistory(trx: Kysely<Database>, entry: HistoryEntry): Promise<void> {
  const { changes = [], ...rest } = entry
  await trx
    .insertInto('property_history')
    .values({ ...rest, id: v7(), changes: JSON.stringify(changes) })
    .execute()
}

/** What one press of an account has changed since then. */
export const findChange = (
  db: Kysely<Database>,
  changeId: string,
  { accountId, since }: { accountId: string; since: Date },
) =>
  db
    .selectFrom('property_history')
    .select('property_id')
    .where('change_id', '=', changeId)
    .where('account_id', '=', accountId)
    .where('at', '>', since)
    .orderBy('property_id')
    .execute()

/** The last that was done to a property. */
export const findLastEntry = (trx: Kysely<Database>, propertyId: string) =>
  trx
    .selectFrom('property_history')
    .select(['change_id', 'action', 'status_before', 'expires_before'])
    .where('property_id', '=', propertyId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export async function readHistory(
  db: Kysely<Database>,
  propertyId: string,
  { offset, limit }: { offset: number; limit: number },
) {
  const of = db.selectFrom('property_history as h').where('h.property_id', '=', propertyId)
  const rows = await of
    .leftJoin('account as a', 'a.id', 'h.account_id')
    .select(['h.id', 'h.at', 'h.action', 'h.status_after', 'h.changes'])
    .select(['a.first_name', 'a.last_name', 'a.company_name'])
    .orderBy('h.at', 'desc')
    .orderBy('h.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  const { total } = await of
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}
