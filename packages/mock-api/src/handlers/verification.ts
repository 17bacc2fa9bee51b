import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import { type MockContext, signedIn } from '../context.ts'
import { fieldProblem, problems } from '../problems.ts'
import { codeExpiry, mockCode, resendAfter, triesAllowed } from '../step-codes.ts'
import type { MockUser, World } from '../world.ts'

type VerificationHandlers = Pick<
  ServerHandlers<MockContext>,
  'sendOtpToPhone' | 'verifyOtpForPhone' | 'sendOtpToEmail' | 'verifyOtpForEmail'
>

/** Proving a number or an address of an account; every code is the mock's one code. */
export function verificationHandlers(world: World): VerificationHandlers {
  const send = (context: MockContext, target: string) => {
    world.codes.set(`${signedIn(context)._id} ${target}`, 0)
    return { expires_at: codeExpiry(), resend_after: resendAfter }
  }
  /** Uses the code up, or says why it does not count. */
  const prove = (context: MockContext, target: string, code: string) => {
    const key = `${signedIn(context)._id} ${target}`
    const wrong = world.codes.get(key)
    if (wrong === undefined)
      return fieldProblem('code', 'expired', 'Ask for a new code, this one is no longer good.')
    if (code === mockCode) {
      world.codes.delete(key)
      return undefined
    }
    if (wrong + 1 >= triesAllowed) world.codes.delete(key)
    else world.codes.set(key, wrong + 1)
    return fieldProblem('code', 'wrong', say('field.codeWrong'))
  }
  const change = (user: MockUser, news: Partial<MockUser>): MockUser => {
    const changed = { ...user, ...news }
    world.users.set(user._id, changed)
    return changed
  }

  return {
    async sendOtpToPhone({ body }, context) {
      const data = send(context, body.phone_number)
      return { status: 200, body: { message: 'We have sent a code to your phone.', data } }
    },
    async verifyOtpForPhone({ body: { phone_number, code } }, context) {
      const refusal = prove(context, phone_number, code)
      if (refusal) return refusal
      const data = change(signedIn(context), { phone_number, phone_verified: true })
      return { status: 200, body: { message: 'Your phone number is verified.', data } }
    },
    async sendOtpToEmail({ body }, context) {
      const data = send(context, body.email)
      return { status: 200, body: { message: 'We have sent a code to your e-mail address.', data } }
    },
    async verifyOtpForEmail({ body: { email, code } }, context) {
      const user = signedIn(context)
      const refusal = prove(context, email, code)
      if (refusal) return refusal
      const taken = [...world.users.values()].some(
        (other) => other._id !== user._id && other.email?.toLowerCase() === email.toLowerCase(),
      )
      if (taken) return problems.accountExists
      const data = change(user, { email, email_verified: true })
      return { status: 200, body: { message: 'Your e-mail address is verified.', data } }
    },
  }
}
