import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import { beforeEach, expect, it } from 'vitest'
import { sara } from '../../test/people.ts'
import { getSession, rereadSession, startSession, updateUser } from '../session-store.ts'

const stored = () => JSON.parse(localStorage.getItem('userData') ?? '{}')

beforeEach(() => localStorage.clear())

it('keeps of an account what the header shows, and no way to reach it', () => {
  startSession('token', sara)
  const { data: account } = fixtures.getCurrentUser()
  updateUser(account)
  expect(getSession().user).toEqual(account)
  expect(Object.keys(stored()).sort()).toEqual([
    '_id',
    'agency_logo',
    'agent_photo',
    'company_logo',
    'first_name',
    'profile_picture',
    'role',
  ])
})

it('knows the rest of the same account when another tab writes it, and of no other', () => {
  startSession('token', sara)
  localStorage.setItem('userData', JSON.stringify({ ...stored(), first_name: 'Sarah' }))
  rereadSession()
  expect(getSession().user).toEqual({ ...sara, first_name: 'Sarah' })
  localStorage.setItem('userData', JSON.stringify({ ...stored(), _id: 'u-2' }))
  rereadSession()
  expect(getSession().user).toMatchObject({ _id: 'u-2', email: null, last_name: null })
})
