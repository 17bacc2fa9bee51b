import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { readEvents } from '../../src/modules/security/read-events.ts'
import { createSecurityLog } from '../../src/modules/security/security-log.ts'
import { openTestDatabase } from '../engines.ts'
import { codeSentTo, resetTokenSentTo } from '../sent-secrets.ts'
import { buildTestApp } from './build-test-app.ts'

const email = 'mariam.saeed@harbour.ae'
const password = 'seven palms on the creek'
const changed = 'nine dhows on the creek'
const again = 'four lamps in the souq'

let database: OpenDatabase
let app: FastifyInstance
beforeAll(async () => {
  database = await openTestDatabase()
  app = await buildTestApp(database)
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, token?: string) =>
  app.inject({
    method,
    url: `/api/${path}`,
    remoteAddress: '203.0.113.7',
    ...(payload && { payload }),
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  })
const logIn = async (secret: string) =>
  (await call('POST', 'user/login-user/', { email, password: secret })).json().token

async function signUp(): Promise<void> {
  const form = { first_name: 'Mariam', last_name: 'Saeed', email, role: 'individual' }
  const begun = await call('POST', 'user/initiate-signup/', { ...form, accept_terms: true })
  const { temporaryToken, code } = begun.json()
  const otp = await codeSentTo(database.db, email)
  const proven = await call('POST', 'user/verify-code/', { temporaryToken, code, otp })
  const next = { temporaryToken: proven.json().temporaryToken, code, password }
  expect((await call('POST', 'user/set-password/', next)).statusCode).toBe(201)
}

const kinds = async () => {
  const query = database.db.selectFrom('security_event').select('kind').orderBy('at')
  return (await query.execute()).map(({ kind }) => kind)
}

test('what happens to an account is written down, and nothing that anybody typed', async () => {
  await signUp()
  const token = await logIn(password)
  await call('GET', 'property/get-my-properties', undefined, token)
  await expect.poll(kinds).toContain('role_refused')
  await database.db.deleteFrom('security_event').where('kind', '=', 'role_refused').execute()
  await logIn('not seven palms')
  const change = { current_password: 'nor this one', new_password: changed }
  await call('PUT', 'user/update-user-password', change, token)
  await call('PUT', 'user/update-user-password', { ...change, current_password: password }, token)
  await call('POST', 'user/logout-user', undefined, token)
  await call('POST', 'user/forget-user-password', { email })
  const link = await resetTokenSentTo(database.db, email)
  await call('PUT', 'user/reset-user-password', { token: link, new_password: again })
  await call('POST', 'user/login-user/', { email: 'nobody@harbour.ae', password })
  const told = await kinds()
  expect(told.toSorted()).toEqual(
    [
      'signup',
      'login',
      'login_failed',
      'password_refused',
      'password_changed',
      'sessions_ended',
      'logout',
      'reset_asked',
      'password_reset',
      'sessions_ended',
      'login_failed',
    ].toSorted(),
  )
  const rows = await database.db.selectFrom('security_event').selectAll().execute()
  expect(rows.filter(({ account_id }) => account_id === '')).toHaveLength(1)
  expect(new Set(rows.map(({ network_hash }) => network_hash)).size).toBe(1)
  const kept = JSON.stringify(rows)
  for (const typed of [email, 'nobody', password, changed, again, token, link, '203.0.113'])
    expect(kept).not.toContain(typed)
})

test('a guest leaves nothing in it', async () => {
  await database.db.deleteFrom('security_event').execute()
  const token = (await call('POST', 'user/guest-user-login')).json().token
  await call('GET', 'property/get-my-properties', undefined, token)
  await call('POST', 'user/logout-user', undefined, token)
  expect(await kinds()).toEqual([])
})

test('an operator finds events by account and by network', async () => {
  await logIn(again)
  const log = createSecurityLog(database.db, 'a key of tests')
  const since = new Date(Date.now() - 60_000)
  const find = (filter: object) => readEvents(database.db, log, { since, ...filter })
  const [line = '', ...others] = await find({ account: email.toUpperCase() })
  expect(others).toEqual([])
  expect(line).toMatch(/^2\S+Z {2}login {13}[\da-f-]{36} {2}[\da-f]{12}$/)
  expect(await find({ address: '203.0.113.7' })).toEqual([line])
  expect(await find({ address: '203.0.113.8' })).toEqual([])
  expect(await find({ since: new Date(Date.now() + 60_000) })).toEqual([])
})
