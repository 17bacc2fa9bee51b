import {
  zGetCurrentUserResponse,
  zUpdateProfilePictureResponse,
  zUpdateUserResponse,
} from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { fail, succeed } from '../call.ts'
import type { Suite } from '../coverage.ts'
import { freshPhone, newAccount } from '../new-account.ts'
import { nowhere } from '../nowhere.ts'
import { falsePicture, formOf, largePicture, picture } from '../pictures.ts'
import { member } from '../visitors.ts'

const signup = ['initiateSignup', 'verifySignupCode', 'setSignupPassword', 'loginUser'] as const

export function profileCases({ cases, target }: Suite): void {
  cases('a profile', ['updateUser', 'getCurrentUser', ...signup], () => {
    const update = (id: string, token: string, body: object) =>
      succeed(target(), 'updateUser', zUpdateUserResponse, { path: { id }, token, body })

    test('changes where it is told to, and nowhere else', async () => {
      const { user, token } = await newAccount(target(), 'agent')
      const path = user._id
      const news = {
        about: 'Eight years at the marina.',
        languages: ['en', 'ar'],
        nationality: 'AE',
      }
      const first = await update(path, token, news)
      expect(first.data).toMatchObject({ ...user, ...news })
      const again = await update(path, token, news)
      expect(again.data).toEqual(first.data)
      const emptied = await update(path, token, { about: null })
      expect(emptied.data).toEqual({ ...first.data, about: null })
      const me = await succeed(target(), 'getCurrentUser', zGetCurrentUserResponse, { token })
      expect(me.data).toEqual(emptied.data)
    })

    test('a new number counts as not proven', async () => {
      const { user, token } = await newAccount(target())
      const phone_number = freshPhone()
      const { data } = await update(user._id, token, { phone_number })
      expect([data.phone_number, data.phone_verified]).toEqual([phone_number, false])
    })

    test('is its owner’s alone', async () => {
      const owner = await newAccount(target())
      const { token } = await newAccount(target())
      const body = { first_name: 'Stranger' }
      await fail(target(), 'updateUser', 403, { path: { id: owner.user._id }, token, body })
      await fail(target(), 'updateUser', 404, { path: { id: nowhere }, token, body })
      const me = await succeed(target(), 'getCurrentUser', zGetCurrentUserResponse, {
        token: owner.token,
      })
      expect(me.data.first_name).toBe('Case')
    })

    test('a user name belongs to one account, whatever its case', async () => {
      const first = await newAccount(target())
      const user_name = `Case.${first.user._id.slice(-8)}`
      await update(first.user._id, first.token, { user_name })
      await update(first.user._id, first.token, { user_name })
      const { user, token } = await newAccount(target())
      const body = { user_name: user_name.toUpperCase() }
      const { fields } = await fail(target(), 'updateUser', 409, {
        path: { id: user._id },
        token,
        body,
      })
      expect(fields.map((field) => field.path)).toEqual(['user_name'])
    })

    test('firm, registration and services are for agents and agencies', async () => {
      const { user, token } = await newAccount(target())
      for (const body of [
        { company_name: 'Case Homes' },
        { rera_number: 'BRN-10412' },
        { service_need: ['buy'] },
      ]) {
        const { fields } = await fail(target(), 'updateUser', 422, {
          path: { id: user._id },
          token,
          body,
        })
        expect(fields.map((field) => field.path)).toEqual(Object.keys(body))
      }
      await update(user._id, token, { company_name: null, service_need: [] })
    })

    test('role, address and proofs cannot be changed here', async () => {
      const { user, token } = await newAccount(target())
      const body = {
        role: 'agency',
        email: 'x@example.com',
        email_verified: true,
        nationality: 'uae',
      }
      const { fields } = await fail(target(), 'updateUser', 422, {
        path: { id: user._id },
        token,
        body,
      })
      const named = ['email', 'email_verified', 'nationality', 'role']
      expect(fields.map((field) => field.path).sort()).toEqual(named)
    })
  })

  cases('a profile picture', ['updateProfilePicture', 'getCurrentUser', ...signup], () => {
    const send = (file: File) => formOf({ profile_picture: file })

    test('replaces the one before', async () => {
      const { token } = await newAccount(target())
      const options = () => ({ token, body: send(picture()) })
      const first = await succeed(
        target(),
        'updateProfilePicture',
        zUpdateProfilePictureResponse,
        options(),
      )
      const second = await succeed(
        target(),
        'updateProfilePicture',
        zUpdateProfilePictureResponse,
        options(),
      )
      expect(first.message).not.toBe('')
      expect(first.data.profile_picture).not.toBeNull()
      expect(second.data.profile_picture).not.toBe(first.data.profile_picture)
      const me = await succeed(target(), 'getCurrentUser', zGetCurrentUserResponse, { token })
      expect(me.data.profile_picture).toBe(second.data.profile_picture)
    })

    test('must be a picture, and not too large', async () => {
      const token = await member(target())
      const refused = async (status: number, file: File) => {
        const options = { token, body: send(file) }
        const { fields } = await fail(target(), 'updateProfilePicture', status, options)
        expect(fields.map(({ path }) => path)).toEqual(['profile_picture'])
      }
      await refused(415, falsePicture())
      await refused(413, largePicture(5 * 1024 * 1024 + 1))
    })

    test('is a file', async () => {
      const token = await member(target())
      const body = formOf({ profile_picture: '/etc/passwd' })
      const { fields } = await fail(target(), 'updateProfilePicture', 422, { token, body })
      expect(fields.map(({ path }) => path)).toEqual(['profile_picture'])
    })
  })
}
