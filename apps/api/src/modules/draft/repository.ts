import type { PropertyDraftContent } from '@manzil/api-client/generated/types.gen'
import { earlier } from '@manzil/domain/time/moments'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { PropertyDraftTable } from '../../db/draft-table.ts'
import { errorCode } from '../../db/error-code.ts'
import type { Database } from '../../db/schema.ts'

export type DraftRow = Selectable<PropertyDraftTable>
export type Written = Omit<DraftRow, 'content'> & { content: PropertyDraftContent }

const UNIQUE_VIOLATION = '23505'

/** A draft that nobody writes in is removed after so many days. */
export const KEPT_DAYS = 180

export const findDrafts = (
  db: Kysely<Database>,
  owner: string,
  most: number,
): Promise<DraftRow[]> =>
  db
    .selectFrom('property_draft')
    .selectAll()
    .where('owner_id', '=', owner)
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()

export const findDraft = (db: Kysely<Database>, id: string): Promise<DraftRow | undefined> =>
  db.selectFrom('property_draft').selectAll().where('id', '=', id).executeTakeFirst()

/** The same; nobody else writes it until the transaction ends. */
export const lockDraft = (trx: Transaction<Database>, id: string): Promise<DraftRow | undefined> =>
  trx.selectFrom('property_draft').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** @returns false where it is there meanwhile, or another draft changes the same property */
export async function insertDraft(trx: Transaction<Database>, row: Written): Promise<boolean> {
  try {
    await trx
      .insertInto('property_draft')
      .values({ ...row, content: JSON.stringify(row.content) })
      .execute()
    return true
  } catch (error) {
    if (errorCode(error) === UNIQUE_VIOLATION) return false
    throw error
  }
}

export async function updateDraft(trx: Transaction<Database>, row: Written): Promise<void> {
  const { id, owner_id: _owner, property_id: _property, content, ...rest } = row
  await trx
    .updateTable('property_draft')
    .set({ ...rest, content: JSON.stringify(content) })
    .where('id', '=', id)
    .execute()
}

export async function deleteDraft(
  db: Kysely<Database>,
  { id, owner }: { id: string; owner: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('property_draft')
    .where('id', '=', id)
    .where('owner_id', '=', owner)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function forgetOldDrafts(db: Kysely<Database>, now = new Date()): Promise<void> {
  await db
    .deleteFrom('property_draft')
    .where('saved_at', '<', earlier(now, KEPT_DAYS, 'day'))
    .execute()
}
