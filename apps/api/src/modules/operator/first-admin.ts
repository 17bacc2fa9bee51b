import type { Kysely } from 'kysely'
import { v7 } from 'uuid'
import type { Database } from '../../db/schema.ts'
import { isMailable } from '../../ports/mail/mailbox.ts'
import { StartupError } from '../../startup-error.ts'
import { keepReset } from '../credentials/reset-repository.ts'
import { createToken, hashToken } from '../session/token.ts'
import { findByEmail, insertAdmin, readAdmins } from './repository/accounts.ts'
import { noteAction } from './repository/actions.ts'

/** A link that sets a password is good for so long, in ms. */
const LINK_MS = 60 * 60_000

interface Wanted {
  email: string
  /** Whether there may be others already. */
  another: boolean
  now: Date
}

/**
 * Makes an account that runs the site, or takes the one of this address, and a link by which its password
 * is set: the link before it ends.
 * @returns the token of the link, and whether the account is new
 * @throws StartupError where somebody else runs the site already, or the address is another account's
 */
export async function makeAdmin(
  db: Kysely<Database>,
  { email, another, now }: Wanted,
): Promise<{ token: string; isNew: boolean }> {
  if (!isMailable(email)) throw new StartupError('--email takes an e-mail address.')
  const token = `rp_${createToken()}`
  return db.transaction().execute(async (trx) => {
    const found = await findByEmail(trx, email)
    if (found && found.role !== 'admin')
      throw new StartupError(
        `${email} is the address of an account of another kind: choose another one.`,
      )
    const others = await readAdmins(trx)
    if (!found && others.length > 0 && !another)
      throw new StartupError(
        `The site is run by ${others.map((admin) => admin.email).join(', ')} already: add --another for one more.`,
      )
    const id = found?.id ?? v7()
    if (!found) {
      await insertAdmin(trx, { id, email, now })
      const done = { action: 'admin_add', kind: 'account', subject_id: id, subject: email } as const
      await noteAction(trx, '', done, now)
    }
    await keepReset(trx, {
      account_id: id,
      token_hash: hashToken(token),
      language: 'en',
      created_at: now,
      expires_at: new Date(now.getTime() + LINK_MS),
    })
    return { token, isNew: !found }
  })
}
