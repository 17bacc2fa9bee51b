import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { forgetOldDevices, seeDevice } from '../../src/modules/security/known-device-repository.ts'
import { createSessions } from '../../src/modules/session/service.ts'
import { readDevice } from '../../src/request/device.ts'
import { openTestDatabase } from '../engines.ts'
import { quickHash } from '../quick-hash.ts'
import { mailsTo } from '../sent-secrets.ts'
import { buildTestApp } from './build-test-app.ts'

const password = 'seven palms on the creek'
const email = 'mona@harbour.ae'
const mona = '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01'
const chrome =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const newerChrome = chrome.replace('142', '143')
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

let database: OpenDatabase
let app: FastifyInstance
let password_hash: string
beforeAll(async () => {
  database = await openTestDatabase()
  app = await buildTestApp(database, { trustProxy: 1, countryHeader: 'cf-ipcountry' })
  password_hash = quickHash(password)
})
beforeEach(async () => {
  for (const table of ['account', 'outbox_mail', 'login_guess', 'security_event'] as const)
    await database.db.deleteFrom(table).execute()
  await database.db
    .insertInto('account')
    .values({ id: mona, role: 'individual', email, languages: ['de'], password_hash })
    .execute()
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const logIn = async (agent: string, country = 'AE', secret = password): Promise<string> => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/user/login-user/',
    headers: { 'user-agent': agent, 'cf-ipcountry': country },
    payload: { email, password: secret },
  })
  return String(answer.json().token)
}
const ask = async (path: string, token: string, method: 'GET' | 'POST' = 'GET') => {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await app.inject({ method, url: `/api/user/${path}`, headers })
  return { status: answer.statusCode, data: answer.json().data }
}
const subjects = async () => (await mailsTo(database.db, email)).map(({ subject }) => subject)
const seenAt = async () =>
  (await database.db.selectFrom('session').select('last_seen_at').executeTakeFirstOrThrow())
    .last_seen_at

test('a session names families of browser and system, and the country that the proxy tells', async () => {
  const token = await logIn(chrome)
  const { data } = await ask('get-all-sessions', token)
  expect(data).toMatchObject([{ browser: 'Chrome', os: 'Android', country: 'AE', current: true }])
  const stored = await database.db.selectFrom('session').selectAll().executeTakeFirstOrThrow()
  // With its point: the hash of a token may hold the digits.
  expect(JSON.stringify(stored)).not.toMatch(/142\.|Pixel|Mozilla/)
})

test.each([
  [{}, undefined, { browser: null, os: null, country: null }],
  [
    { 'user-agent': firefox, 'cf-ipcountry': 'AE' },
    undefined,
    { browser: 'Firefox', country: null },
  ],
  [{ 'cf-ipcountry': 'XX' }, 'cf-ipcountry', { country: null }],
  [{ 'cf-ipcountry': '<b>' }, 'cf-ipcountry', { country: null }],
  [{ 'user-agent': `${'x'.repeat(20_000)}` }, undefined, { browser: null }],
] as const)('of %o no more is read than there is', (headers, header, expected) => {
  expect(readDevice(headers, header)).toMatchObject(expected)
})

test('the last use is written once in five minutes', async () => {
  const start = new Date('2026-11-01T10:00:00Z')
  const at = (minutes: number) =>
    createSessions(database.db, () => new Date(start.getTime() + minutes * 60_000))
  const token = await at(0).open({ id: mona, role: 'individual' })
  await at(4).authenticate(token)
  expect(await seenAt()).toEqual(start)
  await at(5).authenticate(token)
  expect(await seenAt()).toEqual(new Date('2026-11-01T10:05:00Z'))
  await at(11).authenticate(token)
  expect(await seenAt()).toEqual(new Date('2026-11-01T10:11:00Z'))
})

test('the owner is told of a new kind of device, once, and not of the first', async () => {
  await logIn(chrome)
  await logIn(newerChrome)
  expect(await subjects()).toEqual([])
  await logIn(firefox)
  await logIn(firefox)
  expect(await subjects()).toEqual(['Anmeldung von einem neuen Gerät'])
  const [mail] = await mailsTo(database.db, email)
  expect(mail?.text).toMatch(/Firefox unter Linux/)
  expect(mail?.text).toMatch(/Vereinigte Arabische Emirate/)
  await logIn(firefox, 'RU')
  expect(await subjects()).toHaveLength(2)
})

test('a device is new again after ninety days, and the last one known is never forgotten', async () => {
  const device = { browser: 'Firefox', os: 'Linux', country: null }
  const later = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000)
  const see = (os: string, days: number) =>
    seeDevice(database.db, mona, { ...device, os }, later(days))
  expect(await see('Linux', 0)).toBe(false)
  expect(await see('Windows', 1)).toBe(true)
  expect(await see('Linux', 89)).toBe(false)
  await forgetOldDevices(database.db, later(400))
  expect(await see('Windows', 400)).toBe(true)
})

test('the owner sees failures in a row as one, and nothing of others', async () => {
  const token = await logIn(chrome)
  for (let made = 0; made < 3; made += 1) await logIn(firefox, 'RU', 'not seven palms')
  const { data } = await ask('get-account-activity', token)
  expect(data).toMatchObject([
    { kind: 'login_failed', times: 3, browser: 'Firefox', country: 'RU' },
    { kind: 'login', times: 1, browser: 'Chrome', country: 'AE' },
  ])
})

test('a password that is changed ends the others', async () => {
  const [here, elsewhere] = [await logIn(chrome), await logIn(firefox)]
  const answer = await app.inject({
    method: 'PUT',
    url: '/api/user/update-user-password',
    headers: { authorization: `Bearer ${here}` },
    payload: { current_password: password, new_password: 'nine dhows on the creek' },
  })
  expect(answer.statusCode).toBe(200)
  expect((await ask('get-all-sessions', elsewhere)).status).toBe(401)
  expect((await ask('get-all-sessions', here)).data).toHaveLength(1)
})
