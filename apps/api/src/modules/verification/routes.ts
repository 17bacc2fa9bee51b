import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { say } from '@manzil/api-client/request/say'
import { ONE_TIME_CODE_MS } from '@manzil/domain/limits'
import { textNumber } from '@manzil/domain/text-number'
import { addressKey, tidyAddress } from '@manzil/domain/tidy-address'
import type { Kysely, Transaction } from 'kysely'
import type { Config } from '../../config.ts'
import { errorCode } from '../../db/error-code.ts'
import type { Database } from '../../db/schema.ts'
import { languageFor } from '../../mail/enquiry-mails.ts'
import { queueMail, queueText } from '../../mail/outbox-repository.ts'
import type { Mailing } from '../../mail/start-mailing.ts'
import { codeMail, codeText, emailChangedMail } from '../../mail/verification-messages.ts'
import { isMailable } from '../../ports/mail/mailbox.ts'
import { callerOf, type RequestContext } from '../../request-context.ts'
import { askedLanguage } from '../../request-language.ts'
import { findAccount } from '../account/repository.ts'
import { newOtp } from '../credentials/signup-secrets.ts'
import type { OwnerCheck } from '../owner/service.ts'
import type { SecurityLog } from '../security/security-log.ts'
import { takeCodeTurn } from './code-turns.ts'
import { codeLately, demoContactStays, emailTaken, notMailable, notTextable } from './problems.ts'
import { type CodeOwner, findHolder, isTaken, keepCode, setEmail, setPhone } from './repository.ts'
import { hashesOf, type ProofOfTarget, useCode } from './use-code.ts'

type VerificationHandlers = Pick<
  ServerHandlers<RequestContext>,
  'sendOtpToPhone' | 'verifyOtpForPhone' | 'sendOtpToEmail' | 'verifyOtpForEmail'
>

interface Parts {
  mailing: Pick<Mailing, 'nudge'>
  securityLog: SecurityLog
  owner: OwnerCheck
  config: Pick<Config, 'mail' | 'secretMailPace'>
}

/** Two accounts proved one address at once. */
const UNIQUE_VIOLATION = '23505'

/** Of an account that names no language, that of the request. */
const languageOf = (spoken: readonly string[]): LanguageCode =>
  spoken.length > 0 ? languageFor(spoken) : (askedLanguage() ?? 'en')

/** What a message with a code is made of. */
interface NewCode {
  otp: string
  language: LanguageCode
  uselessAt: Date
}

type Holder = NonNullable<Awaited<ReturnType<typeof findHolder>>>

/** Whether an account has the address or number already, proven or not. */
const isReachedAt = (
  { email, phone }: Holder,
  channel: CodeOwner['channel'],
  target: string,
): boolean =>
  (channel === 'email' ? addressKey(email ?? '') : textNumber(phone?.replace(/\D/g, '') ?? '')) ===
  target

type QueueCode = (trx: Transaction<Database>, code: NewCode, now: Date) => Promise<unknown>

