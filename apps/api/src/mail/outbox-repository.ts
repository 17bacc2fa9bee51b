import { addressKey } from '@manzil/domain/tidy-address'
import { earlier } from '@manzil/domain/time/moments'
import { type Kysely, sql, type Transaction } from 'kysely'
import { v7 } from 'uuid'
import { z } from 'zod'
import type { OutboxMailTable } from '../db/enquiry-tables.ts'
import type { Database } from '../db/schema.ts'
import type { CalendarFile, Mail } from '../ports/mail/mail-port.ts'
import type { TextMessage } from '../ports/sms/sms-port.ts'

const zContent = z.object({
  name: z.string(),
  replyTo: z.object({ name: z.string(), address: z.string() }).nullable(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  unsubscribe: z.string().optional(),
  references: z.array(z.string()).optional(),
  calendar: z.object({ method: z.enum(['REQUEST', 'CANCEL']), content: z.string() }).optional(),
})

const zText = z.object({ text: z.string() })

/** A mail to be sent. */
export interface OutgoingMail {
  kind: OutboxMailTable['kind']
  to: Mail['to']
  replyTo: Mail['replyTo']
  subject: string
  text: string
  html: string
  /** Address that takes the receiver off by a single POST (RFC 8058). */
  unsubscribe?: string
  calendar?: CalendarFile
  /** When what it holds has expired; it is not sent later, nor kept when it is given up. */
  uselessAt?: Date
  /** Makes it part of a conversation: what its Message-ID proves, and the Message-IDs before it. */
  thread?: { token: string; references: readonly string[] }
}

/** A text message to be sent. */
export interface OutgoingText {
  /** As +971501234567. */
  to: string
  text: string
  /** When what it holds has expired; it is not sent later, nor kept when it is given up. */
  uselessAt: Date
}

/** What this process is to send now. */
export interface Claimed<Message> {
  id: string
  kind: OutboxMailTable['kind']
  claim: string
  /** This one counted. */
  attempts: number
  /** Undefined where what it said is gone or cannot be read. */
  message: Message | undefined
  uselessAt: Date | null
}

/** Writes a mail down in the transaction of what it tells of: both are kept, or neither. Answers its Message-ID. */
export async function queueMail(
  trx: Transaction<Database>,
  { kind, to, uselessAt, thread, ...rest }: OutgoingMail,
  { domain, now, submissionId }: { domain: string; now: Date; submissionId?: string },
): Promise<string> {
  const id = v7()
  const message_id = `<${thread ? `${id}.${thread.token}` : id}@${domain}>`
  const references = thread && { references: [...thread.references] }
  const content = { name: to.name, ...rest, ...references } satisfies z.input<typeof zContent>
  await trx
    .insertInto('outbox_mail')
    .values({
      id,
      message_id,
      kind,
      to_address: to.address,
      content: JSON.stringify(content),
      due_at: now,
      useless_at: uselessAt ?? null,
      submission_id: submissionId ?? null,
      created_at: now,
    })
    .execute()
  return message_id
}

/** Writes a text message down in the transaction of what it tells of. */
export async function queueText(
  trx: Transaction<Database>,
  { to, text, uselessAt }: OutgoingText,
  now: Date,
): Promise<void> {
  const id = v7()
  await trx
    .insertInto('outbox_mail')
    .values({
      id,
      message_id: id,
      channel: 'sms',
      kind: 'account',
      to_address: to,
      content: JSON.stringify({ text } satisfies z.input<typeof zText>),
      due_at: now,
      useless_at: uselessAt,
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
    .where(sql<string>`lower(to_address)`, '=', addressKey(address))
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return row.mails
}

interface Share {
  limit: number
  leaseMs: number
  now: Date
}

/** Takes up what is due of one channel; the channels wait for nothing of each other. */
export type TakeUp<Message> = (db: Kysely<Database>, share: Share) => Promise<Claimed<Message>[]>

export const claimMails: TakeUp<Mail> = async (db, share) =>
  (await claimDue(db, 'email', share)).map(({ row, ...claimed }) => {
    const read = zContent.safeParse(row.content)
    if (!read.success) return { ...claimed, message: undefined }
    const { name, ...rest } = read.data
    const to = { name, address: row.to_address }
    return { ...claimed, message: { messageId: row.message_id, date: row.created_at, to, ...rest } }
  })

export const claimTexts: TakeUp<TextMessage> = async (db, share) =>
  (await claimDue(db, 'sms', share)).map(({ row, ...claimed }) => {
    const { data } = zText.safeParse(row.content)
    const { message_id: id, to_address: to, created_at: date } = row
    return { ...claimed, message: data && { id, to, date, ...data } }
  })

/**
 * Takes up what is due. Nobody else gets it before `leaseMs` have passed, however many processes
 * ask at once; afterwards it is due again, because then this process was lost.
 */
async function claimDue(
  db: Kysely<Database>,
  channel: 'email' | 'sms',
  { limit, leaseMs, now }: Share,
) {
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
      select id from outbox_mail
      where state = 'waiting' and channel = ${channel} and due_at <= ${now}
      order by due_at, id limit ${limit} for update skip locked
    )
    returning id, message_id, kind, to_address, content, attempts, created_at, useless_at
  `.execute(db)
  return rows.map((row) => {
    const { id, kind, attempts, useless_at: uselessAt } = row
    return { id, kind, claim, attempts, uselessAt, row }
  })
}

type Claim = Pick<Claimed<unknown>, 'id' | 'claim'>

/** Notes what became of what was claimed; what it says is not kept once it is sent. */
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
  claimed: Pick<Claimed<unknown>, 'id' | 'claim' | 'uselessAt'>,
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
const keptDays = { sent: 7, dead: 90, given_up: 7 }

export async function forgetEndedMails(db: Kysely<Database>, now = new Date()): Promise<void> {
  for (const state of ['sent', 'dead', 'given_up'] as const)
    await db
      .deleteFrom('outbox_mail')
      .where('state', '=', state)
      .where('ended_at', '<', earlier(now, keptDays[state], 'day'))
      .execute()
}
