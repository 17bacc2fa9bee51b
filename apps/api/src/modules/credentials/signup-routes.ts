import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import { ONE_TIME_CODE_MS } from '@manzil/domain/limits'
import { addressKey, tidyAddress } from '@manzil/domain/tidy-address'
import { longestOfAccount, tidyNames } from '@manzil/domain/tidy-name'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { signupCodeMail, signupKnownMail } from '../../mail/account-mails.ts'
import { queueMail } from '../../mail/outbox-repository.ts'
import { readableAddress } from '../../mail/readable-address.ts'
import { hashPassword } from '../../passwords/password.ts'
import type { RequestContext } from '../../request-context.ts'
import { findUser } from '../account/repository.ts'
import { hashToken } from '../session/token.ts'
import { takeMailTurn } from './mail-turn-repository.ts'
import { refusePassword, wordsOf } from './password-policy.ts'
import type { CredentialParts } from './password-routes.ts'
import { accountExists, mailedLately, nameProblem, stepGone } from './problems.ts'
import { proveAddress } from './prove-address.ts'
import { refuseForm } from './refuse-form.ts'
import {
  findProven,
  hasAccount,
  insertAccount,
  keepAttempt,
  type SignupForm,
  takeProven,
} from './signup-repository.ts'
import { hashNoOtp, hashOtp, newAttemptCode, newOtp, newStepToken } from './signup-secrets.ts'
import { steadyAnswer } from './steady-answer.ts'

type SignupHandlers = Pick<
  ServerHandlers<RequestContext>,
  'initiateSignup' | 'verifySignupCode' | 'setSignupPassword'
>

/** How long the sign-up as a whole may take, in ms. */
const ATTEMPT_MS = 60 * 60_000

/** Networks that may each have as many codes sent to one address as it gets from one. */
const NETWORKS = 4

interface Begun {
  /** Keyed, of the network. */
  asker: string
  now: Date
}

/** Sign-up in three steps: who it is, whether the address is theirs, and a password. */
export function signupHandlers(
  db: Kysely<Database>,
  { mailing, config, securityLog }: CredentialParts,
): SignupHandlers {
  const { from, publicUrl } = config.mail
  const domain = from.address.split('@')[1] ?? 'localhost'

  // A stranger's requests leave enough for the owner of the address.
  const paceOfAll = { pauseS: 0, perHour: config.secretMailPace.perHour * NETWORKS }

  /** The same for an address that has an account, but that nobody knows the code. */
  async function begin(trx: Transaction<Database>, form: SignupForm, { asker, now }: Begun) {
    const [token, reference, otp] = [newStepToken(), newAttemptCode(), newOtp()]
    const isKnown = await hasAccount(trx, form.email)
    const otp_expires_at = new Date(now.getTime() + ONE_TIME_CODE_MS)
    await keepAttempt(trx, {
      email: addressKey(form.email),
      asker_hash: asker,
      token_hash: hashToken(token),
      code: reference,
      otp_hash: isKnown ? hashNoOtp() : hashOtp(otp, token),
      otp_expires_at,
      form: JSON.stringify(form),
      created_at: now,
      expires_at: new Date(now.getTime() + ATTEMPT_MS),
    })
    const { email: address, language = 'en' } = form
    const about = { address, language, reference, uselessAt: otp_expires_at }
    const mail = isKnown
      ? signupKnownMail({ ...about, url: `${publicUrl}/#/login` })
      : signupCodeMail({ ...about, otp })
    await queueMail(trx, mail, { domain, now })
    return { token, reference, expires_at: otp_expires_at }
  }

  return {
    async initiateSignup({ body: given }, { address }) {
      const named = tidyNames(given, longestOfAccount)
      if (named.refusal) return nameProblem(named.refusal)
      const body = { ...named.tidy, email: tidyAddress(named.tidy.email) }
      const refusal = refuseForm(body)
      if (refusal) return refusal
      return steadyAnswer(async () => {
        const now = new Date()
        const begun = await db.transaction().execute(async (trx) => {
          const turn = { purpose: 'signup', whom: body.email, now } as const
          const asker = securityLog.networkOf(address)
          const hasTurn =
            (await takeMailTurn(trx, { ...turn, asker }, config.secretMailPace)) &&
            (await takeMailTurn(trx, turn, paceOfAll))
          return hasTurn ? begin(trx, body, { asker, now }) : undefined
        })
        if (!begun) return mailedLately
        mailing.nudge()
        const data = {
          email: readableAddress(body.email),
          expires_at: begun.expires_at.toISOString(),
          resend_after: config.secretMailPace.pauseS,
        }
        const { token: temporaryToken, reference: code } = begun
        return { status: 200, body: { ...say('done.codeSent'), data, temporaryToken, code } }
      })
    },

    async verifySignupCode({ body }) {
      const now = new Date()
      return db.transaction().execute((trx) => proveAddress(trx, body, now))
    },

    async setSignupPassword({ body: { temporaryToken, code, password } }, { address, device }) {
      const now = new Date()
      const step = { tokenHash: hashToken(temporaryToken), code, now }
      const form = await findProven(db, step)
      if (!form) return stepGone
      const refusal = refusePassword('password', password, {
        minLength: config.passwordMinLength,
        ownWords: wordsOf(form),
      })
      if (refusal) return refusal
      const hash = await hashPassword(password)
      const made = await db.transaction().execute(async (trx) => {
        if (!(await takeProven(trx, step))) return stepGone
        const account = await insertAccount(trx, form, hash)
        if (account === undefined) return accountExists
        await securityLog.note({ kind: 'signup', account, address, device }, trx)
        return account
      })
      if (typeof made !== 'string') return made
      const data = await findUser(db, made)
      if (!data) throw new Error('the account that was just made is gone')
      return { status: 201, body: { ...say('done.accountReady'), data } }
    },
  }
}
