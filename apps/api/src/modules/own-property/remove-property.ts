import type { Transaction } from 'kysely'
import { v7 } from 'uuid'
import { REMOVED, statusCodes } from '../../db/codes.ts'
import type { Database } from '../../db/schema.ts'
import { type Editor, momentAfter, type OwnParts } from './parts.ts'
import { endPeriod, noteAnswer } from './repository/availability.ts'
import { noteHistory } from './repository/history.ts'
import { lockOwn, type OwnRow } from './repository/own-row.ts'
import { rememberGone, saveState, setStatus } from './repository/property-state.ts'

const seen: readonly number[] = [statusCodes.live, statusCodes.hidden, statusCodes.expired]

/** Whether visitors may have seen a property, so that its address says that it is gone. */
const wasPublic = ({ status, first_live_at }: OwnRow): boolean =>
  first_live_at !== null || seen.includes(status)

/**
 * Takes a property off the site; for a while it can be brought back by the id of the change.
 * @returns undefined where the account has no such property
 */
export const removeProperty = (
  { db, now }: Pick<OwnParts, 'db' | 'now'>,
  id: string,
  { caller }: Pick<Editor, 'caller'>,
): Promise<string | undefined> =>
  db.transaction().execute(async (trx) => {
    const row = await lockOwn(trx, id, caller.id)
    if (!row) return undefined
    const changeId = v7()
    const at = momentAfter(row.updated_at, now())
    await removeRow(trx, row, { accountId: caller.id, at, changeId })
    return changeId
  })

/** The same of a property that is held already. */
export async function removeRow(
  trx: Transaction<Database>,
  row: OwnRow,
  { accountId, at, changeId }: { accountId: string; at: Date; changeId: string },
): Promise<void> {
  await setStatus(trx, row.id, { status: REMOVED, updated_at: at })
  await saveState(trx, row.id, { removed_at: at, removed_from: row.status })
  await noteAnswer(trx, row.id, { now: at, isGone: true })
  await endPeriod(trx, row.id)
  if (wasPublic(row)) await rememberGone(trx, row.id, at)
  await noteHistory(trx, {
    property_id: row.id,
    at,
    account_id: accountId,
    action: 'remove',
    status_before: row.status,
    status_after: REMOVED,
    expires_before: row.expires_at,
    change_id: changeId,
  })
}
