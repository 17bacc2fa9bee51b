import type { Transaction } from 'kysely'
import { statusCodes } from '../../db/codes.ts'
import type { Database } from '../../db/schema.ts'
import type { PlanLimits } from '../plan/service.ts'
import { noteHistory } from './repository/history.ts'
import type { OwnRow } from './repository/own-row.ts'
import { setFeatured } from './repository/property-state.ts'

export type FeatureAction = 'feature' | 'unfeature'

export const isFeatureAction = (action: string): action is FeatureAction =>
  action === 'feature' || action === 'unfeature'

type Room = Pick<PlanLimits, 'featured'> & { used: Pick<PlanLimits['used'], 'featured'> }

/** Why a property cannot stand there; what stands there already can, and changes nothing. */
export function featureRefusal(
  row: Pick<OwnRow, 'featured' | 'status'>,
  action: FeatureAction,
  limits: Room,
): 'state' | 'featured' | undefined {
  if (action === 'unfeature' || row.featured) return undefined
  if (row.status !== statusCodes.live) return 'state'
  return limits.used.featured >= limits.featured ? 'featured' : undefined
}

/** Gives a live property one of the paid places of its holder's plan, or takes it back. Hold the holder first. */
export async function featureRow(
  trx: Transaction<Database>,
  row: OwnRow,
  {
    action,
    limits,
    accountId,
    at,
    changeId,
  }: { action: FeatureAction; limits: Room; accountId: string; at: Date; changeId: string },
): Promise<'state' | 'featured' | undefined> {
  const refusal = featureRefusal(row, action, limits)
  if (refusal) return refusal
  const featured = action === 'feature'
  if (row.featured === featured) return undefined
  await setFeatured(trx, row.id, { featured, updated_at: at })
  await noteHistory(trx, {
    property_id: row.id,
    at,
    account_id: accountId,
    action,
    status_before: row.status,
    status_after: row.status,
    expires_before: row.expires_at,
    change_id: changeId,
  })
  return undefined
}
