import {
  zInitiateSignupResponse,
  zSetSignupPasswordResponse,
} from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { fail, succeed } from '../call.ts'
import type { Suite } from '../coverage.ts'
import { freshEmail, newAccount, outsideOf, provenSignup, signupForm } from '../new-account.ts'

const password = 'seven palms on the creek'

export function signupCases({ cases, target }: Suite): void {
  const begin = (email = freshEmail()) =>
    succeed(target(), 'initiateSignup', zInitiateSignupResponse, {
      body: signupForm('individual', email),
    })
  const refused = async (operation: 'verifySignupCode' | 'setSignupPassword', body: object) =>
    (await fail(target(), operation, 422, { body })).fields.map(({ path }) => path)

  const needs = ['initiateSignup', 'verifySignupCode', 'setSignupPassword', 'loginUser'] as const
  cases('sign-up', needs, () => {
    test.each(['individual', 'agent', 'agency'] as const)(
      '%s signs up in three steps',
      async (role) => {
        const { user, email, token } = await newAccount(target(), role)
        expect([user.role, user.email, user.first_name]).toEqual([role, email, 'Case'])
        expect(token).not.toBe('')
      },
    )

    test('answers alike whether or not the address has an account', async () => {
      const known = await begin(target().accounts.individual.email)
      const unknown = await begin()
      expect(known.message).toBe(unknown.message)
      expect(Object.keys(known)).toEqual(Object.keys(unknown))
    })

    test.each(['\u200b\u202e', '\u0301'])(
      'a name of which nothing is seen is none',
      async (name) => {
        const body = { ...signupForm('individual', freshEmail()), first_name: name }
        const { fields } = await fail(target(), 'initiateSignup', 422, { body })
        expect(fields).toMatchObject([{ path: 'first_name', key: 'field.notEmpty' }])
      },
    )

    test('a wrong code is named, and five of them end it', async () => {
      const email = freshEmail()
      const { temporaryToken, code } = await begin(email)
      const otp = await outsideOf(target()).codeSentTo(email)
      const wrong = otp === '654321' ? '654322' : '654321'
      for (let tried = 0; tried < 5; tried += 1) {
        const fields = await refused('verifySignupCode', { temporaryToken, code, otp: wrong })
        expect(fields).toEqual(['otp'])
      }
      expect(await refused('verifySignupCode', { temporaryToken, code, otp })).toHaveLength(1)
    })

    test('a token serves one step, once', async () => {
      const { temporaryToken, code, otp, spent } = await provenSignup(target(), 'individual')
      const again = { temporaryToken: spent, code, otp }
      expect(await refused('verifySignupCode', again)).toEqual(['temporaryToken'])
      const early = { temporaryToken: spent, code, password }
      expect(await refused('setSignupPassword', early)).toEqual(['temporaryToken'])
      const body = { temporaryToken, code, password }
      await succeed(target(), 'setSignupPassword', zSetSignupPasswordResponse, { body })
      expect(await refused('setSignupPassword', body)).toEqual(['temporaryToken'])
    })

    test('beginning again ends the attempt before', async () => {
      const email = freshEmail()
      const first = await begin(email)
      await begin(email)
      const otp = await outsideOf(target()).codeSentTo(email)
      const { temporaryToken, code } = first
      const fields = await refused('verifySignupCode', { temporaryToken, code, otp })
      expect(fields).toEqual(['temporaryToken'])
    })

    test('a password needs six characters', async () => {
      const { temporaryToken, code } = await provenSignup(target(), 'individual')
      const body = { temporaryToken, code, password: 'short' }
      expect(await refused('setSignupPassword', body)).toEqual(['password'])
    })

    test('a password that is tried first is refused, and another one taken', async () => {
      const { temporaryToken, code } = await provenSignup(target(), 'individual')
      const common = { temporaryToken, code, password: 'Password1' }
      expect(await refused('setSignupPassword', common)).toEqual(['password'])
      const body = { temporaryToken, code, password }
      await succeed(target(), 'setSignupPassword', zSetSignupPasswordResponse, { body })
    })

    test.each(['agent', 'agency'] as const)('%s names a firm', async (role) => {
      const { company_name: _, ...body } = signupForm(role)
      const { fields } = await fail(target(), 'initiateSignup', 422, { body })
      expect(fields.map(({ path }) => path)).toEqual(['company_name'])
    })

    test('missing and wrong fields are named, and terms must be accepted', async () => {
      const empty = await fail(target(), 'initiateSignup', 422, { body: {} })
      const wanted = ['accept_terms', 'email', 'first_name', 'last_name', 'role']
      expect(empty.fields.map(({ path }) => path).sort()).toEqual(wanted)
      const body = { ...signupForm('individual', 'nobody'), role: 'guest', accept_terms: false }
      const wrong = await fail(target(), 'initiateSignup', 422, { body })
      expect(wrong.fields.map(({ path }) => path).sort()).toEqual(['accept_terms', 'email', 'role'])
    })
  })
}
