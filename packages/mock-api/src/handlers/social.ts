import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import { SIGN_IN_MS } from '@manzil/domain/limits'
import type { MockContext } from '../context.ts'
import type { Identity } from '../id-token.ts'
import { addAccount, holderOf } from '../new-account.ts'
import { fieldProblem } from '../problems.ts'
import { openSession } from '../sessions.ts'
import { authorizationUrl, nameOf, pretendProviders, tokenOfCode } from '../social/providers.ts'
import { readSignIn } from '../social/read-sign-in.ts'
import { socialProblems } from '../social/social-problems.ts'
import { mockPassword, type World } from '../world.ts'

type SocialHandlers = Pick<
  ServerHandlers<MockContext>,
  | 'beginSocialSignIn'
  | 'exchangeSocialCode'
  | 'loginWithSocial'
  | 'signUpWithSocial'
  | 'linkSocialAccount'
>

/** Sign-in with pretend identity providers; nothing of their tokens is signed. */
export function socialHandlers(world: World): SocialHandlers {
  /** One that was begun to prove who uses a session opens nothing. */
  function read(idToken: string, context: MockContext) {
    const found = readSignIn(world, idToken, context)
    return found?.signIn.purpose === 'prove' ? undefined : found
  }

  /** What stands in the way of an identity that has no account yet. */
  function strangerTo({ email, verified }: Identity, provider: string) {
    if (!verified) return socialProblems(provider).unverified
    return holderOf(world, email) && socialProblems(provider).passwordAccount
  }

  return {
    async beginSocialSignIn({ body: { provider, purpose } }, { token }) {
      if (!pretendProviders.some(({ id }) => id === provider)) return socialProblems('').unknown
      const [state, nonce] = [world.makeId(), world.makeId()]
      const expires_at = new Date(Date.now() + SIGN_IN_MS).toISOString()
      world.signIns.set(state, { session: token ?? '', provider, purpose, nonce, expires_at })
      const authorization_url = authorizationUrl({ provider, state, nonce })
      return { status: 200, body: { data: { authorization_url, state, expires_at } } }
    },

    async exchangeSocialCode({ body: { code, state } }, { token }) {
      const signIn = world.signIns.get(state)
      const id_token = signIn?.session === (token ?? '') ? tokenOfCode(code) : undefined
      if (!id_token) return socialProblems(nameOf(signIn?.provider)).refused
      return { status: 200, body: { data: { id_token } } }
    },

    async loginWithSocial({ body }, context) {
      const found = read(body.id_token, context)
      const problems = socialProblems(nameOf(found?.signIn.provider))
      if (!found) return problems.refused
      const user = world.users.get(world.socialAccounts.get(found.identity.subject) ?? '')
      if (!user)
        return strangerTo(found.identity, nameOf(found.signIn.provider)) ?? problems.noSocialAccount
      world.signIns.delete(found.state)
      return { status: 200, body: openSession(world, user) }
    },

    async signUpWithSocial({ body }, context) {
      const found = read(body.id_token, context)
      const name = nameOf(found?.signIn.provider)
      if (!found) return socialProblems(name).refused
      const { identity, state } = found
      for (const field of ['company_name', 'rera_number'] as const)
        if (body.role !== 'individual' && body[field] === undefined)
          return fieldProblem(field, 'required', say('field.requiredBrokers'))
      const refusal = strangerTo(identity, name)
      if (refusal) return refusal
      const user = addAccount(world, {
        role: body.role,
        first_name: identity.first_name,
        last_name: identity.last_name,
        email: identity.email,
        email_verified: true,
        company_name: body.company_name ?? null,
        rera_number: body.rera_number ?? null,
        licence: body.rera_number ? { state: 'waiting', reason: null } : null,
      })
      world.socialAccounts.set(identity.subject, user._id)
      world.signIns.delete(state)
      return { status: 201, body: openSession(world, user) }
    },

    async linkSocialAccount({ body }, context) {
      const found = read(body.id_token, context)
      const name = nameOf(found?.signIn.provider)
      if (!found) return socialProblems(name).refused
      const { identity, state } = found
      const user = holderOf(world, identity.email)
      if (!user) return socialProblems(name).noSocialAccount
      if (body.password !== (world.passwords.get(user._id) ?? mockPassword))
        return fieldProblem('password', 'wrong', say('field.currentPassword'))
      world.socialAccounts.set(identity.subject, user._id)
      world.signIns.delete(state)
      return { status: 200, body: openSession(world, user) }
    },
  }
}
