import { undoSince } from '@manzil/domain/own-property/terms'
import { v7 } from 'uuid'
import { statusCodes } from '../../db/codes.ts'
import { removeProperties } from '../../db/property-writer.ts'
import { standsAt, writeMove } from './move.ts'
import { momentAfter, type OwnParts } from './parts.ts'
import { noteHistory } from './repository/history.ts'
import { lockAny } from './repository/own-row.ts'
import { findExpired, findRemoved } from './repository/property-state.ts'

type Parts = Pick<OwnParts, 'db' | 'now' | 'availability'>

/** Takes live properties whose time is over out of the lists. */
export async function expireDue({ db, now, availability: rules }: Parts): Promise<number> {
  const ids = await findExpired(db, now())
  for (const id of ids)
    await db.transaction().execute(async (trx) => {
      const row = await lockAny(trx, id)
      // Renewed, paused or gone meanwhile.
      if (!row || standsAt(row) !== 'live' || !row.expires_at || row.expires_at > now()) return
      const at = momentAfter(row.updated_at, now())
      await writeMove(trx, row, { to: 'expired', move: 'expire', now: at, rules })
      await noteHistory(trx, {
        property_id: id,
        at,
        account_id: null,
        action: 'expire',
        status_before: row.status,
        status_after: statusCodes.expired,
        expires_before: row.expires_at,
        change_id: v7(),
      })
    })
  return ids.length
}

/** Deletes for good what was removed so long ago that it cannot be brought back. */
export async function deleteRemoved({ db, now }: Pick<Parts, 'db' | 'now'>): Promise<number> {
  const ids = await findRemoved(db, undoSince(now()))
  await db.transaction().execute((trx) => removeProperties(trx, ids))
  return ids.length
}