/** Proving the address and the number of an account by a code that is sent there. */
export function verificationHandlers(
  db: Kysely<Database>,
  { mailing, config, securityLog, owner }: Parts,
): VerificationHandlers {
  const { from, publicUrl } = config.mail
  const domain = from.address.split('@')[1] ?? 'localhost'
  const site = { name: from.name, host: new URL(publicUrl).hostname }
  const pace = config.secretMailPace

  /**
   * Sends a code, whoever else has the address or number: nothing of other accounts is looked at, so
   * neither the answer nor its time tells of them.
   */
  async function send(
    context: RequestContext,
    { channel, target }: Pick<CodeOwner, 'channel'> & { target: string },
    { language, queue }: { language: LanguageCode | undefined; queue: QueueCode },
  ) {
    const now = new Date()
    const expires = new Date(now.getTime() + ONE_TIME_CODE_MS)
    const account = callerOf(context).id
    const { address } = context
    const due = await owner.refuseUnproven(context)
    const refusal = await db.transaction().execute(async (trx) => {
      const holder = await findHolder(trx, account)
      if (!holder || holder.is_demo) return demoContactStays
      // To change where an account is reached is to take it away.
      if (due && !isReachedAt(holder, channel, target)) return due
      const network = securityLog.networkOf(address)
      const waitS = await takeCodeTurn(trx, { account, channel, target, network, now }, pace)
      if (waitS > 0) return codeLately(waitS)
      const otp = newOtp()
      const hashes = hashesOf(securityLog, { account, channel, target, code: otp })
      await keepCode(trx, {
        account_id: account,
        channel,
        ...hashes,
        created_at: now,
        expires_at: expires,
      })
      const words = language ?? languageOf(holder.languages)
      await queue(trx, { otp, language: words, uselessAt: expires }, now)
      await securityLog.note({ kind: 'code_sent', account, address }, trx)
      return undefined
    })
    if (refusal) return { refusal }
    mailing.nudge()
    return { sent: { expires_at: expires.toISOString(), resend_after: pace.pauseS } }
  }

  /** Changes the account, once the code is right. */
  async function prove<Refusal>(
    context: RequestContext,
    given: Pick<ProofOfTarget, 'channel' | 'target' | 'code'>,
    change: (trx: Transaction<Database>, now: Date) => Promise<Refusal | undefined>,
  ) {
    const now = new Date()
    const account = callerOf(context).id
    const { address } = context
    const about = { securityLog, now, ...(address !== undefined && { address }) }
    return db.transaction().execute(async (trx) => {
      const holder = await findHolder(trx, account)
      if (!holder || holder.is_demo) return demoContactStays
      return (await useCode(trx, { ...given, account }, about)) ?? (await change(trx, now))
    })
  }

  async function accountOf(context: RequestContext) {
    const data = await findAccount(db, callerOf(context).id)
    if (!data) throw new Error('the account that was just changed is gone')
    return data
  }

  /** The account gets its new address, and whoever reads the one before is told. */
  async function changeEmail(
    trx: Transaction<Database>,
    { email, now, context }: { email: string; now: Date; context: RequestContext },
  ) {
    const account = callerOf(context).id
    if (await isTaken(trx, email, account)) return emailTaken
    const before = await findHolder(trx, account)
    await setEmail(trx, account, { email, now })
    if (addressKey(before?.email ?? '') === addressKey(email)) return undefined
    await securityLog.note({ kind: 'email_changed', account, address: context.address }, trx)
    const notice = emailChangedMail(before?.email ?? null, languageOf(before?.languages ?? []))
    if (notice) await queueMail(trx, notice, { domain, now })
    return undefined
  }

  return {
    async sendOtpToEmail({ body: { email: typed, language } }, context) {
      const email = tidyAddress(typed)
      if (!isMailable(email)) return notMailable
      const target = addressKey(email)
      const queue: QueueCode = (trx, code, now) =>
        queueMail(trx, codeMail({ ...code, address: email }), { domain, now })
      const { refusal, sent } = await send(
        context,
        { channel: 'email', target },
        { language, queue },
      )
      return refusal ?? { status: 200, body: { ...say('done.codeSent'), data: sent } }
    },

    async verifyOtpForEmail({ body: { email: typed, code } }, context) {
      const email = tidyAddress(typed)
      const given = { channel: 'email', target: addressKey(email), code } as const
      const refusal = await prove(context, given, (trx, now) =>
        changeEmail(trx, { email, now, context }),
      ).catch((error: unknown) => {
        if (errorCode(error) === UNIQUE_VIOLATION) return emailTaken
        throw error
      })
      if (refusal) return refusal
      mailing.nudge()
      return {
        status: 200,
        body: { ...say('done.emailVerified'), data: await accountOf(context) },
      }
    },

    async sendOtpToPhone({ body: { phone_number, language } }, context) {
      const target = textNumber(phone_number)
      if (target === undefined) return notTextable
      const queue: QueueCode = (trx, code, now) =>
        queueText(trx, codeText({ ...code, to: target, site }), now)
      const { refusal, sent } = await send(
        context,
        { channel: 'phone', target },
        { language, queue },
      )
      return refusal ?? { status: 200, body: { ...say('done.codeTexted'), data: sent } }
    },

    async verifyOtpForPhone({ body: { phone_number, code } }, context) {
      const target = textNumber(phone_number)
      if (target === undefined) return notTextable
      const refusal = await prove(context, { channel: 'phone', target, code }, async (trx, now) => {
        const account = callerOf(context).id
        await setPhone(trx, account, { phone: target.slice(1), now })
        await securityLog.note({ kind: 'phone_changed', account, address: context.address }, trx)
        return undefined
      })
      if (refusal) return refusal
      return {
        status: 200,
        body: { ...say('done.phoneVerified'), data: await accountOf(context) },
      }
    },
  }
}
