import type { PropertiesChanged } from '@manzil/api-client/generated/types.gen'
import type { AvailabilityRules } from '@manzil/domain/own-property/availability'
import { undoSince } from '@manzil/domain/own-property/terms'
import type { Transaction } from 'kysely'
import { v7 } from 'uuid'
import { statusCodes } from '../../db/codes.ts'
import { isEntered } from '../../db/property-source.ts'
import type { Database } from '../../db/schema.ts'
import { lockLimits } from '../plan/service.ts'
import { inTurn, type Refusal } from './change-properties.ts'
import { featureRefusal } from './feature-property.ts'
import { type Editor, momentAfter, type OwnParts } from './parts.ts'
import { beginPeriod, endPeriod } from './repository/availability.ts'
import { findChange, findLastEntry, noteHistory } from './repository/history.ts'
import { findOwnerId, lockOwn } from './repository/own-row.ts'
import { forgetGoneOf, saveState, setFeatured, setStatus } from './repository/property-state.ts'

/** Puts what one press changed back to where it was; undefined where the account made no such change lately. */
export async function undoChange(
  { db, now, availability: rules }: Pick<OwnParts, 'db' | 'now' | 'availability'>,
  changeId: string,
  { caller }: Pick<Editor, 'caller'>,
): Promise<PropertiesChanged | undefined> {
  const at = now()
  const entries = await findChange(db, changeId, { accountId: caller.id, since: undoSince(at) })
  if (entries.length === 0) return undefined
  const ids = entries.map(({ property_id }) => property_id)
  const undone = v7()
  return inTurn(ids, at, undone, (id) =>
    db.transaction().execute((trx) => undo(trx, { id, changeId, undone, at, rules }, caller.id)),
  )
}

async function undo(
  trx: Transaction<Database>,
  {
    id,
    changeId,
    undone,
    at,
    rules,
  }: { id: string; changeId: string; undone: string; at: Date; rules: AvailabilityRules },
  accountId: string,
): Promise<Refusal | undefined> {
  const ownerId = await findOwnerId(trx, id, accountId, 'removed too')
  if (ownerId === undefined) return 'gone'
  const limits = await lockLimits(trx, ownerId, at)
  const row = await lockOwn(trx, id, accountId, 'removed too')
  const last = row && (await findLastEntry(trx, id))
  if (!row || !last) return 'gone'
  // Something else has been done to it since.
  if (
    last.change_id !== changeId ||
    ['undo', 'confirm'].includes(last.action) ||
    last.status_before === null
  )
    return 'state'
  const { live } = statusCodes
  const takesRoom = last.status_before === live && row.status !== live && isEntered(row)
  if (takesRoom && limits.used.listings >= limits.listings) return 'plan'
  const now = momentAfter(row.updated_at, at)
  if (last.action === 'feature' || last.action === 'unfeature') {
    const back = last.action === 'feature' ? 'unfeature' : 'feature'
    const refusal = featureRefusal(row, back, limits)
    if (refusal) return refusal
    await setFeatured(trx, id, { featured: back === 'feature', updated_at: now })
  }
  await setStatus(trx, id, { status: last.status_before, updated_at: now })
  await saveState(trx, id, {
    expires_at: last.expires_before,
    removed_at: null,
    removed_from: null,
  })
  await forgetGoneOf(trx, id)
  if (last.status_before === live) await beginPeriod(trx, id, { now: at, rules, confirmed: false })
  else await endPeriod(trx, id)
  await noteHistory(trx, {
    property_id: id,
    at: now,
    account_id: accountId,
    action: 'undo',
    status_before: row.status,
    status_after: last.status_before,
    expires_before: row.expires_at,
    change_id: undone,
  })
  return undefined
}
