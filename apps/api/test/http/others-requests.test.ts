import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { openTestDatabase } from '../engines.ts'
import { quickHash } from '../quick-hash.ts'
import { codeSentTo, mailsTo, resetTokenSentTo } from '../sent-secrets.ts'
import { buildTestApp } from './build-test-app.ts'

const email = 'khalid@harbour.ae'
const password = 'seven palms on the creek'
const new_password = 'nine dhows on the creek'
const property = '203.0.113.7'
const form = { first_name: 'Khalid', last_name: 'Amiri', role: 'individual', accept_terms: true }

let database: OpenDatabase
let app: FastifyInstance
let password_hash: string
beforeAll(async () => {
  database = await openTestDatabase()
  app = await buildTestApp(database, { secretMailPace: { pauseS: 60, perHour: 5 } })
  password_hash = quickHash(password)
})
beforeEach(async () => {
  const { db } = database
  for (const table of ['account', 'signup_attempt', 'secret_mail_turn', 'outbox_mail'] as const)
    await db.deleteFrom(table).execute()
  await db.deleteFrom('security_event').execute()
  const id = '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01'
  await db.insertInto('account').values({ id, role: 'individual', email, password_hash }).execute()
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const call = (
  path: string,
  payload: object,
  remoteAddress = property,
  method: 'POST' | 'PUT' = 'POST',
) => app.inject({ method, url: `/api/user/${path}`, payload, remoteAddress })
const ask = async (from = property) =>
  (await call('forget-user-password', { email }, from)).statusCode
const reset = async (token: string) => {
  const body = { token, new_password }
  return (await call('reset-user-password', body, property, 'PUT')).statusCode
}
const initiate = (from = property) =>
  call('initiate-signup/', { ...form, email: 'new@harbour.ae' }, from)
/** The pause is over, the hour is not. */
const minuteLater = () =>
  sql`update secret_mail_turn set last_sent_at = last_sent_at - interval '61 seconds'`.execute(
    database.db,
  )
/** Strangers ask as often as they may, until no more mails go to the address. */
async function exhaust(): Promise<void> {
  for (let asked = 1; asked <= 6; asked += 1) {
    expect(await ask(`198.51.100.${asked}`)).toBe(200)
    await minuteLater()
  }
}

test('a stranger who asked for the link keeps nobody from asking, and one mail is enough', async () => {
  expect(await ask('198.51.100.1')).toBe(200)
  expect([await ask(), await ask()]).toEqual([200, 429])
  expect(await mailsTo(database.db, email)).toHaveLength(1)
  expect(await reset(await resetTokenSentTo(database.db, email))).toBe(200)
})

test('however often strangers ask, five mails are sent and the newest link is good', async () => {
  await exhaust()
  expect(await mailsTo(database.db, email)).toHaveLength(5)
  expect(await ask()).toBe(200)
  expect(await reset(await resetTokenSentTo(database.db, email))).toBe(200)
})

test('whoever is on a network that the account knows gets a mail of their own', async () => {
  const entered = await call('login-user/', { email, password })
  expect(entered.statusCode).toBe(200)
  await exhaust()
  expect(await ask()).toBe(200)
  expect(await mailsTo(database.db, email)).toHaveLength(6)
})

test('a stranger’s sign-up with an address neither blocks its owner’s nor ends it', async () => {
  expect((await initiate('198.51.100.1')).statusCode).toBe(200)
  const begun = await initiate()
  expect(begun.statusCode).toBe(200)
  const otp = await codeSentTo(database.db, 'new@harbour.ae')
  expect((await initiate('198.51.100.2')).statusCode).toBe(200)
  const { temporaryToken, code } = begun.json()
  const proven = await call('verify-code/', { temporaryToken, code, otp })
  expect(proven.statusCode).toBe(200)
})

test('a repetition of one’s own ends the sign-up of before', async () => {
  const { temporaryToken, code } = (await initiate()).json()
  const otp = await codeSentTo(database.db, 'new@harbour.ae')
  await minuteLater()
  expect((await initiate()).statusCode).toBe(200)
  const late = await call('verify-code/', { temporaryToken, code, otp })
  expect(late.json().fields[0].path).toBe('temporaryToken')
})

test('an address gets twenty codes an hour, whoever asks', async () => {
  const askers = Array.from({ length: 21 }, (_, asker) => initiate(`198.51.100.${asker}`))
  const statuses = (await Promise.all(askers)).map(({ statusCode }) => statusCode)
  expect(statuses.toSorted()).toEqual([...Array.from({ length: 20 }, () => 200), 429])
})
