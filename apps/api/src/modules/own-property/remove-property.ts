import { v7 } from 'uuid'
import { REMOVED, statusCodes } from '../../db/codes.ts'
import { type Editor, momentAfter, type OwnParts } from './parts.ts'
import { noteHistory } from './repository/history.ts'
import { lockOwn, type OwnRow } from './repository/own-row.ts'
import { rememberGone, saveState, setStatus } from './repository/property-state.ts'

const seen: readonly number[] = [statusCodes.live, statusCodes.hidden, statusCodes.expired]

/** Whether visitors may have seen a property, so that its address says that it is gone. */
const wasPublic = ({ status, first_live_at }: OwnRow): boolean =>
  first_live_at !== null || seen.includes(status)

/**
 * Takes a property off the site; for a while it can be brought back.
 * @returns false where the account has no such property
 */
export const removeProperty = (
  { db, now }: Pick<OwnParts, 'db' | 'now'>,
  id: string,
  { caller }: Pick<Editor, 'caller'>,
  changeId = v7(),
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const row = await lockOwn(trx, id, caller.id)
    if (!row) return false
    const at = momentAfter(row.updated_at, now())
    await setStatus(trx, id, { status: REMOVED, updated_at: at })
    await saveState(trx, id, { removed_at: at, removed_from: row.status })
    if (wasPublic(row)) await rememberGone(trx, id, at)
    await noteHistory(trx, {
      property_id: id,
      at,
      account_id: caller.id,
      action: 'remove',
      status_before: row.status,
      status_after: REMOVED,
      expires_before: row.expires_at,
      change_id: changeId,
    })
    return true
  })
