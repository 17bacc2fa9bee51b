import {
  zGetCurrentUserResponse,
  zLoginGuestResponse,
  zLoginUserResponse,
  zLogoutUserResponse,
} from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { fail, succeed } from '../call.ts'
import type { Suite } from '../coverage.ts'
import { guest, member } from '../visitors.ts'

export function accountCases({ cases, target }: Suite): void {
  cases('account', ['loginGuest', 'loginUser', 'logoutUser', 'getCurrentUser'], () => {
    test('a guest gets an account and a token of its own', async () => {
      const first = await succeed(target(), 'loginGuest', zLoginGuestResponse)
      const second = await succeed(target(), 'loginGuest', zLoginGuestResponse)
      expect(first.data.role).toBe('guest')
      expect(first.token).not.toBe(second.token)
      expect(first.data._id).not.toBe(second.data._id)
    })

    test.each(['individual', 'agent', 'agency'] as const)('%s logs in', async (role) => {
      const body = target().accounts[role]
      const { data, token } = await succeed(target(), 'loginUser', zLoginUserResponse, { body })
      expect(data.role).toBe(role)
      const me = await succeed(target(), 'getCurrentUser', zGetCurrentUserResponse, { token })
      expect(me.data).toMatchObject(data)
    })

    test('an unknown account and a wrong password are refused alike', async () => {
      const { email } = target().accounts.individual
      const wrong = await fail(target(), 'loginUser', 401, { body: { email, password: 'wrong' } })
      const unknown = await fail(target(), 'loginUser', 401, {
        body: { email: 'nobody@example.com', password: 'wrong' },
      })
      expect(unknown.message).toBe(wrong.message)
    })

    test('missing and unknown fields are named', async () => {
      const missing = await fail(target(), 'loginUser', 422, { body: {} })
      expect(missing.fields.map(({ path }) => path).sort()).toEqual(['email', 'password'])
      await fail(target(), 'loginUser', 422, {
        body: { email: 'a', password: 'b', role: 'agency' },
      })
    })

    test('without a session, or with a made-up one, there is no current user', async () => {
      await fail(target(), 'getCurrentUser', 401)
      const { message } = await fail(target(), 'getCurrentUser', 401, { token: 'made-up' })
      expect(message).toBe('Session expired. Please log in again.')
    })

    test('after logging out the token is worth nothing', async () => {
      const token = await member(target())
      await succeed(target(), 'logoutUser', zLogoutUserResponse, { token })
      await fail(target(), 'getCurrentUser', 401, { token })
    })

    test.each(['guest', 'account'])('logging in ends the session before, of a %s', async (who) => {
      const token = await (who === 'guest' ? guest(target()) : member(target()))
      const { email } = target().accounts.individual
      await fail(target(), 'loginUser', 401, { token, body: { email, password: 'wrong' } })
      await succeed(target(), 'getCurrentUser', zGetCurrentUserResponse, { token })
      const body = target().accounts.individual
      const next = await succeed(target(), 'loginUser', zLoginUserResponse, { token, body })
      await fail(target(), 'getCurrentUser', 401, { token })
      await succeed(target(), 'getCurrentUser', zGetCurrentUserResponse, { token: next.token })
    })

    test('a guest is its own current user', async () => {
      const token = await guest(target())
      const { data } = await succeed(target(), 'getCurrentUser', zGetCurrentUserResponse, { token })
      expect(data.role).toBe('guest')
    })
  })
}
