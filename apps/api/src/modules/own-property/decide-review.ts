import type { AvailabilityRules } from '@manzil/domain/own-property/availability'
import { mayMove } from '@manzil/domain/own-property/states'
import type { Transaction } from 'kysely'
import { v7 } from 'uuid'
import { REMOVED, statusCodes } from '../../db/codes.ts'
import { isEntered } from '../../db/property-source.ts'
import type { Database } from '../../db/schema.ts'
import { lockLimits } from '../plan/service.ts'
import { standsAt, writeMove } from './move.ts'
import { momentAfter, type OwnParts } from './parts.ts'
import { noteHistory } from './repository/history.ts'
import { findAny, lockAny, type OwnRow } from './repository/own-row.ts'
import { saveState } from './repository/property-state.ts'

/** What an operator says of a property. */
export type Decision = { decision: 'approve' } | { decision: 'reject'; reason: string }

/**
 * Publishes a property that waited, or sends one back with the reason. An approved one whose owner's plan
 * has no room any more is paused, and goes live without another look as soon as there is some.
 * @param by account of the operator
 */
export const decideReview = (
  { db, now, availability: rules }: Pick<OwnParts, 'db' | 'now' | 'availability'>,
  id: string,
  by: string,
  decision: Decision,
): Promise<Decided> =>
  db.transaction().execute((trx) => decideIn(trx, id, by, decision, { now: now(), rules }))

export type Decided = 'done' | 'gone' | 'state'

/**
 * The same in a transaction with what else is written of the decision.
 * @param by account of the operator; null where the site does it by itself
 */
export async function decideIn(
  trx: Transaction<Database>,
  id: string,
  by: string | null,
  decision: Decision,
  {
    now,
    rules,
    isMeant = () => true,
  }: {
    now: Date
    rules: AvailabilityRules
    /** Whether the property, which nobody changes any more, is still one that was meant. */
    isMeant?: (row: OwnRow) => boolean
  },
): Promise<Decided> {
  const found = await findAny(trx, id)
  if (!found) return 'gone'
  const limits = found.agent_id === null ? undefined : await lockLimits(trx, found.agent_id, now)
  const row = await lockAny(trx, id)
  if (!row || row.status === REMOVED) return 'gone'
  if (!mayMove(decision.decision, standsAt(row)) || !isMeant(row)) return 'state'
  const full = isEntered(row) && limits !== undefined && limits.used.listings >= limits.listings
  await write(trx, row, decision, { by, full, at: momentAfter(row.updated_at, now), rules })
  return 'done'
}

async function write(
  trx: Transaction<Database>,
  row: OwnRow,
  decision: Decision,
  { by, full, at, rules }: { by: string | null; full: boolean; at: Date; rules: AvailabilityRules },
): Promise<void> {
  const approved = decision.decision === 'approve'
  const to = !approved ? 'rejected' : full ? 'hidden' : 'live'
  const reason = approved ? null : decision.reason
  await writeMove(trx, row, { to, move: decision.decision, reason, now: at, rules })
  await saveState(trx, row.id, approved ? { held: false } : { unreviewed: true, held: true })
  await noteHistory(trx, {
    property_id: row.id,
    at,
    account_id: by,
    action: decision.decision,
    status_before: row.status,
    status_after: statusCodes[to],
    expires_before: row.expires_at,
    change_id: v7(),
  })
}
