import { createHash } from 'node:crypto'
import { earlier } from '@manzil/domain/time/moments'
import { type Kysely, sql } from 'kysely'
import type { MailPace } from '../../config.ts'
import type { Database } from '../../db/schema.ts'

/** An address, or what somebody on one network asks for it. */
export interface MailTurn {
  purpose: 'signup' | 'reset'
  email: string
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
  { purpose, email, asker, now }: MailTurn,
  { pauseS, perHour }: MailPace,
): Promise<boolean> {
  const whom = [email.toLowerCase(), ...(asker === undefined ? [] : [asker])].join(' ')
  const target = createHash('sha256').update(whom).digest('hex')
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
