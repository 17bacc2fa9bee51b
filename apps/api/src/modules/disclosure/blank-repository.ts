import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { ownReasons } from '../../mail/own-reasons.ts'

const submissions = ['enquiry', 'company_message'] as const

/**
 * Blanks who wrote and what in enquiries and messages to the company, for good. A number that stood alone
 * is kept as a keyed hash for an hour, so that withdrawing gives nobody more calls to a stranger.
 */
export async function blankSubmissions(
  trx: Kysely<Database>,
  ids: readonly string[],
  { now, hash }: { now: Date; hash: (text: string) => string },
): Promise<void> {
  if (ids.length === 0) return
  for (const table of submissions) {
    const rows = await trx
      .selectFrom(table)
      .select(['id', 'email', 'phone_number'])
      .where('id', 'in', ids)
      .where('withdrawn_at', 'is', null)
      .forUpdate()
      .execute()
    for (const { id, email, phone_number } of rows) {
      const isCounted = email === null && phone_number !== null
      await trx
        .updateTable(table)
        .set({
          name: '',
          email: null,
          phone_number: null,
          message: '',
          withdrawn_at: now,
          withdrawn_phone_hash: isCounted ? hash(telling(phone_number)) : null,
        })
        .where('id', '=', id)
        .execute()
    }
  }
  await trx.updateTable('company_message').set({ subject: '' }).where('id', 'in', ids).execute()
  await trx
    .updateTable('enquiry')
    .set({ preferred_contact: null, brief: null, transcript: null, unread: false })
    .where('id', 'in', ids)
    .execute()
  await blankEntries(trx, ids)
}

/** What both sides wrote of an enquiry, and notes about who wrote it. States and handlers stay. */
async function blankEntries(trx: Kysely<Database>, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable('lead_entry')
    .set({ body: '', attachments: [], mail_id: null })
    .where('enquiry_id', 'in', ids)
    .where('kind', 'in', ['visitor', 'advertiser', 'note'])
    .execute()
}

/** Digits by which a number is told from others, however its country is written. */
const TELLING_DIGITS = 9

/** What is hashed of a number. */
export const telling = (phone: string): string => `phone:${phone.slice(-TELLING_DIGITS)}`

/** Forgets the hashes of numbers that limits count no more. */
export async function forgetPhoneHashes(db: Kysely<Database>, until: Date): Promise<void> {
  for (const table of submissions)
    await db
      .updateTable(table)
      .set({ withdrawn_phone_hash: null })
      .where('withdrawn_phone_hash', 'is not', null)
      .where('created_at', '<=', until)
      .execute()
}

/**
 * Stops mails of submissions that wait, and empties those that are kept. Answers the submissions whose
 * notice nobody has begun to send: their receiver never hears of them.
 */
export async function stopMails(
  trx: Kysely<Database>,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ submission_id: string; kind: string; attempts: number }>`
    with held as (
      select id, kind, attempts, state from outbox_mail
      where submission_id = any(${[...ids]}::text[]) for update
    )
    update outbox_mail as m set content = null,
      state = case when m.state = 'waiting' then 'dead' else m.state end,
      last_error = case when m.state = 'waiting' then ${ownReasons.withdrawn} else m.last_error end,
      ended_at = coalesce(m.ended_at, ${now}),
      claim = null
    from held where held.id = m.id
    returning m.submission_id, m.kind, held.attempts
  `.execute(trx)
  return new Set(
    rows
      .filter(({ kind, attempts }) => kind === 'notice' && attempts === 0)
      .map(({ submission_id }) => submission_id),
  )
}
