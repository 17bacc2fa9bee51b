import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type { Pagination, PropertyHistoryEntry } from '@manzil/api-client/generated/types.gen'
import { statusOf } from '../../db/codes.ts'
import type { Editor, OwnParts } from './parts.ts'
import { readHistory } from './repository/history.ts'
import { findOwnerId } from './repository/own-row.ts'

/** One page of what was changed of a property, the last first; undefined where the account has no such property. */
export async function ownHistory(
  { db }: Pick<OwnParts, 'db'>,
  id: string,
  { page, limit }: RequestOf<'listPropertyHistory'>['query'],
  { caller }: Pick<Editor, 'caller'>,
): Promise<{ data: PropertyHistoryEntry[]; pagination: Pagination } | undefined> {
  if ((await findOwnerId(db, id, caller.id)) === undefined) return undefined
  const { rows, total } = await readHistory(db, id, { offset: (page - 1) * limit, limit })
  const data = rows.map(({ first_name, last_name, company_name, ...row }): PropertyHistoryEntry => {
    const person = [first_name, last_name].filter(Boolean).join(' ')
    return {
      _id: row.id,
      at: row.at.toISOString(),
      by: person || company_name,
      action: row.action,
      status_after: statusOf(row.status_after) ?? 'removed',
      changes: row.changes,
    }
  })
  return { data, pagination: { page, limit, total, totalPages: Math.ceil(total / limit) } }
}
