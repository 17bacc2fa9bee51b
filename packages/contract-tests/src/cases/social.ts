import { randomUUID } from 'node:crypto'
import {
  zBeginSocialSignInResponse,
  zGetCurrentUserResponse,
  zLinkSocialAccountResponse,
  zLoginGuestResponse,
  zLoginWithSocialResponse,
  zSignUpWithSocialResponse,
} from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { fail, succeed } from '../call.ts'
import type { Suite } from '../coverage.ts'
import { freshEmail, newAccount, outsideOf, provenSignup } from '../new-account.ts'

const terms = { role: 'individual', accept_terms: true }

export function socialCases({ cases, target }: Suite): void {
  const guest = async () => (await succeed(target(), 'loginGuest', zLoginGuestResponse)).token

  /** Begins a sign-in and comes back with the token of the provider. */
  async function signIn(token: string, { email = freshEmail(), subject = randomUUID() } = {}) {
    const outside = outsideOf(target())
    const { data } = await succeed(target(), 'beginSocialSignIn', zBeginSocialSignInResponse, {
      token,
      body: { provider: outside.provider, purpose: 'log-in' },
    })
    const person = { subject, email, first_name: 'Social', last_name: 'Tester' }
    return outside.idToken(person, data.authorization_url)
  }
  const signUp = (id_token: string, token: string) =>
    succeed(target(), 'signUpWithSocial', zSignUpWithSocialResponse, {
      token,
      body: { id_token, ...terms },
    })

  const all = [
    'beginSocialSignIn',
    'signUpWithSocial',
    'loginWithSocial',
    'getCurrentUser',
  ] as const
  cases('identity provider', all, () => {
    test('makes an account and logs in to it again', async () => {
      const [email, subject, token] = [freshEmail(), randomUUID(), await guest()]
      const id_token = await signIn(token, { email, subject })
      await fail(target(), 'loginWithSocial', 404, { token, body: { id_token } })
      const made = await signUp(id_token, token)
      const { data } = made
      expect([data.email, data.first_name, data.role]).toEqual([email, 'Social', 'individual'])
      const me = await succeed(target(), 'getCurrentUser', zGetCurrentUserResponse, {
        token: made.token,
      })
      expect(me.data._id).toBe(data._id)
      const later = await guest()
      const again = await succeed(target(), 'loginWithSocial', zLoginWithSocialResponse, {
        token: later,
        body: { id_token: await signIn(later, { email, subject }) },
      })
      expect(again.data).toEqual(data)
      expect(again.token).not.toBe(made.token)
    })

    test('counts once, and for the session that began it', async () => {
      const [mine, other] = [await guest(), await guest()]
      const id_token = await signIn(mine)
      for (const token of [other, undefined])
        await fail(target(), 'signUpWithSocial', 401, { token, body: { id_token, ...terms } })
      await signUp(id_token, mine)
      await fail(target(), 'loginWithSocial', 401, { token: mine, body: { id_token } })
    })

    test('takes no account over', async () => {
      const token = await guest()
      const id_token = await signIn(token, { email: target().accounts.individual.email })
      await fail(target(), 'signUpWithSocial', 409, { token, body: { id_token, ...terms } })
      await fail(target(), 'loginWithSocial', 409, { token, body: { id_token } })
    })

    test('a token that nobody signed is refused', async () => {
      const id_token = 'made-up-header.made-up-claims.made-up-signature'
      await fail(target(), 'loginWithSocial', 401, { body: { id_token } })
      const body = { id_token, role: 'agent', accept_terms: true }
      await fail(target(), 'signUpWithSocial', 401, { body })
    })

    test('what is no token is named', async () => {
      const { fields } = await fail(target(), 'loginWithSocial', 422, { body: { id_token: 'x' } })
      expect(fields.map(({ path }) => path)).toEqual(['id_token'])
    })

    test('a provider that is not set up is not there', async () => {
      const body = { provider: 'nobody', purpose: 'log-in' }
      await fail(target(), 'beginSocialSignIn', 404, { token: await guest(), body })
    })
  })

  cases('a code of an identity provider', ['exchangeSocialCode'], () => {
    test('of a sign-in that nobody began is refused', async () => {
      const body = { code: 'made-up-code', state: 'made-up-state-of-nobody' }
      await fail(target(), 'exchangeSocialCode', 401, { token: await guest(), body })
    })
  })

  const linking = [
    ...(['linkSocialAccount', 'beginSocialSignIn', 'loginWithSocial'] as const),
    ...(['initiateSignup', 'verifySignupCode', 'setSignupPassword', 'loginUser'] as const),
  ]
  cases('an account with a password', linking, () => {
    test('is connected by it, and opened by the provider from then on', async () => {
      const { email, password, user } = await newAccount(target())
      const [subject, token] = [randomUUID(), await guest()]
      const id_token = await signIn(token, { email, subject })
      await fail(target(), 'loginWithSocial', 409, { token, body: { id_token } })
      const wrong = { id_token, password: 'not the password' }
      const { fields } = await fail(target(), 'linkSocialAccount', 422, { token, body: wrong })
      expect(fields.map(({ path }) => path)).toEqual(['password'])
      const body = { id_token, password }
      const linked = await succeed(target(), 'linkSocialAccount', zLinkSocialAccountResponse, {
        token,
        body,
      })
      expect(linked.data._id).toBe(user._id)
      const later = await guest()
      const again = await succeed(target(), 'loginWithSocial', zLoginWithSocialResponse, {
        token: later,
        body: { id_token: await signIn(later, { email, subject }) },
      })
      expect(again.data._id).toBe(user._id)
    })
  })

  const both = [
    'setSignupPassword',
    'signUpWithSocial',
    'beginSocialSignIn',
    'initiateSignup',
    'verifySignupCode',
  ] as const
  cases('an address that was taken meanwhile', both, () => {
    test('ends a sign-up in conflict', async () => {
      const { email, code, temporaryToken } = await provenSignup(target(), 'individual')
      const token = await guest()
      await signUp(await signIn(token, { email }), token)
      await fail(target(), 'setSignupPassword', 409, {
        body: { temporaryToken, code, password: 'seven palms on the creek' },
      })
    })
  })
}
