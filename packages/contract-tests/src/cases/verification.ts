import {
  zGetCurrentUserResponse,
  zSendOtpToEmailResponse,
  zSendOtpToPhoneResponse,
  zVerifyOtpForEmailResponse,
  zVerifyOtpForPhoneResponse,
} from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { fail, succeed } from '../call.ts'
import type { Suite } from '../coverage.ts'
import { freshEmail, freshPhone, newAccount, outsideOf } from '../new-account.ts'

const signup = ['initiateSignup', 'verifySignupCode', 'setSignupPassword', 'loginUser'] as const

export function verificationCases({ cases, target }: Suite): void {
  const other = (code: string) => (code === '654321' ? '654322' : '654321')
  const codeFields = async (
    operation: 'verifyOtpForPhone' | 'verifyOtpForEmail',
    token: string,
    body: object,
  ) => (await fail(target(), operation, 422, { token, body })).fields.map(({ path }) => path)

  const phone = ['sendOtpToPhone', 'verifyOtpForPhone', 'getCurrentUser', ...signup] as const
  cases('a telephone number', phone, () => {
    const send = async (token: string, phone_number: string) => {
      const { data } = await succeed(target(), 'sendOtpToPhone', zSendOtpToPhoneResponse, {
        token,
        body: { phone_number },
      })
      expect(Date.parse(data.expires_at)).toBeGreaterThan(Date.now())
      return outsideOf(target()).codeSentTo(phone_number)
    }

    test('is proven by the code that was sent to it, which works once', async () => {
      const { token } = await newAccount(target())
      const phone_number = freshPhone()
      const code = await send(token, phone_number)
      const wrong = { phone_number, code: other(code) }
      expect(await codeFields('verifyOtpForPhone', token, wrong)).toEqual(['code'])
      const body = { phone_number, code }
      const { data } = await succeed(target(), 'verifyOtpForPhone', zVerifyOtpForPhoneResponse, {
        token,
        body,
      })
      expect([data.phone_number, data.phone_verified]).toEqual([phone_number, true])
      const me = await succeed(target(), 'getCurrentUser', zGetCurrentUserResponse, { token })
      expect(me.data).toEqual(data)
      expect(await codeFields('verifyOtpForPhone', token, body)).toEqual(['code'])
    })

    test('five wrong codes end the attempt', async () => {
      const { token } = await newAccount(target())
      const phone_number = freshPhone()
      const code = await send(token, phone_number)
      for (let tried = 0; tried < 5; tried += 1)
        await codeFields('verifyOtpForPhone', token, { phone_number, code: other(code) })
      expect(await codeFields('verifyOtpForPhone', token, { phone_number, code })).toEqual(['code'])
    })

    test('the code of another account proves nothing', async () => {
      const owner = await newAccount(target())
      const stranger = await newAccount(target())
      const phone_number = freshPhone()
      const body = { phone_number, code: await send(owner.token, phone_number) }
      expect(await codeFields('verifyOtpForPhone', stranger.token, body)).toEqual(['code'])
    })

    test('is one, however its country is written', async () => {
      const { token } = await newAccount(target())
      const phone_number = freshPhone()
      const body = {
        phone_number: phone_number.replace(/^971/, '0'),
        code: await send(token, phone_number),
      }
      const { data } = await succeed(target(), 'verifyOtpForPhone', zVerifyOtpForPhoneResponse, {
        token,
        body,
      })
      expect(data.phone_number).toBe(phone_number)
    })

    test('that takes no text messages is refused', async () => {
      const { token } = await newAccount(target())
      const body = { phone_number: '97143334444' }
      const { fields } = await fail(target(), 'sendOtpToPhone', 422, { token, body })
      expect(fields.map(({ path }) => path)).toEqual(['phone_number'])
    })

    test('has ten to fifteen digits', async () => {
      const { token } = await newAccount(target())
      for (const phone_number of ['123456789', '1234567890123456', '+971500000123']) {
        const body = { phone_number }
        const { fields } = await fail(target(), 'sendOtpToPhone', 422, { token, body })
        expect(fields.map(({ path }) => path)).toEqual(['phone_number'])
      }
    })
  })

  const mail = ['sendOtpToEmail', 'verifyOtpForEmail', 'getCurrentUser', ...signup] as const
  cases('an e-mail address', mail, () => {
    const send = async (token: string, email: string) => {
      const body = { email }
      await succeed(target(), 'sendOtpToEmail', zSendOtpToEmailResponse, { token, body })
      return outsideOf(target()).codeSentTo(email)
    }

    test('becomes that of the account once it is proven', async () => {
      const { token } = await newAccount(target())
      const email = freshEmail()
      const code = await send(token, email)
      const before = await succeed(target(), 'getCurrentUser', zGetCurrentUserResponse, { token })
      expect(before.data.email).not.toBe(email)
      const body = { email, code }
      const { data } = await succeed(target(), 'verifyOtpForEmail', zVerifyOtpForEmailResponse, {
        token,
        body,
      })
      expect([data.email, data.email_verified]).toEqual([email, true])
      expect(await codeFields('verifyOtpForEmail', token, body)).toEqual(['code'])
    })

    test('of another account is a conflict', async () => {
      const { email } = await newAccount(target())
      const { token } = await newAccount(target())
      const code = await send(token, email)
      expect(
        (await fail(target(), 'verifyOtpForEmail', 409, { token, body: { email, code } })).fields,
      ).toMatchObject([{ path: 'email', rule: 'taken' }])
    })

    test('looks like one', async () => {
      const { token } = await newAccount(target())
      const { fields } = await fail(target(), 'sendOtpToEmail', 422, {
        token,
        body: { email: 'nobody' },
      })
      expect(fields.map(({ path }) => path)).toEqual(['email'])
    })
  })
}
