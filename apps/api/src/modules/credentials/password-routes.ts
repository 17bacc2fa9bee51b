import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import { tidyAddress } from '@manzil/domain/tidy-address'
import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/schema.ts'
import { passwordChangedMail, resetMail } from '../../mail/account-mails.ts'
import { languageFor } from '../../mail/enquiry-mails.ts'
import { queueMail } from '../../mail/outbox-repository.ts'
import type { Mailing } from '../../mail/start-mailing.ts'
import { hashPassword, verifyPassword } from '../../passwords/password.ts'
import { isMailable } from '../../ports/mail/mailbox.ts'
import { callerOf, type RequestContext } from '../../request-context.ts'
import { type GuessGuard, tooSoon } from '../security/guess-guard.ts'
import type { SecurityEvent, SecurityLog } from '../security/security-log.ts'
import { createToken, hashToken } from '../session/token.ts'
import { takeMailTurn } from './mail-turn-repository.ts'
import { refusePassword, wordsOf } from './password-policy.ts'
import {
  demoPasswordStays,
  fieldProblem,
  linkGone,
  mailedLately,
  samePassword,
} from './problems.ts'
import {
  changePassword,
  findPasswordOwner,
  findReset,
  findResettable,
  keepReset,
  takeReset,
} from './reset-repository.ts'
import { steadyAnswer } from './steady-answer.ts'

type PasswordHandlers = Pick<
  ServerHandlers<RequestContext>,
  'requestPasswordReset' | 'resetUserPassword' | 'updateUserPassword'
>

export interface CredentialParts {
  mailing: Pick<Mailing, 'nudge'>
  securityLog: SecurityLog
  config: Pick<Config, 'mail' | 'secretMailPace' | 'passwordMinLength'>
}

/** A link resets a password for this long, in ms. */
const LINK_MS = 60 * 60_000

const wrongPassword = fieldProblem('current_password', 'wrong', say('field.currentPassword'))

/** Forgotten passwords, and changed ones. */
export function passwordHandlers(
  db: Kysely<Database>,
  { mailing, config, securityLog, guard }: CredentialParts & { guard: GuessGuard },
): PasswordHandlers {
  const { from, publicUrl } = config.mail
  const domain = from.address.split('@')[1] ?? 'localhost'
  const minLength = config.passwordMinLength

  /** The password is another one, and with it all sessions end but the one that asked. */
  async function noteChange(
    trx: Kysely<Database>,
    kind: 'password_reset' | 'password_changed',
    whose: Omit<SecurityEvent, 'kind'>,
  ): Promise<void> {
    await securityLog.note({ kind, ...whose }, trx)
    await securityLog.note({ kind: 'sessions_ended', ...whose }, trx)
  }

  return {
    requestPasswordReset: ({ body }, { address, device }) =>
      steadyAnswer(async () => {
        const now = new Date()
        const { language = 'en' } = body
        const email = tidyAddress(body.email)
        const token = `rp_${createToken()}`
        const hasTurn = await db.transaction().execute(async (trx) => {
          const turn = { purpose: 'reset', whom: email, now } as const
          const asker = securityLog.networkOf(address)
          if (!(await takeMailTurn(trx, { ...turn, asker }, config.secretMailPace))) return false
          const account = await findResettable(trx, email)
          const isKnown = await securityLog.knows(account?.id ?? '', address, trx)
          // Else others have asked so often that a link is there already, which is good for an hour.
          const isDue = isKnown || (await takeMailTurn(trx, turn, config.secretMailPace))
          if (!account?.email || !isMailable(account.email)) return true
          const event = { kind: 'reset_asked', account: account.id, address, device } as const
          await securityLog.note(event, trx)
          if (!isDue) return true
          const expires_at = new Date(now.getTime() + LINK_MS)
          await keepReset(trx, {
            account_id: account.id,
            token_hash: hashToken(token),
            language,
            created_at: now,
            expires_at,
          })
          const url = `${publicUrl}/#/reset-password?token=${token}`
          const mail = resetMail({ address: account.email, language, url, uselessAt: expires_at })
          await queueMail(trx, mail, { domain, now })
          return true
        })
        if (!hasTurn) return mailedLately
        mailing.nudge()
        return { status: 200, body: { ...say('done.linkSent') } }
      }),

    async resetUserPassword({ body: { token, new_password } }, { address, device }) {
      const now = new Date()
      const tokenHash = hashToken(token)
      const account = await findReset(db, tokenHash, now)
      if (!account) return linkGone
      const ownWords = wordsOf(account)
      const refusal = refusePassword('new_password', new_password, { minLength, ownWords })
      if (refusal) return refusal
      if (await verifyPassword(account.password_hash, new_password)) return samePassword
      const hash = await hashPassword(new_password)
      const done = await db.transaction().execute(async (trx) => {
        if (!(await takeReset(trx, tokenHash, now))) return false
        await changePassword(trx, account.id, { hash, now })
        await noteChange(trx, 'password_reset', { account: account.id, address, device })
        const notice = passwordChangedMail(account.email, account.language)
        if (notice) await queueMail(trx, notice, { domain, now })
        return true
      })
      if (!done) return linkGone
      mailing.nudge()
      return { status: 200, body: { ...say('done.passwordReset') } }
    },

    async updateUserPassword({ body: { current_password, new_password } }, context) {
      const now = new Date()
      const { id } = callerOf(context)
      const account = await findPasswordOwner(db, id)
      if (account?.is_demo) return demoPasswordStays
      const before = account?.password_hash ?? null
      const attempt = { account: id, name: '', purpose: 'change' } as const
      const { right, waitS } = await guard.attempt(attempt, context, async () =>
        (await verifyPassword(before, current_password)) ? true : undefined,
      )
      if (waitS > 0) return tooSoon(waitS)
      if (!account || before === null || !right) return wrongPassword
      const ownWords = wordsOf(account)
      const refusal = refusePassword('new_password', new_password, { minLength, ownWords })
      if (refusal) return refusal
      if (new_password === current_password) return samePassword
      const hash = await hashPassword(new_password)
      const keep = hashToken(context.token ?? '')
      const done = await db.transaction().execute(async (trx) => {
        if (!(await changePassword(trx, id, { hash, before, keep, now }))) return false
        const { address, device } = context
        await noteChange(trx, 'password_changed', { account: id, address, device })
        const notice = passwordChangedMail(account.email, languageFor(account.languages))
        if (notice) await queueMail(trx, notice, { domain, now })
        return true
      })
      if (!done) return wrongPassword
      mailing.nudge()
      return { status: 200, body: { ...say('done.passwordChanged') } }
    },
  }
}
