import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import { zSignupRequest } from '@manzil/api-client/generated/zod.gen'
import { addressKey, tidyAddress } from '@manzil/domain/tidy-address'
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import { v7 } from 'uuid'
import type { SignupAttemptTable } from '../../db/credential-tables.ts'
import type { Database } from '../../db/schema.ts'

export type SignupForm = RequestOf<'initiateSignup'>['body']

/** What an account is made of. */
export type NewAccount = Omit<SignupForm, 'accept_terms' | 'language'>

/** What names a step: its token's hash, and the attempt that it belongs to. */
interface Step {
  tokenHash: string
  code: string
  now: Date
}

const readForm = (form: unknown): SignupForm => zSignupRequest.parse(form)

export async function hasAccount(db: Kysely<Database>, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where(sql<string>`lower(email)`, '=', addressKey(email))
    .executeTakeFirst()
  return row !== undefined
}

/** Begins an attempt; the one before of the same address and network ends. */
export async function keepAttempt(
  trx: Transaction<Database>,
  attempt: Insertable<SignupAttemptTable>,
): Promise<void> {
  const { email: _, asker_hash: _asker, ...rest } = { ...attempt, wrong_codes: 0 }
  await trx
    .insertInto('signup_attempt')
    .values(attempt)
    .onConflict((conflict) => conflict.columns(['email', 'asker_hash']).doUpdateSet(rest))
    .execute()
}

/** The attempt whose code is asked for. Who comes second waits, and finds what the first left. */
export const lockUnproven = (trx: Transaction<Database>, { tokenHash, code, now }: Step) =>
  trx
    .selectFrom('signup_attempt')
    .select(['token_hash', 'otp_hash', 'wrong_codes', 'otp_expires_at'])
    .where('token_hash', '=', tokenHash)
    .where('code', '=', code)
    .where('otp_hash', 'is not', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()

export async function noteWrongCode(trx: Transaction<Database>, tokenHash: string): Promise<void> {
  await trx
    .updateTable('signup_attempt')
    .set({ wrong_codes: sql`wrong_codes + 1` })
    .where('token_hash', '=', tokenHash)
    .execute()
}

export async function endAttempt(trx: Transaction<Database>, tokenHash: string): Promise<void> {
  await trx.deleteFrom('signup_attempt').where('token_hash', '=', tokenHash).execute()
}

/** The address is proven: the next step has a token of its own. */
export async function noteProven(
  trx: Transaction<Database>,
  tokenHash: string,
  next: { token_hash: string; expires_at: Date },
): Promise<void> {
  await trx
    .updateTable('signup_attempt')
    .set({ ...next, otp_hash: null })
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** The form of a proven attempt. */
export async function findProven(
  db: Kysely<Database>,
  { tokenHash, code, now }: Step,
): Promise<SignupForm | undefined> {
  const row = await db
    .selectFrom('signup_attempt')
    .select('form')
    .where('token_hash', '=', tokenHash)
    .where('code', '=', code)
    .where('otp_hash', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row && readForm(row.form)
}

/** Uses a proven attempt up; of many at once one gets true. */
export async function takeProven(
  trx: Transaction<Database>,
  { tokenHash, code, now }: Step,
): Promise<boolean> {
  const taken = await trx
    .deleteFrom('signup_attempt')
    .where('token_hash', '=', tokenHash)
    .where('code', '=', code)
    .where('otp_hash', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return taken.numDeletedRows > 0n
}

/** Makes the account, without a password where another way in is linked; its id, or undefined where the address has got one meanwhile. */
export async function insertAccount(
  trx: Transaction<Database>,
  form: NewAccount,
  password_hash: string | null,
): Promise<string | undefined> {
  const { role, first_name, last_name, email, phone_number } = form
  const isAdvertiser = role !== 'individual'
  const row = await trx
    .insertInto('account')
    .values({
      id: v7(),
      role,
      first_name,
      last_name,
      email: tidyAddress(email),
      email_verified: true,
      phone: phone_number ?? null,
      company_name: isAdvertiser ? (form.company_name ?? null) : null,
      rera_number: isAdvertiser ? (form.rera_number ?? null) : null,
      rera_unchecked: isAdvertiser,
      password_hash,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}
