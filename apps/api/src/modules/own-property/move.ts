import type { PropertyStatus } from '@manzil/api-client/generated/types.gen'
import type { AvailabilityRules } from '@manzil/domain/own-property/availability'
import { mayMove, type PropertyMove, transitions } from '@manzil/domain/own-property/states'
import { expiryFrom } from '@manzil/domain/own-property/terms'
import type { Transaction } from 'kysely'
import { statusCodes, statusOf } from '../../db/codes.ts'
import { isEntered } from '../../db/property-source.ts'
import type { Database } from '../../db/schema.ts'
import { addStoredWords } from '../../db/vocab.ts'
import type { PlanLimits } from '../plan/service.ts'
import { beginPeriod, endPeriod, noteAnswer } from './repository/availability.ts'
import type { OwnRow } from './repository/own-row.ts'
import { saveState, setStatus } from './repository/property-state.ts'

export type Moved = Pick<OwnRow, 'id' | 'status' | 'source' | 'expires_at' | 'first_live_at'>

type Room = Pick<PlanLimits, 'listings' | 'used'>

/** Where a stored property stands. */
export function standsAt({ id, status }: Pick<OwnRow, 'id' | 'status'>): PropertyStatus {
  const found = statusOf(status)
  if (!found) throw new Error(`property ${id} stands where nobody knows`)
  return found
}

/** Why a move cannot be made: `state` where it does not follow, `plan` where there is no room. */
export function refusalOf(
  row: Pick<OwnRow, 'id' | 'status' | 'source'>,
  move: PropertyMove,
  room: Room,
): 'state' | 'plan' | undefined {
  const from = standsAt(row)
  if (!mayMove(move, from)) return 'state'
  const takesRoom = transitions[move].to === 'live' && from !== 'live' && isEntered(row)
  return takesRoom && room.used.listings >= room.listings ? 'plan' : undefined
}

/** Where a move ends; what nobody has approved goes into review instead of live. */
export const endOf = (
  move: PropertyMove,
  { unapproved }: { unapproved: boolean },
): PropertyStatus => {
  const { to } = transitions[move]
  return to === 'live' && unapproved && move !== 'approve' ? 'in_review' : to
}

/** Writes that a property stands elsewhere now; whether it may has been asked before. */
export async function writeMove(
  trx: Transaction<Database>,
  row: Moved,
  {
    to,
    move,
    reason = null,
    now,
    rules,
    pausedFor,
  }: {
    to: PropertyStatus
    move?: PropertyMove
    reason?: string | null
    now: Date
    rules: AvailabilityRules
    /** Why the site does it by itself, for want of an advertiser's answer. */
    pausedFor?: 'unconfirmed' | 'reported'
  },
): Promise<{ published_at?: Date }> {
  const isFirst = to === 'live' && row.first_live_at === null
  const published = isFirst && row.status !== statusCodes.live ? { published_at: now } : {}
  await setStatus(trx, row.id, { status: statusCodes[to], updated_at: now, ...published })
  if (isFirst && row.status !== statusCodes.live) await addStoredWords(trx, row.id)
  await saveState(trx, row.id, {
    reason,
    ...(isFirst && { first_live_at: now }),
    ...(move === 'approve' && { unreviewed: false }),
    ...expiryAfter(row, to, move, now),
  })
  await writeAvailability(trx, row.id, { to, move, now, rules, pausedFor })
  return published
}

/** Whoever publishes, resumes or renews a property says that it is offered; whoever pauses it, that it is not. */
async function writeAvailability(
  trx: Transaction<Database>,
  id: string,
  {
    to,
    move,
    pausedFor,
    ...at
  }: {
    to: PropertyStatus
    move: PropertyMove | undefined
    now: Date
    rules: AvailabilityRules
    pausedFor: 'unconfirmed' | 'reported' | undefined
  },
): Promise<void> {
  if (to === 'live') {
    const confirmed = move !== 'approve'
    if (confirmed) await noteAnswer(trx, id, { now: at.now, isGone: false })
    return beginPeriod(trx, id, { ...at, confirmed })
  }
  if (move === 'pause' && pausedFor === undefined)
    await noteAnswer(trx, id, { now: at.now, isGone: true })
  return endPeriod(trx, id, pausedFor)
}

/** Time counts from when it goes live; a pause does not give it back. */
function expiryAfter(
  { expires_at }: Pick<OwnRow, 'expires_at'>,
  to: PropertyStatus,
  move: PropertyMove | undefined,
  now: Date,
): { expires_at?: Date | null } {
  if (to === 'draft') return { expires_at: null }
  if (to !== 'live') return {}
  const stays = (move === 'resume' || move === 'confirm') && expires_at !== null && expires_at > now
  return stays ? {} : { expires_at: expiryFrom(now) }
}
