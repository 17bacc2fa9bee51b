import type { FieldError, PropertyDetail } from '@manzil/api-client/generated/types.gen'
import type { AvailabilityRules } from '@manzil/domain/own-property/availability'
import { changedFields, needsALook } from '@manzil/domain/own-property/changed-fields'
import type { PropertyForm } from '@manzil/domain/own-property/check-form'
import { previousPrice } from '@manzil/domain/own-property/previous-price'
import { moveOfForm, type PropertyMove } from '@manzil/domain/own-property/states'
import type { Transaction } from 'kysely'
import { v7 } from 'uuid'
import { statusCodes } from '../../db/codes.ts'
import type { PropertyReferences } from '../../db/property-references.ts'
import { upsertProperties } from '../../db/property-writer.ts'
import type { Database } from '../../db/schema.ts'
import { lockLimits } from '../plan/service.ts'
import { readDetails } from '../property/service.ts'
import { advertiserOf } from './advertiser.ts'
import { checkForm } from './check-form.ts'
import { rowOf } from './form-row.ts'
import { endOf, refusalOf, standsAt, writeMove } from './move.ts'
import { type Editor, momentAfter, type OwnParts } from './parts.ts'
import { noteHistory } from './repository/history.ts'
import { findAdvertiser, findOwnerId, lockOwn, type OwnRow } from './repository/own-row.ts'
import { saveState, setStatus } from './repository/property-state.ts'
import { isHeld, mustAsk } from './review.ts'

export type Updated =
  | { kind: 'done'; data: PropertyDetail }
  | { kind: 'refused'; refusal: 'gone' | 'changed' | 'state' | 'plan' }
  | { kind: 'refused'; refusal: 'fields'; fields: FieldError[] }

const refused = (refusal: 'gone' | 'changed' | 'state' | 'plan'): Updated => ({
  kind: 'refused',
  refusal,
})

/** Replaces every field of a property, and puts it where the form says. */
export async function updateProperty(
  parts: OwnParts,
  id: string,
  form: PropertyForm,
  editor: Editor,
): Promise<Updated> {
  const references = await parts.references()
  return parts.db
    .transaction()
    .execute((trx) => update(trx, { ...parts, readReferences: references }, id, form, editor))
}

async function update(
  trx: Transaction<Database>,
  {
    lookups,
    catalogue,
    review,
    readReferences,
    ...parts
  }: OwnParts & {
    readReferences: PropertyReferences
  },
  id: string,
  form: PropertyForm,
  { caller, log }: Editor,
): Promise<Updated> {
  const ownerId = await findOwnerId(trx, id, caller.id)
  if (ownerId === undefined) return refused('gone')
  // The account before the property, always: two changes at once never wait for each other.
  const limits = await lockLimits(trx, ownerId, parts.now())
  const row = await lockOwn(trx, id, caller.id)
  const before = row && (await readDetails(trx, lookups, id, { caller, log }))
  if (!row || !before) return refused('gone')
  if (form.updated_at && Date.parse(form.updated_at) !== row.updated_at.getTime())
    return refused('changed')
  const accounts = [...new Set([caller.id, ownerId])]
  const fields = await checkForm(trx, form, { accounts, photos: limits.photos, row }, { catalogue })
  const type = catalogue.typeOf(form)
  if (fields.length > 0 || type === undefined) return { kind: 'refused', refusal: 'fields', fields }
  const move = moveOfForm(standsAt(row), form.status)
  if (move === undefined) return refused('state')
  // From now on the property is the owner's, and takes room as such.
  const refusal = move === 'stay' ? undefined : refusalOf({ ...row, source: 'owner' }, move, limits)
  if (refusal) return refused(refusal)

  const now = momentAfter(row.updated_at, parts.now())
  const owner = await findAdvertiser(trx, ownerId)
  const actor = ownerId === caller.id ? owner : await findAdvertiser(trx, caller.id)
  const about = {
    ...advertiserOf(owner),
    id,
    type,
    reference: row.reference,
    agentId: row.agent_id,
    agencyId: row.agency_id,
    previousPrice: previousPrice(form, before),
    verified: row.verified,
    publishedAt: row.published_at,
    views: row.views,
  }
  await upsertProperties(trx, [rowOf(form, about, lookups, now)], readReferences, {
    keepVocab: false,
  })
  await saveState(trx, id, { without_type: !form.sub_category_id })
  const written = await readDetails(trx, lookups, id, { caller, log })
  if (!written) throw new Error(`property ${id} was written and cannot be read`)
  const changes = changedFields(before, written)
  const asks = mustAsk(review, actor)
  const unapproved = (row.unreviewed ?? false) || (asks && needsALook(changes))
  const next = await settle(trx, row, { move, unapproved, asks, now, rules: parts.availability })
  if (changes.length > 0 || next.move !== undefined)
    await noteHistory(trx, {
      property_id: id,
      at: now,
      account_id: caller.id,
      action: changes.length > 0 ? 'edit' : (next.move ?? 'edit'),
      status_before: row.status,
      status_after: statusCodes[next.status],
      expires_before: row.expires_at,
      changes,
      change_id: v7(),
    })
  const { status, published_at = row.published_at } = next
  const isConfirmed = status === 'live' && next.move !== undefined
  const moments = {
    updated_at: now.toISOString(),
    published_at: published_at.toISOString(),
    ...(isConfirmed && { confirmed_at: now.toISOString() }),
  }
  const shown = written.published_at === null && next.published_at === undefined
  return {
    kind: 'done',
    data: { ...written, status, ...moments, ...(shown && { published_at: null }) },
  }
}

/** Puts the property where its form says, or into review where nobody has approved what visitors would see. */
async function settle(
  trx: Transaction<Database>,
  row: OwnRow,
  {
    move,
    unapproved,
    asks,
    now,
    rules,
  }: {
    move: PropertyMove | 'stay'
    unapproved: boolean
    asks: boolean
    now: Date
    rules: AvailabilityRules
  },
) {
  const unreviewed = isHeld(row) || (unapproved && asks)
  await saveState(trx, row.id, { unreviewed: unapproved })
  const from = standsAt(row)
  const next = move === 'stay' && from === 'live' && unreviewed ? 'review' : move
  if (next === 'stay') {
    await setStatus(trx, row.id, { updated_at: now })
    return { status: from, move: undefined, published_at: undefined }
  }
  const status = endOf(next, { unapproved: unreviewed })
  const { published_at } = await writeMove(trx, row, { to: status, move: next, now, rules })
  return { status, move: next, published_at }
}
