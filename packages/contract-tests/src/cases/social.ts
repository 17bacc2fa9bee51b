import { randomUUID } from 'node:crypto'
import {
  zGetCurrentUserResponse,
  zLoginWithSocialResponse,
  zSignUpWithSocialResponse,
} from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { fail, succeed } from '../call.ts'
import type { Suite } from '../coverage.ts'
import { freshEmail, outsideOf, provenSignup } from '../new-account.ts'

export function socialCases({ cases, target }: Suite): void {
  const idToken = (email = freshEmail()) =>
    outsideOf(target()).idToken({
      subject: randomUUID(),
      email,
      first_name: 'Social',
      last_name: 'Tester',
    })
  const signUp = (id_token: string) =>
    succeed(target(), 'signUpWithSocial', zSignUpWithSocialResponse, {
      body: { id_token, role: 'individual', accept_terms: true },
    })

  cases('identity provider', ['signUpWithSocial', 'loginWithSocial', 'getCurrentUser'], () => {
    test('makes an account and logs in to it again', async () => {
      const email = freshEmail()
      const id_token = await idToken(email)
      await fail(target(), 'loginWithSocial', 404, { body: { id_token } })
      const { data, token } = await signUp(id_token)
      expect([data.email, data.first_name, data.role]).toEqual([email, 'Social', 'individual'])
      const me = await succeed(target(), 'getCurrentUser', zGetCurrentUserResponse, { token })
      expect(me.data._id).toBe(data._id)
      const again = await succeed(target(), 'loginWithSocial', zLoginWithSocialResponse, {
        body: { id_token },
      })
      expect(again.data).toEqual(data)
      expect(again.token).not.toBe(token)
    })

    test('makes no second account, and takes none over', async () => {
      const id_token = await idToken()
      await signUp(id_token)
      const terms = { role: 'individual', accept_terms: true }
      await fail(target(), 'signUpWithSocial', 409, { body: { id_token, ...terms } })
      const owned = await idToken(target().accounts.individual.email)
      await fail(target(), 'signUpWithSocial', 409, { body: { id_token: owned, ...terms } })
      await fail(target(), 'loginWithSocial', 409, { body: { id_token: owned } })
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
  })

  const both = [
    'setSignupPassword',
    'signUpWithSocial',
    'initiateSignup',
    'verifySignupCode',
  ] as const
  cases('an address that was taken meanwhile', both, () => {
    test('ends a sign-up in conflict', async () => {
      const { email, code, temporaryToken } = await provenSignup(target(), 'individual')
      await signUp(await idToken(email))
      await fail(target(), 'setSignupPassword', 409, {
        body: { temporaryToken, code, password: 'seven palms on the creek' },
      })
    })
  })
}
