import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { openTestDatabase } from '../engines.ts'
import { codeSentTo } from '../sent-secrets.ts'
import { buildTestApp } from './build-test-app.ts'

const email = 'mariam.saeed@example.com'
const password = 'seven palms on the creek'
const form = {
  first_name: 'Mariam',
  last_name: 'Saeed',
  email,
  role: 'individual',
  accept_terms: true,
}
const past = new Date(Date.now() - 1)

let database: OpenDatabase
let app: FastifyInstance
beforeAll(async () => {
  database = await openTestDatabase()
  app = await buildTestApp(database, { secretMailPace: { pauseS: 60, perHour: 5 } })
})
beforeEach(async () => {
  for (const table of ['account', 'signup_attempt', 'secret_mail_turn', 'outbox_mail'] as const)
    await database.db.deleteFrom(table).execute()
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const call = (method: 'POST' | 'PUT', path: string, payload: object) =>
  app.inject({ method, url: `/api/user/${path}`, payload })
const begin = async () => {
  const { temporaryToken, code } = (await call('POST', 'initiate-signup/', form)).json()
  return { temporaryToken, code, otp: await codeSentTo(database.db, email) }
}
const prove = async () => {
  const begun = await begin()
  const { temporaryToken } = (await call('POST', 'verify-code/', begun)).json()
  return { temporaryToken, code: begun.code, password }
}
const sinceWhen = () => database.db.selectFrom('signup_attempt').select('expires_at')
const expire = () => database.db.updateTable('signup_attempt').set({ expires_at: past }).execute()
const expired = { fields: [{ path: 'temporaryToken', rule: 'expired' }] }

test('a proven address waits half an hour for its password, and then no longer', async () => {
  const step = await prove()
  const { expires_at } = await sinceWhen().executeTakeFirstOrThrow()
  expect(Math.round((expires_at.getTime() - Date.now()) / 60_000)).toBe(30)
  await expire()
  const late = await call('POST', 'set-password/', step)
  expect([late.statusCode, late.json()]).toMatchObject([422, expired])
  expect(await database.db.selectFrom('account').selectAll().execute()).toEqual([])
})

test('a sign-up as a whole ends after an hour, whatever its code', async () => {
  const begun = await begin()
  const { expires_at } = await sinceWhen().executeTakeFirstOrThrow()
  expect(Math.round((expires_at.getTime() - Date.now()) / 60_000)).toBe(60)
  await expire()
  const late = await call('POST', 'verify-code/', begun)
  expect([late.statusCode, late.json()]).toMatchObject([422, expired])
})

test('a code and a link have turns of their own: asking for one delays no other', async () => {
  const reset = () => call('POST', 'forget-user-password', { email })
  const signUp = () => call('POST', 'initiate-signup/', form)
  const statuses = [await reset(), await signUp(), await reset(), await signUp()]
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429, 429])
})
