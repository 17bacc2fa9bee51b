import { type Insertable, type Kysely, sql } from 'kysely'
import type { EventKind } from '../../db/event-kinds.ts'
import type { Database } from '../../db/schema.ts'
import type { SecurityEventTable } from '../../db/security-tables.ts'

/**
 * Writes an event down, or counts it where the same is written down already. One of an account that is
 * deleted meanwhile is of nobody.
 */
export async function countEvent(
  db: Kysely<Database>,
  event: Insertable<SecurityEventTable>,
): Promise<void> {
  const { account_id, at, kind, network_hash, browser = null, os = null, country = null } = event
  await sql`
    with owner as (select id from account where id = ${account_id} for key share)
    insert into security_event (account_id, at, kind, network_hash, browser, os, country)
    values (coalesce((select id from owner), ''), ${at}, ${kind}, ${network_hash},
      ${browser}, ${os}, ${country})
    on conflict (account_id, at, kind, network_hash)
      do update set times = security_event.times + 1
  `.execute(db)
}

/** Whether one of the kinds happened to an account from a network. */
export async function hasEvent(
  db: Kysely<Database>,
  { account, network, kinds }: { account: string; network: string; kinds: readonly EventKind[] },
): Promise<boolean> {
  const row = await db
    .selectFrom('security_event')
    .select('at')
    .where('account_id', '=', account)
    .where('network_hash', '=', network)
    .where('kind', 'in', kinds)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Events since then, oldest first: of one account, and from one network, where these are named. */
export const listEvents = (
  db: Kysely<Database>,
  { since, id, network }: { since: Date; id: string | undefined; network: string | undefined },
) =>
  db
    .selectFrom('security_event')
    .selectAll()
    .where('at', '>=', since)
    .$if(id !== undefined, (query) => query.where('account_id', '=', id ?? ''))
    .$if(network !== undefined, (query) => query.where('network_hash', '=', network ?? ''))
    .orderBy('at')
    .execute()

/** The newest events of an account, of these kinds. */
export const listNewestEvents = (
  db: Kysely<Database>,
  { account, kinds, limit }: { account: string; kinds: readonly EventKind[]; limit: number },
) =>
  db
    .selectFrom('security_event')
    .selectAll()
    .where('account_id', '=', account)
    .where('kind', 'in', kinds)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute()

export async function removeEventsBefore(db: Kysely<Database>, time: Date): Promise<void> {
  await db.deleteFrom('security_event').where('at', '<', time).execute()
}
