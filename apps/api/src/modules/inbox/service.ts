import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type { LeadDetail } from '@manzil/api-client/generated/types.gen'
import { isOpenLead, leadTransitions } from '@manzil/domain/lead-states'
import type { Kysely, Transaction } from 'kysely'
import { v7 } from 'uuid'
import { z } from 'zod'
import type { Database } from '../../db/schema.ts'
import { writeOnce } from '../../idempotency/idempotency.ts'
import type { Caller } from '../../request-context.ts'
import { holdAccount } from '../disclosure/repository.ts'
import { type AnswerRefusal, answerVisitor } from './answer-visitor.ts'
import { type Heard, hearVisitor } from './hear-visitor.ts'
import { toLeadDetail } from './mapper.ts'
import type { InboxParts } from './parts.ts'
import { findPerson } from './repository/choices.ts'
import {
  hasEntryOf,
  holdLead,
  insertEntry,
  readEntries,
  setRead,
  updateLead,
} from './repository/entries.ts'
import { findAnyLead, findLead, type LeadRowRead } from './repository/read-leads.ts'

type Change = RequestOf<'updateLead'>['body']
type Refusal = AnswerRefusal | 'away' | 'changed' | 'other-state' | 'other-agency' | 'key-reused'

/** Done, with the lead as it is now, or refused for a reason. */
export type LeadOutcome<R extends string = Refusal> =
  | { kind: 'done'; detail: LeadDetail }
  | { kind: 'refused'; refusal: R | 'away' }

/** Who writes, and the key by which a repetition is known. */
export interface Writer {
  caller: Caller
  key: string | undefined
}

/** Answers of repetitions are read anew: what the visitor has taken back stays so. */
const zWritten = z.object({})

