import type { User } from '@manzil/api-client/generated/types.gen'
import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/schema.ts'
import { identityLinkedMail } from '../../mail/account-mails.ts'
import { languageFor } from '../../mail/enquiry-mails.ts'
import { queueMail } from '../../mail/outbox-repository.ts'
import type { Mailing } from '../../mail/start-mailing.ts'
import { verifyPassword } from '../../passwords/password.ts'
import { withPlace } from '../../passwords/password-pool.ts'
import type { RequestContext } from '../../request-context.ts'
import { findCredentials, findOwner, findUser } from '../account/repository.ts'
import { type GuessGuard, tooSoon } from '../security/guess-guard.ts'
import type { SecurityLog } from '../security/security-log.ts'
import { noAccount, passwordWrong, refused, unverified } from './problems.ts'
import { findLinked, linkIdentity, takeSignIn } from './repository.ts'
import type { Proven } from './sign-ins.ts'

export interface LinkingParts {
  guard: GuessGuard
  securityLog: SecurityLog
  mailing: Pick<Mailing, 'nudge'>
  config: Pick<Config, 'mail'>
}

/** Links identities to accounts whose passwords are given. */
export function createLinking(
  db: Kysely<Database>,
  { guard, securityLog, mailing, config }: LinkingParts,
) {
  const domain = config.mail.from.address.split('@')[1] ?? 'localhost'

  /** False where the token was used up meanwhile, or the identity belongs to another account. */
  const connect = (account_id: string, proven: Proven, address: string | undefined) =>
    db.transaction().execute(async (trx) => {
      const { identity, signIn, provider } = proven
      const { issuer, subject } = identity
      if (!(await takeSignIn(trx, signIn.state_hash))) return false
      if (!(await linkIdentity(trx, { issuer, subject, account_id, provider: provider.id })))
        return false
      await securityLog.note({ kind: 'identity_linked', account: account_id, address }, trx)
      const owner = await findOwner(trx, account_id)
      const language = languageFor(owner?.languages ?? [])
      const notice = identityLinkedMail(owner?.email ?? null, language, provider.name)
      if (notice) await queueMail(trx, notice, { domain, now: new Date() })
      return true
    })

  return async (proven: Proven, password: string, context: RequestContext) => {
    const { identity, provider } = proven
    const { email } = identity
    if (email === undefined) return unverified(provider.name)
    if (await findLinked(db, identity)) return refused(provider.name)
    const found = await findCredentials(db, email)
    if (!found) return noAccount(provider.name)
    const attempt = { account: found.id, name: email, purpose: 'login' } as const
    const { right, waitS } = await withPlace(() =>
      guard.attempt(attempt, context, async () =>
        // Everybody knows the password of a demo account: it proves nothing.
        !found.is_demo && (await verifyPassword(found.password_hash, password)) ? found : undefined,
      ),
    )
    if (waitS > 0) return tooSoon(waitS)
    if (!right) return passwordWrong
    if (!(await connect(right.id, proven, context.address))) return refused(provider.name)
    mailing.nudge()
    const user: User | undefined = await findUser(db, right.id)
    return user ?? noAccount(provider.name)
  }
}
