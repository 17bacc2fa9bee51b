import { later } from '@manzil/domain/time/moments'
import { type Insertable, type Kysely, sql } from 'kysely'
import type { PasskeyChallengeTable, PasskeyTable } from '../../db/passkey-tables.ts'
import type { Database } from '../../db/schema.ts'

/** A challenge is good for this long. */
export const CHALLENGE_MINUTES = 5

type Purpose = PasskeyChallengeTable['purpose']

/** What was asked to be signed, why, and with which session. */
interface Challenge {
  challenge_hash: string
  purpose: Purpose
  session_hash: string
}

export async function keepChallenge(
  db: Kysely<Database>,
  challenge: Challenge,
  now: Date,
): Promise<void> {
  const expires_at = later(now, CHALLENGE_MINUTES, 'minute')
  await db
    .insertInto('passkey_challenge')
    .values({ ...challenge, expires_at })
    .execute()
}

/** Uses a challenge up; of many at once one gets true. */
export async function takeChallenge(
  db: Kysely<Database>,
  { challenge_hash, purpose, session_hash }: Challenge,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', challenge_hash)
    .where('purpose', '=', purpose)
    .where('session_hash', '=', session_hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return taken.numDeletedRows > 0n
}

/** Removes challenges that nobody answered. */
export async function forgetOldChallenges(db: Kysely<Database>, now = new Date()): Promise<void> {
  await db.deleteFrom('passkey_challenge').where('expires_at', '<=', now).execute()
}

/** The newest first. */
export const listPasskeys = (db: Kysely<Database>, account: string) =>
  db
    .selectFrom('passkey')
    .select(['id', 'credential_id', 'name', 'synced', 'created_at', 'last_used_at'])
    .where('account_id', '=', account)
    .orderBy('id', 'desc')
    .execute()

/** By what the device calls it. */
export const findPasskey = (db: Kysely<Database>, credentialId: string) =>
  db
    .selectFrom('passkey')
    .innerJoin('account', 'account.id', 'passkey.account_id')
    .select(['passkey.id', 'account_id', 'credential_id', 'public_key', 'is_demo'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()

/** False where somebody has a passkey that is called the same by its device. */
export async function insertPasskey(
  db: Kysely<Database>,
  passkey: Insertable<PasskeyTable>,
): Promise<boolean> {
  const row = await db
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Notes a use. False where the device's count is not above the last one, as two devices with one key
 * have it; devices that do not count stay at 0.
 */
export async function countUse(
  db: Kysely<Database>,
  id: string,
  { counter, now }: { counter: number; now: Date },
): Promise<boolean> {
  const counted = await db
    .updateTable('passkey')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where(sql<boolean>`counter < ${counter} or (counter = 0 and ${counter} = 0)`)
    .executeTakeFirst()
  return counted.numUpdatedRows > 0n
}

/** The passkey with its new name; undefined where the account has no such one. */
export const renamePasskey = (db: Kysely<Database>, account: string, id: string, name: string) =>
  db
    .updateTable('passkey')
    .set({ name })
    .where('account_id', '=', account)
    .where('id', '=', id)
    .returning(['id', 'name', 'synced', 'created_at', 'last_used_at'])
    .executeTakeFirst()

/** False where the account has no such one. */
export async function removePasskey(
  db: Kysely<Database>,
  account: string,
  id: string,
): Promise<boolean> {
  const removed = await db
    .deleteFrom('passkey')
    .where('account_id', '=', account)
    .where('id', '=', id)
    .executeTakeFirst()
  return removed.numDeletedRows > 0n
}
