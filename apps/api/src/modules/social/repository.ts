import type { SocialPurpose } from '@manzil/api-client/generated/types.gen'
import type { Insertable, Kysely, Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { SocialSignInTable } from '../../db/social-tables.ts'

/** A sign-in under way, of the session that began it. */
export interface SignIn {
  state_hash: string
  provider: string
  purpose: SocialPurpose
  expires_at: Date
}

export async function keepSignIn(
  db: Kysely<Database>,
  signIn: Insertable<SocialSignInTable>,
): Promise<void> {
  await db.insertInto('social_sign_in').values(signIn).execute()
}

/** The sign-in that a nonce was made for, for the session that began it alone. */
export const findSignIn = (
  db: Kysely<Database>,
  { nonceHash, sessionHash, now }: { nonceHash: string; sessionHash: string; now: Date },
): Promise<SignIn | undefined> =>
  db
    .selectFrom('social_sign_in')
    .select(['state_hash', 'provider', 'purpose', 'expires_at'])
    .where('nonce_hash', '=', nonceHash)
    .where('session_hash', '=', sessionHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Takes the one turn of a sign-in to exchange a code. */
export const takeExchange = (
  db: Kysely<Database>,
  { stateHash, sessionHash, now }: { stateHash: string; sessionHash: string; now: Date },
) =>
  db
    .updateTable('social_sign_in')
    .set({ is_exchanged: true })
    .where('state_hash', '=', stateHash)
    .where('session_hash', '=', sessionHash)
    .where('expires_at', '>', now)
    .where('is_exchanged', '=', false)
    .returning(['provider'])
    .executeTakeFirst()

/** Uses a sign-in up; of many at once one gets true. */
export async function takeSignIn(trx: Kysely<Database>, stateHash: string): Promise<boolean> {
  const taken = await trx
    .deleteFrom('social_sign_in')
    .where('state_hash', '=', stateHash)
    .executeTakeFirst()
  return taken.numDeletedRows > 0n
}

export async function findLinked(
  db: Kysely<Database>,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('social_identity')
    .select('account_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.account_id
}

/** Links an identity to an account; false where it belongs to one already. */
export async function linkIdentity(
  trx: Transaction<Database>,
  link: { issuer: string; subject: string; account_id: string; provider: string },
): Promise<boolean> {
  const made = await trx
    .insertInto('social_identity')
    .values(link)
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .executeTakeFirst()
  return made !== undefined
}

export async function forgetEndedSignIns(db: Kysely<Database>, now = new Date()): Promise<void> {
  await db.deleteFrom('social_sign_in').where('expires_at', '<=', now).execute()
}
