import type { Kysely } from 'kysely'
import type { Database } from '../../../db/schema.ts'

export const lockReport = (trx: Kysely<Database>, id: string) =>
  trx
    .selectFrom('property_report')
    .select(['id', 'reference', 'property_id', 'state', 'email', 'language'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export async function closeReport(
  trx: Kysely<Database>,
  id: string,
  outcome: { state: 'acted' | 'dismissed'; reason: string | undefined },
): Promise<void> {
  await trx
    .updateTable('property_report')
    .set({ state: outcome.state, decided_reason: outcome.reason ?? null })
    .where('id', '=', id)
    .execute()
}

export const lockMail = (trx: Kysely<Database>, id: string) =>
  trx
    .selectFrom('outbox_mail')
    .select(['id', 'state', 'content'])
    .where('id', '=', id)
    .where('state', 'in', ['dead', 'given_up'])
    .forUpdate()
    .executeTakeFirst()

/** It is due now, with all its tries before it. */
export async function retryMail(trx: Kysely<Database>, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('outbox_mail')
    .set({ state: 'waiting', attempts: 0, due_at: now, ended_at: null, claim: null })
    .where('id', '=', id)
    .execute()
}

/** It is never sent, and what it said is not kept. */
export async function giveUpMail(trx: Kysely<Database>, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('outbox_mail')
    .set({ state: 'given_up', content: null, ended_at: now })
    .where('id', '=', id)
    .execute()
}
