import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type { PropertiesChanged, PropertyStatus } from '@manzil/api-client/generated/types.gen'
import { type Said, say } from '@manzil/api-client/request/say'
import type { AvailabilityRules } from '@manzil/domain/own-property/availability'
import { missingFacts } from '@manzil/domain/own-property/check-form'
import type { PropertyMove } from '@manzil/domain/own-property/states'
import { undoUntil } from '@manzil/domain/own-property/terms'
import type { Transaction } from 'kysely'
import { v7 } from 'uuid'
import { statusCodes } from '../../db/codes.ts'
import { isEntered } from '../../db/property-source.ts'
import type { Database } from '../../db/schema.ts'
import { lockLimits } from '../plan/service.ts'
import { readDetails } from '../property/service.ts'
import { type FeatureAction, featureRow, isFeatureAction } from './feature-property.ts'
import { endOf, refusalOf, standsAt, writeMove } from './move.ts'
import { type Editor, momentAfter, type OwnParts } from './parts.ts'
import { removeRow } from './remove-property.ts'
import { beginPeriod, findAvailability, noteAnswer } from './repository/availability.ts'
import { noteHistory } from './repository/history.ts'
import { findAdvertiser, findOwnerId, lockOwn, type OwnRow } from './repository/own-row.ts'
import { isHeld, mustAsk } from './review.ts'

/** Why nothing was done to one of several properties. */
export const refusals = {
  gone: say('problem.propertyGone'),
  state: say('problem.propertyState'),
  plan: say('problem.planFull'),
  featured: say('problem.featuredFull'),
  incomplete: say('problem.propertyIncomplete'),
} as const satisfies Record<string, Said>

export type Refusal = keyof typeof refusals

/** Does the same to several properties, each by itself: one that is refused does not keep the others. */
export async function changeProperties(
  parts: OwnParts,
  { ids, action }: RequestOf<'changeProperties'>['body'],
  editor: Editor,
): Promise<PropertiesChanged> {
  const changeId = v7()
  const done = await inTurn(ids, parts.now(), changeId, (id) =>
    parts.db.transaction().execute((trx) => change(trx, parts, { id, action, changeId }, editor)),
  )
  // What somebody has said cannot be unsaid.
  return action === 'confirm' ? { ...done, change_id: null, undo_until: null } : done
}

/** Asks one after the other, and says what became of each. */
export async function inTurn(
  ids: readonly string[],
  now: Date,
  changeId: string,
  work: (id: string) => Promise<Refusal | undefined>,
): Promise<PropertiesChanged> {
  const changed: string[] = []
  const refused: PropertiesChanged['refused'] = []
  for (const id of ids) {
    const refusal = await work(id)
    if (refusal === undefined) changed.push(id)
    else refused.push({ _id: id, ...refusals[refusal] })
  }
  const any = changed.length > 0
  return {
    change_id: any ? changeId : null,
    undo_until: any ? undoUntil(now).toISOString() : null,
    changed,
    refused,
  }
}

async function change(
  trx: Transaction<Database>,
  { lookups, catalogue, review, now, availability: rules }: OwnParts,
  {
    id,
    action,
    changeId,
  }: { id: string; action: PropertyMove | 'remove' | FeatureAction; changeId: string },
  { caller, log }: Editor,
): Promise<Refusal | undefined> {
  const ownerId = await findOwnerId(trx, id, caller.id)
  if (ownerId === undefined) return 'gone'
  const limits = await lockLimits(trx, ownerId, now())
  const row = await lockOwn(trx, id, caller.id)
  if (!row) return 'gone'
  const at = momentAfter(row.updated_at, now())
  if (action === 'remove') {
    await removeRow(trx, row, { accountId: caller.id, at, changeId })
    return undefined
  }
  if (isFeatureAction(action))
    return featureRow(trx, row, { action, limits, accountId: caller.id, at, changeId })
  const refusal = refusalOf(row, action, limits)
  if (refusal) return refusal
  const note = async (to: PropertyStatus) =>
    noteHistory(trx, {
      property_id: id,
      at,
      account_id: caller.id,
      action,
      status_before: row.status,
      status_after: statusCodes[to],
      expires_before: row.expires_at,
      change_id: changeId,
    })
  if (action === 'confirm') {
    if (standsAt(row) === 'live') {
      await confirmLive(trx, id, { now: at, rules })
      await note('live')
      return undefined
    }
    // What its owner has paused comes back by its owner's resuming it.
    if (!(await findAvailability(trx, id))?.paused_for) return 'state'
  }
  const asks = mustAsk(review, await findAdvertiser(trx, caller.id))
  const to = endOf(action, { unapproved: isHeld(row) || (asks && (row.unreviewed ?? false)) })
  if (to === 'live' || to === 'in_review') {
    const details = await readDetails(trx, lookups, id, { caller, log })
    if (!details || (needsFacts(row) && missingFacts(details, catalogue).length > 0))
      return 'incomplete'
  }
  await writeMove(trx, row, { to, move: action, now: at, rules })
  await note(to)
  return undefined
}

/** Says that a live property is still offered; nothing else of it changes, so forms that are open stay good. */
async function confirmLive(
  trx: Transaction<Database>,
  id: string,
  at: { now: Date; rules: AvailabilityRules },
): Promise<void> {
  await noteAnswer(trx, id, { now: at.now, isGone: false })
  await beginPeriod(trx, id, { ...at, confirmed: true })
}

/** What a source wrote was live without the facts that a form must state. */
const needsFacts = (row: OwnRow): boolean => isEntered(row)
