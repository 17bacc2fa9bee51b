import { earlier } from '@manzil/domain/time/moments'
import type { Kysely } from 'kysely'
import { v7 } from 'uuid'
import type { Database } from '../../db/schema.ts'
import type { Device } from '../../request/device.ts'
import type { Caller } from '../../request-context.ts'

/** The last use of a session is written at most this often, in minutes. */
const EXACT_TO_MINUTES = 5

/** Sessions that a person is shown at most; nobody has as many devices. */
const MOST_SHOWN = 200

export async function insertSession(
  db: Kysely<Database>,
  session: { token_hash: string; account_id: string; expires_at: Date; now: Date },
  device: Device | undefined,
): Promise<void> {
  const { now, ...row } = session
  await db
    .insertInto('session')
    .values({ id: v7(), ...row, created_at: now, last_seen_at: now, ...device })
    .execute()
}

/** The account of a session that is good, and whether its last use has to be written anew. */
export async function findCaller(
  db: Kysely<Database>,
  tokenHash: string,
  now: Date,
): Promise<{ caller: Caller; isStale: boolean } | undefined> {
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['account.id', 'account.role', 'session.last_seen_at'])
    .where('session.token_hash', '=', tokenHash)
    .where('session.expires_at', '>', now)
    .where('account.suspended_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { last_seen_at, ...caller } = row
  return { caller, isStale: last_seen_at <= earlier(now, EXACT_TO_MINUTES, 'minute') }
}

export async function noteUse(db: Kysely<Database>, tokenHash: string, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_seen_at: now })
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** When its owner was last proven to use a session, by the log-in or since; undefined where it is not good. */
export async function findProofTime(
  db: Kysely<Database>,
  tokenHash: string,
  now: Date,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('session')
    .select(['created_at', 'proven_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row && (row.proven_at ?? row.created_at)
}

export async function noteProof(db: Kysely<Database>, tokenHash: string, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ proven_at: now })
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** The good sessions of an account, the one that was used last first. */
export const listSessions = (db: Kysely<Database>, accountId: string, now: Date) =>
  db
    .selectFrom('session')
    .select(['id', 'token_hash', 'browser', 'os', 'country', 'created_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute()

export async function deleteSession(db: Kysely<Database>, tokenHash: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
}

/** Ends a session of an account by the name that its owner sees; false where it has no such one. */
export async function deleteOwnSession(
  db: Kysely<Database>,
  accountId: string,
  id: string,
): Promise<boolean> {
  const ended = await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return ended.numDeletedRows > 0n
}

/** Ends the sessions of an account but one; how many there were. */
export async function deleteOtherSessions(
  db: Kysely<Database>,
  accountId: string,
  keep: string,
): Promise<number> {
  const ended = await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('token_hash', '!=', keep)
    .executeTakeFirst()
  return Number(ended.numDeletedRows)
}

export async function deleteExpiredSessions(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute()
}
