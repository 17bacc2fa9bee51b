import {
  zGetCurrentUserResponse,
  zLoginUserResponse,
  zRequestPasswordResetResponse,
  zResetUserPasswordResponse,
  zUpdateUserPasswordResponse,
} from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { fail, succeed } from '../call.ts'
import type { Suite } from '../coverage.ts'
import { freshEmail, newAccount, outsideOf } from '../new-account.ts'

const signup = ['initiateSignup', 'verifySignupCode', 'setSignupPassword', 'loginUser'] as const
const new_password = 'nine dhows on the creek'

export function passwordCases({ cases, target }: Suite): void {
  const logIn = (email: string, password: string) =>
    succeed(target(), 'loginUser', zLoginUserResponse, { body: { email, password } })

  cases('changing the password', ['updateUserPassword', 'getCurrentUser', ...signup], () => {
    test('ends every other session of the account', async () => {
      const { email, password, token } = await newAccount(target())
      const other = await logIn(email, password)
      await succeed(target(), 'updateUserPassword', zUpdateUserPasswordResponse, {
        token,
        body: { current_password: password, new_password },
      })
      await fail(target(), 'getCurrentUser', 401, { token: other.token })
      await fail(target(), 'loginUser', 401, { body: { email, password } })
      expect((await logIn(email, new_password)).data.email).toBe(email)
    })

    test('keeps the session that asks', async () => {
      const { password, token } = await newAccount(target())
      const body = { current_password: password, new_password }
      await succeed(target(), 'updateUserPassword', zUpdateUserPasswordResponse, { token, body })
      const { code } = await fail(target(), 'updateUserPassword', 422, { token, body })
      expect(code).toBe('invalid_body')
    })

    test('names a wrong current password and a short new one', async () => {
      const { email, password, token } = await newAccount(target())
      const named = async (body: object) =>
        (await fail(target(), 'updateUserPassword', 422, { token, body })).fields.map(
          ({ path }) => path,
        )
      const wrong = await named({ current_password: 'not it', new_password })
      expect(wrong).toEqual(['current_password'])
      const short = await named({ current_password: password, new_password: 'short' })
      expect(short).toEqual(['new_password'])
      expect((await logIn(email, password)).data.email).toBe(email)
    })
  })

  const covered = [
    'updateUserPassword',
    'requestPasswordReset',
    'resetUserPassword',
    'getCurrentUser',
    ...signup,
  ] as const
  cases('the same password again', covered, () => {
    const again = { path: 'new_password', rule: 'same' }

    test('is no change, and ends no session', async () => {
      const { email, password, token } = await newAccount(target())
      const other = await logIn(email, password)
      const body = { current_password: password, new_password: password }
      const { fields } = await fail(target(), 'updateUserPassword', 422, { token, body })
      expect(fields).toEqual([expect.objectContaining(again)])
      await succeed(target(), 'getCurrentUser', zGetCurrentUserResponse, { token: other.token })
    })

    test('is not set by a link either, which stays good for another one', async () => {
      const { email, password } = await newAccount(target())
      await succeed(target(), 'requestPasswordReset', zRequestPasswordResetResponse, {
        body: { email },
      })
      const token = await outsideOf(target()).resetTokenSentTo(email)
      const { fields } = await fail(target(), 'resetUserPassword', 422, {
        body: { token, new_password: password },
      })
      expect(fields).toEqual([expect.objectContaining(again)])
      await succeed(target(), 'resetUserPassword', zResetUserPasswordResponse, {
        body: { token, new_password },
      })
    })
  })

  const reset = ['requestPasswordReset', 'resetUserPassword', 'getCurrentUser', ...signup] as const
  cases('a forgotten password', reset, () => {
    const ask = (email: string) =>
      succeed(target(), 'requestPasswordReset', zRequestPasswordResetResponse, { body: { email } })
    const named = async (body: object) =>
      (await fail(target(), 'resetUserPassword', 422, { body })).fields.map(({ path }) => path)

    test('is answered alike for every address', async () => {
      const { message } = await ask(freshEmail())
      expect(message).toBe('Reset password link has been sent to your email.')
      expect((await ask(target().accounts.individual.email)).message).toBe(message)
    })

    test('is set anew by the link, once, and ends all sessions', async () => {
      const { email, password, token: session } = await newAccount(target())
      await ask(email)
      const token = await outsideOf(target()).resetTokenSentTo(email)
      for (const bad of ['short', 'Password1'])
        expect(await named({ token, new_password: bad })).toEqual(['new_password'])
      const body = { token, new_password }
      await succeed(target(), 'resetUserPassword', zResetUserPasswordResponse, { body })
      await fail(target(), 'getCurrentUser', 401, { token: session })
      await fail(target(), 'loginUser', 401, { body: { email, password } })
      expect((await logIn(email, new_password)).data.email).toBe(email)
      expect(await named(body)).toEqual(['token'])
    })

    test('is not set by a link that nobody sent', async () => {
      const token = 'rp_made_up_made_up_made_up'
      expect(await named({ token, new_password })).toEqual(['token'])
    })

    test('needs an address', async () => {
      const { fields } = await fail(target(), 'requestPasswordReset', 422, {
        body: { email: 'nobody' },
      })
      expect(fields.map(({ path }) => path)).toEqual(['email'])
    })
  })
}
