import { randomInt } from 'node:crypto'
import type { FieldError } from '@manzil/api-client/generated/types.gen'
import { zCreatePropertyResponse } from '@manzil/api-client/generated/zod.gen'
import { say } from '@manzil/api-client/request/say'
import type { SuccessBody } from '@manzil/api-client/server-handler'
import type { PropertyForm } from '@manzil/domain/own-property/check-form'
import { moveOfForm } from '@manzil/domain/own-property/states'
import type { Kysely } from 'kysely'
import { v7 } from 'uuid'
import { statusCodes } from '../../db/codes.ts'
import { upsertProperties } from '../../db/property-writer.ts'
import type { Database } from '../../db/schema.ts'
import { type Outcome, writeOnce } from '../../idempotency/idempotency.ts'
import { lockLimits } from '../plan/service.ts'
import { readDetails } from '../property/service.ts'
import { advertiserOf } from './advertiser.ts'
import { checkForm } from './check-form.ts'
import { rowOf } from './form-row.ts'
import { endOf, refusalOf, writeMove } from './move.ts'
import type { Editor, OwnParts } from './parts.ts'
import { noteHistory } from './repository/history.ts'
import { findAdvertiser, isReferenceTaken } from './repository/own-row.ts'
import { saveState } from './repository/property-state.ts'
import { mustAsk } from './review.ts'

type Refusal = 'fields' | 'state' | 'plan'

export type Created = Outcome<SuccessBody<'createProperty'>, Refusal | 'key-reused'> & {
  /** Of the refusal of fields. */
  fields: FieldError[]
}

/** Writes a new property: a draft that goes live at once where its form says so. */
export async function createProperty(
  parts: OwnParts,
  form: PropertyForm,
  { caller, log, key }: Editor & { key: string | undefined },
): Promise<Created> {
  const { db, lookups, catalogue, review, availability: rules } = parts
  const references = await parts.references()
  const now = parts.now()
  let fields: FieldError[] = []
  const call = {
    operation: 'createProperty',
    sender: { id: caller.id, key },
    body: form,
    answer: zCreatePropertyResponse,
  } as const
  const outcome = await writeOnce<SuccessBody<'createProperty'>, Refusal>(db, call, async (trx) => {
    const limits = await lockLimits(trx, caller.id, now)
    const advertiser = await findAdvertiser(trx, caller.id)
    const against = { accounts: [caller.id], photos: limits.photos }
    fields = await checkForm(trx, form, against, { catalogue })
    const type = catalogue.typeOf(form)
    if (fields.length > 0 || type === undefined) return { kind: 'refused', refusal: 'fields' }
    const id = v7()
    const begun = {
      id,
      status: statusCodes.draft,
      source: 'owner',
      expires_at: null,
      first_live_at: null,
    }
    const move = moveOfForm('draft', form.status)
    const refusal =
      move === 'stay' ? undefined : move === undefined ? 'state' : refusalOf(begun, move, limits)
    if (refusal) return { kind: 'refused', refusal }

    const about = {
      ...advertiserOf(advertiser),
      id,
      type,
      reference: await freeReference(trx, form),
      agentId: caller.id,
      agencyId: advertiser.role === 'agency' ? caller.id : advertiser.agency_id,
      previousPrice: null,
      verified: false,
      publishedAt: now,
      views: 0,
    }
    await upsertProperties(trx, [rowOf(form, about, lookups, now)], references, {
      status: 'draft',
      keepVocab: false,
    })
    const unapproved = mustAsk(review, advertiser)
    await saveState(trx, id, { unreviewed: unapproved, without_type: !form.sub_category_id })
    const to = move === undefined || move === 'stay' ? 'draft' : endOf(move, { unapproved })
    if (to !== 'draft') await writeMove(trx, begun, { to, now, rules })
    await noteHistory(trx, {
      property_id: id,
      at: now,
      account_id: caller.id,
      action: 'add',
      status_before: null,
      status_after: statusCodes[to],
      change_id: v7(),
    })
    const data = await readDetails(trx, lookups, id, { caller, log })
    if (!data) throw new Error(`property ${id} was written and cannot be read`)
    const said = say(to === 'in_review' ? 'done.propertyInReview' : 'done.propertyAdded')
    return { kind: 'accepted', answer: { ...said, data } }
  })
  return { ...outcome, fields }
}

const FIRST_REFERENCE = 10_000_000
const TRIES = 20

/** A reference that no property has; random, so that no two servers count together. */
async function freeReference(db: Kysely<Database>, { purpose }: PropertyForm): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const number = randomInt(FIRST_REFERENCE, FIRST_REFERENCE * 10)
    const reference = `MZ-${purpose === 'sale' ? 'S' : 'R'}-${number}`
    if (!(await isReferenceTaken(db, reference))) return reference
  }
  throw new Error('no reference is free')
}
