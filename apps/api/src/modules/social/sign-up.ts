import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type { User } from '@manzil/api-client/generated/types.gen'
import { longestOfAccount, tidyNames } from '@manzil/domain/tidy-name'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { findUser } from '../account/repository.ts'
import { accountExists, nameProblem } from '../credentials/problems.ts'
import { refuseForm } from '../credentials/refuse-form.ts'
import { insertAccount } from '../credentials/signup-repository.ts'
import { refused, unverified } from './problems.ts'
import { findLinked, linkIdentity, takeSignIn } from './repository.ts'
import type { Proven } from './sign-ins.ts'

/** Undoes what was done, and is answered. */
class Undone<Answer> extends Error {
  readonly answer: Answer
  constructor(answer: Answer) {
    super('a sign-up was undone')
    this.answer = answer
  }
}

/** Makes an account without a password of a verified address, and links the identity to it. */
export async function makeAccount(
  db: Kysely<Database>,
  { identity, signIn, provider }: Proven,
  { role, company_name, rera_number }: RequestOf<'signUpWithSocial'>['body'],
): Promise<User | ReturnType<typeof refused> | typeof accountExists | Refusal> {
  const { email, first_name, last_name } = identity
  if (email === undefined) return unverified(provider.name)
  if (await findLinked(db, identity)) return accountExists
  const named = tidyNames({ company_name }, longestOfAccount)
  if (named.refusal) return nameProblem(named.refusal)
  const firm = named.tidy.company_name
  const form = {
    role,
    first_name,
    last_name,
    email,
    ...(firm !== undefined && { company_name: firm }),
    ...(rera_number !== undefined && { rera_number }),
  }
  const refusal = refuseForm(form)
  if (refusal) return refusal
  try {
    const account_id = await db.transaction().execute(async (trx) => {
      if (!(await takeSignIn(trx, signIn.state_hash))) throw new Undone(refused(provider.name))
      const made = await insertAccount(trx, form, null)
      if (made === undefined) throw new Undone(accountExists)
      const { issuer, subject } = identity
      const link = { issuer, subject, account_id: made, provider: provider.id }
      if (!(await linkIdentity(trx, link))) throw new Undone(accountExists)
      return made
    })
    const user = await findUser(db, account_id)
    if (!user) throw new Error('the account that was just made is gone')
    return user
  } catch (error) {
    if (error instanceof Undone) return error.answer
    throw error
  }
}

type Refusal = NonNullable<ReturnType<typeof refuseForm>>
