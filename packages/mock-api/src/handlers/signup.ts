import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { SignupRole } from '@manzil/api-client/generated/types.gen'
import { say } from '@manzil/api-client/request/say'
import { refuseCommon } from '../common-password.ts'
import type { MockContext } from '../context.ts'
import { readIdToken } from '../id-token.ts'
import { nobody } from '../nobody.ts'
import { fieldProblem, problems } from '../problems.ts'
import { openSession, toUser } from '../sessions.ts'
import { codeExpiry, mockCode, resendAfter, triesAllowed } from '../step-codes.ts'
import type { MockUser, World } from '../world.ts'

type SignupHandlers = Pick<
  ServerHandlers<MockContext>,
  | 'initiateSignup'
  | 'verifySignupCode'
  | 'setSignupPassword'
  | 'signUpWithSocial'
  | 'loginWithSocial'
>

/** Sign-up in three steps, and with a pretend identity provider. */
export function signupHandlers(world: World): SignupHandlers {
  const nextToken = () => `su_mock_${world.makeId()}`
  const holderOf = (email: string) =>
    [...world.users.values()].find((user) => user.email?.toLowerCase() === email.toLowerCase())
  const startedWith = ({ temporaryToken, code }: { temporaryToken: string; code: string }) => {
    const signup = world.signups.get(temporaryToken)
    return signup?.code === code ? signup : undefined
  }
  const add = (person: Partial<MockUser> & { role: SignupRole }): MockUser => {
    const created_at = new Date().toISOString()
    const user = { ...nobody({ _id: world.makeId(), role: person.role, created_at }), ...person }
    world.users.set(user._id, user)
    if (user.role !== 'individual')
      world.advertisers.set(user._id, { agency_id: null, about_ar: null, response_minutes: null })
    return user
  }

  return {
    async initiateSignup({ body: form }) {
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
      if (holderOf(email)) return problems.accountExists
      const user = add({
        role,
        first_name,
        last_name,
        email,
        email_verified: true,
        phone_number: phone_number ?? null,
        company_name: company_name ?? null,
        rera_number: signup.form.rera_number ?? null,
      })
      world.passwords.set(user._id, body.password)
      return { status: 201, body: { ...say('done.accountReady'), data: toUser(user) } }
    },

    async signUpWithSocial({ body }) {
      const identity = readIdToken(body.id_token)
      if (!identity) return problems.socialLoginFailed
      if (world.socialAccounts.has(identity.subject) || holderOf(identity.email))
        return problems.accountExists
      const user = add({
        role: body.role,
        first_name: identity.first_name,
        last_name: identity.last_name,
        email: identity.email,
        email_verified: true,
        company_name: body.company_name ?? null,
        rera_number: body.rera_number ?? null,
      })
      world.socialAccounts.set(identity.subject, user._id)
      return { status: 201, body: openSession(world, user) }
    },

    async loginWithSocial({ body }) {
      const identity = readIdToken(body.id_token)
      if (!identity) return problems.socialLoginFailed
      const user = world.users.get(world.socialAccounts.get(identity.subject) ?? '')
      if (user) return { status: 200, body: openSession(world, user) }
      return holderOf(identity.email) ? problems.passwordAccount : problems.noSocialAccount
    },
  }
}
