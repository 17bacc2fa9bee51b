import { earlier } from '@manzil/domain/time/moments'
import { type Kysely, sql, type Transaction } from 'kysely'
import { v7 } from 'uuid'
import { z } from 'zod'
import type { OutboxMailTable } from '../db/enquiry-tables.ts'
import type { Database } from '../db/schema.ts'
import type { Mail } from '../ports/mail/mail-port.ts'

const zContent = z.object({
  name: z.string(),
  replyTo: z.object({ name: z.string(), address: z.string() }).nullable(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
})

/** A mail to be sent. */
export interface OutgoingMail {
  kind: OutboxMailTable['kind']
  to: Mail['to']
  replyTo: Mail['replyTo']
  subject: string
  text: string
  html: string
  /** When what it holds has expired; it is not sent later, nor kept when it is given up. */
  uselessAt?: Date
}

/** A mail that this process is to send now. */
export interface ClaimedMail {
  id: string
  kind: OutboxMailTable['kind']
  claim: string
  /** This one counted. */
  attempts: number
  /** Undefined where what it said is gone or cannot be read. */
  mail: Mail | undefined
  uselessAt: Date | null
}

/** Writes a mail down in the transaction of what it tells of: both are kept, or neither. */
export async function queueMail(
  trx: Transaction<Database>,
  { kind, to, uselessAt, ...rest }: OutgoingMail,
  { domain, now, submissionId }: { domain: string; now: Date; submissionId?: string },
): Promise<void> {
  const id = v7()
  await trx
    .insertInto('outbox_mail')
    .values({
      id,
      message_id: `<${id}@${domain}>`,
      kind,
      to_address: to.address,
      content: JSON.stringify({ name: to.name, ...rest } satisfies z.input<typeof zContent>),
      due_at: now,
      useless_at: uselessAt ?? null,
      submission_id: submissionId ?? null,
      created_at: now,
    })
    .execute()
}

/** Receipts that were written for an address since. */
export async function countReceipts(
  db: Kysely<Database>,
  address: string,
  since: Date,
): Promise<number> {
  const row = await db
    .selectFrom('outbox_mail')
    .select(sql<number>`count(*)`.as('mails'))
    .where(sql<boolean>`kind = 'receipt'`)
    .where(sql<string>`lower(to_address)`, '=', address.toLowerCase())
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return row.mails
}

/**
 * Takes up mails that are due. Nobody else gets them before `leaseMs` have passed, however many
 * processes ask at once; afterwards they are due again, because then this process was lost.
 */
export async function claimMails(
  db: Kysely<Database>,
  { limit, leaseMs, now }: { limit: number; leaseMs: number; now: Date },
): Promise<ClaimedMail[]> {
  const claim = v7()
  const { rows } = await sql<{
    id: string
    message_id: string
    kind: OutboxMailTable['kind']
    to_address: string
    content: unknown
    attempts: number
    created_at: Date
    useless_at: Date | null
  }>`
    update outbox_mail
    set attempts = attempts + 1, claim = ${claim}, due_at = ${new Date(now.getTime() + leaseMs)}
    where id in (
      select id from outbox_mail where state = 'waiting' and due_at <= ${now}
      order by due_at, id limit ${limit} for update skip locked
    )
    returning id, message_id, kind, to_address, content, attempts, created_at, useless_at
  `.execute(db)
  return rows.map(({ id, kind, attempts, useless_at, ...row }) => {
    const claimed = { id, kind, claim, attempts, uselessAt: useless_at }
    const read = zContent.safeParse(row.content)
    if (!read.success) return { ...claimed, mail: undefined }
    const { name, ...rest } = read.data
    const to = { name, address: row.to_address }
    return { ...claimed, mail: { messageId: row.message_id, date: row.created_at, to, ...rest } }
  })
}

type Claim = Pick<ClaimedMail, 'id' | 'claim'>

/** Notes what became of a claimed mail; what it says is not kept once it is sent. */
export const markSent = (db: Kysely<Database>, claimed: Claim, now: Date): Promise<void> =>
  mark(db, claimed, { state: 'sent', content: null, last_error: null, ended_at: now })

/** It is due again at the time. */
export const markFailed = (
  db: Kysely<Database>,
  claimed: Claim,
  { due, reason }: { due: Date; reason: string },
): Promise<void> => mark(db, claimed, { due_at: due, last_error: reason })

/** It is tried no more, and kept for somebody to look at; but not the secrets in it. */
export const markDead = (
  db: Kysely<Database>,
  claimed: Pick<ClaimedMail, 'id' | 'claim' | 'uselessAt'>,
  { now, reason }: { now: Date; reason: string },
): Promise<void> =>
  mark(db, claimed, {
    state: 'dead',
    last_error: reason,
    ended_at: now,
    ...(claimed.uselessAt && { content: null }),
  })

interface Outcome {
  state?: 'sent' | 'dead'
  content?: null
  due_at?: Date
  last_error: string | null
  ended_at?: Date
}

/** Only while the claim is this process's own. */
async function mark(db: Kysely<Database>, { id, claim }: Claim, outcome: Outcome): Promise<void> {
  await db
    .updateTable('outbox_mail')
    .set({ ...outcome, claim: null })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute()
}

/** How long ended mails are kept, in days: sent ones prove the sending, dead ones wait for help. */
const keptDays = { sent: 7, dead: 90 }

export async function forgetEndedMails(db: Kysely<Database>, now = new Date()): Promise<void> {
  for (const state of ['sent', 'dead'] as const)
    await db
      .deleteFrom('outbox_mail')
      .where('state', '=', state)
      .where('ended_at', '<', earlier(now, keptDays[state], 'day'))
      .execute()
}
