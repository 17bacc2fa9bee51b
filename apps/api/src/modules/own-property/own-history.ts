import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type { Pagination, PropertyHistoryEntry } from '@manzil/api-client/generated/types.gen'
import type { Kysely } from 'kysely'
import { statusOf } from '../../db/codes.ts'
import type { Database } from '../../db/schema.ts'
import type { Editor, OwnParts } from './parts.ts'
import { readHistory } from './repository/history.ts'
import { findOwnerId } from './repository/own-row.ts'

/** One page of what was changed of a property, the last first; undefined where the account has no such property. */
export async function ownHistory(
  { db }: Pick<OwnParts, 'db'>,
  id: string,
  query: RequestOf<'listPropertyHistory'>['query'],
  { caller }: Pick<Editor, 'caller'>,
): Promise<HistoryPage | undefined> {
  if ((await findOwnerId(db, id, caller.id)) === undefined) return undefined
  return ownHistoryPage(db, id, query)
}

interface HistoryPage {
  data: PropertyHistoryEntry[]
  pagination: Pagination
}

/** The same of anybody's, for those who run the site. */
export async function ownHistoryPage(
  db: Kysely<Database>,
  id: string,
  { page, limit }: RequestOf<'listPropertyHistory'>['query'],
): Promise<HistoryPage> {
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