/** The leads of advertisers: who may reach them, what may follow what, and the mails of both sides. */
export function createInboxService(db: Kysely<Database>, parts: InboxParts) {
  const { mailing } = parts

  async function detailOf(caller: Caller, id: string): Promise<LeadDetail | undefined> {
    const row = await findLead(db, caller, id)
    return row && toLeadDetail(row, await readEntries(db, id))
  }

  /** What a change leaves to be seen; a lead that was given away is seen no more, and told once as it is. */
  async function settled(id: string, { caller, lead }: { caller: Caller; lead: LeadRowRead }) {
    const detail = await detailOf(caller, id)
    return { kind: 'done' as const, detail: detail ?? toLeadDetail(lead, []) }
  }

  return {
    detailOf,

    /** Undefined where the caller has no such lead. */
    async see(caller: Caller, id: string): Promise<LeadDetail | undefined> {
      const lead = await findLead(db, caller, id)
      if (lead?.unread && lead.handler_id === caller.id) await setRead(db, id)
      return lead && detailOf(caller, id)
    },

    async change(
      caller: Caller,
      id: string,
      { revision, state, handler_id }: Change,
    ): Promise<LeadOutcome> {
      const now = new Date()
      const outcome = await db.transaction().execute(async (trx) => {
        const lead = await held(trx, caller, id)
        if (!lead) return { refusal: 'away' as const }
        if (lead.revision !== revision) return { refusal: 'changed' as const }
        const isOtherState = state !== undefined && state !== lead.state
        if (isOtherState && !leadTransitions[lead.state].includes(state))
          return { refusal: 'other-state' as const }
        const isGiven = handler_id !== undefined && handler_id !== lead.handler_id
        const handler = isGiven ? await findPerson(trx, lead.recipient_id, handler_id) : undefined
        if (isGiven && !handler) return { refusal: 'other-agency' as const }
        if (!isOtherState && !isGiven) return { lead }
        const entry = { enquiry_id: id, account_id: caller.id, created_at: now }
        if (isOtherState) await insertEntry(trx, { ...entry, id: v7(), kind: 'state', state })
        if (handler)
          await insertEntry(trx, { ...entry, id: v7(), kind: 'handler', body: handler.name ?? '' })
        await updateLead(trx, id, {
          ...(isOtherState && { state, ...waitingAfter(state) }),
          ...(handler && { handler_id: handler.id, unread: handler.id !== caller.id }),
        })
        const row = { handler_id: handler?.id ?? lead.handler_id, state: state ?? lead.state }
        return { lead: { ...lead, ...row, handler_name: handler?.name ?? lead.handler_name } }
      })
      if ('refusal' in outcome) return { kind: 'refused', refusal: outcome.refusal }
      return settled(id, { caller, lead: outcome.lead })
    },

    async note(id: string, text: string, { caller, key }: Writer): Promise<LeadOutcome> {
      const now = new Date()
      return once('addLeadNote', { id, text }, { caller, key }, async (trx, lead) => {
        if (lead.withdrawn_at !== null) return 'withdrawn'
        await insertEntry(trx, {
          id: v7(),
          enquiry_id: id,
          kind: 'note',
          account_id: caller.id,
          body: text,
          created_at: now,
        })
        return undefined
      })
    },

    async reply(
      id: string,
      { revision, text }: RequestOf<'replyToLead'>['body'],
      { caller, key }: Writer,
    ): Promise<LeadOutcome> {
      const now = new Date()
      const body = { id, revision, text }
      const outcome = await once('replyToLead', body, { caller, key }, async (trx, lead) => {
        if (lead.revision !== revision) return 'changed'
        return answerVisitor(trx, lead, { text, accountId: caller.id, now }, parts)
      })
      mailing.nudge()
      return outcome
    },

    /** An answer that came by mail; undefined where it is on its way, or was before. */
    async replyByMail(
      id: string,
      { text, sourceKey, by }: { text: string; sourceKey: string; by: string },
    ): Promise<AnswerRefusal | 'away' | undefined> {
      const now = new Date()
      const refusal = await db.transaction().execute(async (trx) => {
        await holdLead(trx, id)
        const lead = await findAnyLead(trx, id)
        if (lead?.handler_id !== by) return 'away'
        if (await hasEntryOf(trx, id, sourceKey)) return undefined
        return answerVisitor(trx, lead, { text, accountId: by, now, sourceKey }, parts)
      })
      mailing.nudge()
      return refusal
    },

    async hear(leadId: string, heard: Heard) {
      const outcome = await hearVisitor(db, leadId, heard, parts)
      mailing.nudge()
      return outcome
    },
  }

  async function once(
    operation: 'addLeadNote' | 'replyToLead',
    body: { id: string; text: string; revision?: number },
    { caller, key }: Writer,
    write: (trx: Transaction<Database>, lead: LeadRowRead) => Promise<Refusal | undefined>,
  ): Promise<LeadOutcome> {
    const sender = { id: caller.id, key }
    const outcome = await writeOnce<object, Refusal>(
      db,
      { operation, sender, body, answer: zWritten },
      async (trx) => {
        const lead = await held(trx, caller, body.id)
        const refusal = lead ? await write(trx, lead) : 'away'
        return refusal ? { kind: 'refused', refusal } : { kind: 'accepted', answer: {} }
      },
    )
    if (outcome.kind === 'refused') return outcome
    const detail = await detailOf(caller, body.id)
    return detail ? { kind: 'done', detail } : { kind: 'refused', refusal: 'away' }
  }
}

export type InboxService = ReturnType<typeof createInboxService>

/** The lead, if the caller may see it, held for the rest of the transaction. */
async function held(
  trx: Transaction<Database>,
  caller: Caller,
  id: string,
): Promise<LeadRowRead | undefined> {
  if (!(await holdAccount(trx, caller.id))) return undefined
  await holdLead(trx, id)
  return findLead(trx, caller, id)
}

/** Whoever says that a lead is answered has answered in another way; a lead that is over waits for nobody. */
const waitingAfter = (state: LeadRowRead['state']) =>
  state === 'answered' || !isOpenLead(state) ? { waiting_since: null } : {}
