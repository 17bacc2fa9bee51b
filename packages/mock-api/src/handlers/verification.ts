import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import { textNumber } from '@manzil/domain/text-number'
import { addressKey } from '@manzil/domain/tidy-address'
import { type MockContext, signedIn } from '../context.ts'
import { refuseUnproven } from '../identity.ts'
import { fieldProblem, problems } from '../problems.ts'
import { codeExpiry, mockCode, resendAfter, triesAllowed } from '../step-codes.ts'
import type { MockUser, World } from '../world.ts'

type VerificationHandlers = Pick<
  ServerHandlers<MockContext>,
  'sendOtpToPhone' | 'verifyOtpForPhone' | 'sendOtpToEmail' | 'verifyOtpForEmail'
>

const notTextable = fieldProblem('phone_number', 'textable', say('field.textable'))

/** Proving a number or an address of an account; every code is the mock's one code. */
export function verificationHandlers(world: World): VerificationHandlers {
  /** A new code ends the one before. */
  const send = (context: MockContext, channel: 'email' | 'phone', target: string) => {
    const owner = `${signedIn(context)._id} ${channel} `
    for (const key of [...world.codes.keys()]) if (key.startsWith(owner)) world.codes.delete(key)
    world.codes.set(`${owner}${target}`, 0)
    return { expires_at: codeExpiry(), resend_after: resendAfter }
  }
  /** Uses the code up, or says why it does not count. */
  const prove = (
    context: MockContext,
    channel: 'email' | 'phone',
    { target, code }: { target: string; code: string },
  ) => {
    const key = `${signedIn(context)._id} ${channel} ${target}`
    const wrong = world.codes.get(key)
    if (wrong === undefined) return fieldProblem('code', 'expired', say('field.codeExpired'))
    if (code === mockCode) {
      world.codes.delete(key)
      return undefined
    }
    const isLast = wrong + 1 >= triesAllowed
    if (isLast) world.codes.delete(key)
    else world.codes.set(key, wrong + 1)
    return isLast
      ? fieldProblem('code', 'dead', say('field.codeDead'))
      : fieldProblem('code', 'wrong', say('field.codeWrong'))
  }
  const change = (user: MockUser, news: Partial<MockUser>): MockUser => {
    const changed = { ...user, ...news }
    world.users.set(user._id, changed)
    return changed
  }

  return {
    async sendOtpToPhone({ body }, context) {
      const target = textNumber(body.phone_number)
      if (target === undefined) return notTextable
      if (target.slice(1) !== signedIn(context).phone_number) {
        const refusal = refuseUnproven(world, context)
        if (refusal) return refusal
      }
      const data = send(context, 'phone', target)
      return { status: 200, body: { ...say('done.codeTexted'), data } }
    },
    async verifyOtpForPhone({ body: { phone_number, code } }, context) {
      const target = textNumber(phone_number)
      if (target === undefined) return notTextable
      const refusal = prove(context, 'phone', { target, code })
      if (refusal) return refusal
      const news = { phone_number: target.slice(1), phone_verified: true }
      const data = change(signedIn(context), news)
      return { status: 200, body: { ...say('done.phoneVerified'), data } }
    },
    async sendOtpToEmail({ body }, context) {
      if (addressKey(body.email) !== addressKey(signedIn(context).email ?? '')) {
        const refusal = refuseUnproven(world, context)
        if (refusal) return refusal
      }
      const data = send(context, 'email', addressKey(body.email))
      return { status: 200, body: { ...say('done.codeSent'), data } }
    },
    async verifyOtpForEmail({ body: { email, code } }, context) {
      const user = signedIn(context)
      const refusal = prove(context, 'email', { target: addressKey(email), code })
      if (refusal) return refusal
      const taken = [...world.users.values()].some(
        (other) => other._id !== user._id && addressKey(other.email ?? '') === addressKey(email),
      )
      if (taken) return problems.emailTaken
      const data = change(user, { email, email_verified: true })
      return { status: 200, body: { ...say('done.emailVerified'), data } }
    },
  }
}
