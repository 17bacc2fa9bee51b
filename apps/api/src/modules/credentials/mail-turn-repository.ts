import { createHash } from 'node:crypto'
import { earlier } from '@manzil/domain/time/moments'
import { type Kysely, sql } from 'kysely'
import type { MailPace } from '../../config.ts'
import type { Database } from '../../db/schema.ts'

/** An address or number, or what somebody on one network asks for it. */
export interface MailTurn {
  purpose: 'signup' | 'reset' | `${'email' | 'phone'}_${'account' | 'network' | 'target'}`
  /** The address or number that is written to, or who asks. */
  whom: string
  /** Of the network; undefined counts what everybody asks for. */
  asker?: string
  now: Date
}

/**
 * Takes a turn to write to an address; false where it is not its turn yet. Whether the address has
 * an account plays no part. One statement, so that of many at once one gets the turn.
 */
export async function takeMailTurn(
  db: Kysely<Database>,
  { purpose, whom, asker, now }: MailTurn,
  { pauseS, perHour }: MailPace,
): Promise<boolean> {
  const target = hashOf({ whom, asker })
  const hourAgo = earlier(now, 1, 'hour')
  const pauseAgo = earlier(now, pauseS, 'second')
  const lately = sql`array(
    select at from unnest(secret_mail_turn.sent_at) as at where at > ${hourAgo}
  )`
  // Of several at once the later may be stored first, which without a pause is nothing to wait for.
  const isOver = pauseS === 0 ? sql`true` : sql`secret_mail_turn.last_sent_at <= ${pauseAgo}`
  const { rows } = await sql`
    insert into secret_mail_turn (purpose, target_hash, sent_at, last_sent_at)
    values (${purpose}, ${target}, array[${now}]::timestamptz[], ${now})
    on conflict (purpose, target_hash) do update
      set sent_at = ${lately} || excluded.sent_at, last_sent_at = excluded.last_sent_at
      where ${isOver} and cardinality(${lately}) < ${perHour}
    returning purpose
  `.execute(db)
  return rows.length > 0
}

/** Seconds until a turn that was not given, at least 1. */
export async function secondsToTurn(
  db: Kysely<Database>,
  { purpose, now, ...whose }: MailTurn,
  { pauseS, perHour }: MailPace,
): Promise<number> {
  const row = await db
    .selectFrom('secret_mail_turn')
    .select(['sent_at', 'last_sent_at'])
    .where('purpose', '=', purpose)
    .where('target_hash', '=', hashOf(whose))
    .executeTakeFirst()
  if (!row) return 1
  const hour = row.sent_at.map((at) => at.getTime() + HOUR_MS).filter((end) => end > now.getTime())
  // As soon as so many have ended that one more is allowed.
  const freed = hour.toSorted((one, other) => one - other)[hour.length - perHour] ?? 0
  const rested = row.last_sent_at.getTime() + pauseS * 1_000
  return Math.max(1, Math.ceil((Math.max(freed, rested) - now.getTime()) / 1_000))
}

const HOUR_MS = 60 * 60_000

const hashOf = ({ whom, asker }: { whom: string; asker?: string | undefined }): string =>
  createHash('sha256')
    .update([whom.toLowerCase(), ...(asker === undefined ? [] : [asker])].join(' '))
    .digest('hex')
