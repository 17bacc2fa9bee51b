import type { AvailabilityRules } from '@manzil/domain/own-property/availability'
import type { Transaction } from 'kysely'
import { v7 } from 'uuid'
import { statusCodes } from '../../db/codes.ts'
import type { Database } from '../../db/schema.ts'
import { standsAt, writeMove } from './move.ts'
import { momentAfter } from './parts.ts'
import { noteHistory } from './repository/history.ts'
import { lockAny } from './repository/own-row.ts'

/** Takes a live property out of the lists for want of its advertiser's answer. */
export async function pauseBySite(
  trx: Transaction<Database>,
  id: string,
  { why, now, rules }: { why: 'unconfirmed' | 'reported'; now: Date; rules: AvailabilityRules },
): Promise<void> {
  const row = await lockAny(trx, id)
  if (!row || standsAt(row) !== 'live') return
  const at = momentAfter(row.updated_at, now)
  await writeMove(trx, row, { to: 'hidden', move: 'pause', now: at, rules, pausedFor: why })
  await noteHistory(trx, {
    property_id: id,
    at,
    account_id: null,
    action: 'pause',
    status_before: row.status,
    status_after: statusCodes.hidden,
    expires_before: row.expires_at,
    change_id: v7(),
  })
}
