import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import { longestOfAccount, tidyNames } from '@manzil/domain/tidy-name'
import { refuseCommon } from '../common-password.ts'
import type { MockContext } from '../context.ts'
import { addAccount, holderOf } from '../new-account.ts'
import { fieldProblem, nameProblem, problems } from '../problems.ts'
import { toUser } from '../sessions.ts'
import { codeExpiry, mockCode, resendAfter, triesAllowed } from '../step-codes.ts'
import type { World } from '../world.ts'

type SignupHandlers = Pick<
  ServerHandlers<MockContext>,
  'initiateSignup' | 'verifySignupCode' | 'setSignupPassword'
>

/** Sign-up in three steps. */
export function signupHandlers(world: World): SignupHandlers {
  const nextToken = () => `su_mock_${world.makeId()}`
  const startedWith = ({ temporaryToken, code }: { temporaryToken: string; code: string }) => {
    const signup = world.signups.get(temporaryToken)
    return signup?.code === code ? signup : undefined
  }

  return {
    async initiateSignup({ body }) {
      const named = tidyNames(body, longestOfAccount)
      if (named.refusal) return nameProblem(named.refusal)
      const { tidy: form } = named
      for (const field of ['company_name', 'rera_number'] as const)
        if (form.role !== 'individual' && form[field] === undefined)
          return fieldProblem(field, 'required', say('field.requiredBrokers'))
      for (const [token, signup] of world.signups)
        if (signup.form.email === form.email) world.signups.delete(token)
      const temporaryToken = nextToken()
      const code = temporaryToken.slice(-6).toUpperCase()
      world.signups.set(temporaryToken, { form, code, verified: false, wrongCodes: 0 })
      const data = { email: form.email, expires_at: codeExpiry(), resend_after: resendAfter }
      return { status: 200, body: { ...say('done.codeSent'), data, temporaryToken, code } }
    },

    async verifySignupCode({ body }) {
      const signup = startedWith(body)
      if (!signup || signup.verified) return problems.stepGone
      if (body.otp !== mockCode) {
        const wrongCodes = signup.wrongCodes + 1
        if (wrongCodes >= triesAllowed) world.signups.delete(body.temporaryToken)
        else world.signups.set(body.temporaryToken, { ...signup, wrongCodes })
        const rule = wrongCodes >= triesAllowed ? 'dead' : 'wrong'
        return fieldProblem('otp', rule, say('field.codeWrong'))
      }
      const temporaryToken = nextToken()
      world.signups.delete(body.temporaryToken)
      world.signups.set(temporaryToken, { ...signup, verified: true })
      return { status: 200, body: { ...say('done.emailVerified'), temporaryToken } }
    },

    async setSignupPassword({ body }) {
      const signup = startedWith(body)
      if (!signup?.verified) return problems.stepGone
      const refusal = refuseCommon('password', body.password)
      if (refusal) return refusal
      world.signups.delete(body.temporaryToken)
      const { first_name, last_name, email, phone_number, role, company_name } = signup.form
      if (holderOf(world, email)) return problems.accountExists
      const user = addAccount(world, {
        role,
        first_name,
        last_name,
        email,
        email_verified: true,
        phone_number: phone_number ?? null,
        company_name: company_name ?? null,
        rera_number: signup.form.rera_number ?? null,
        licence: signup.form.rera_number ? { state: 'waiting', reason: null } : null,
      })
      world.passwords.set(user._id, body.password)
      return { status: 201, body: { ...say('done.accountReady'), data: toUser(user) } }
    },
  }
}
