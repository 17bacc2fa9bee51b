import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { accountPace, networkPace, takeGuess } from '../../src/modules/security/guess-repository.ts'
import { openTestDatabase } from '../engines.ts'
import { quickHash } from '../quick-hash.ts'
import { mailsTo } from '../sent-secrets.ts'
import { buildTestApp } from './build-test-app.ts'

const email = 'khalid@harbour.ae'
const password = 'seven palms on the creek'
const property = '203.0.113.7'
const past = new Date('2026-01-01')

let database: OpenDatabase
let app: FastifyInstance
let password_hash: string
beforeAll(async () => {
  database = await openTestDatabase()
  app = await buildTestApp(database)
  password_hash = quickHash(password)
})
beforeEach(async () => {
  for (const table of ['account', 'outbox_mail', 'login_guess', 'security_event'] as const)
    await database.db.deleteFrom(table).execute()
  const id = '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01'
  const owner = { id, role: 'individual', email, user_name: 'khalid', languages: ['ru'] } as const
  await database.db
    .insertInto('account')
    .values({ ...owner, languages: ['ru'], password_hash })
    .execute()
})
afterAll(async () => {
  await app.close()
  await database.close()
})

let strangers = 0
const stranger = () => {
  strangers += 1
  return `198.51.${Math.floor(strangers / 250)}.${strangers % 250}`
}
const logIn = (secret: string, remoteAddress = stranger(), name = email) =>
  app.inject({
    method: 'POST',
    url: '/api/user/login-user/',
    remoteAddress,
    payload: { email: name, password: secret },
  })
const guess = async (times: number, name = email) => {
  const statuses: number[] = []
  for (let made = 0; made < times; made += 1)
    statuses.push((await logIn('not seven palms', stranger(), name)).statusCode)
  return statuses
}
/** The wait is over. */
const letWait = () => database.db.updateTable('login_guess').set({ next_at: past }).execute()

test('the sixth guess in a row has to wait, from whatever address it comes', async () => {
  expect(await guess(8)).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  const early = await logIn(password)
  expect(early.statusCode).toBe(429)
  expect(Number(early.headers['retry-after'])).toBeLessThanOrEqual(5)
})

test.each([
  ['an account', accountPace, [5, 10, 20, 40, 80, 160, 320, 640, 900, 900]],
  ['a network', networkPace, [5, 10, 20, 40, 80, 160, 300, 300, 300, 300]],
])('each wait for %s is twice the one before, up to an end', async (target, pace, expected) => {
  let now = Date.now()
  const waits: number[] = []
  while (waits.length < expected.length) {
    const waitS = await takeGuess(database.db, target, new Date(now), pace)
    if (waitS > 0) waits.push(waitS)
    now += waitS * 1000
  }
  expect(waits).toEqual(expected)
})

test('of two hundred guesses at once from as many addresses five are looked at', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => logIn('not seven palms')))
  const count = (status: number) => answers.filter((each) => each.statusCode === status).length
  expect(count(401)).toBeLessThanOrEqual(5)
  expect(count(401) + count(429) + count(503)).toBe(200)
})

test('the owner comes in after the wait, and has all attempts again', async () => {
  await guess(7)
  await letWait()
  expect((await logIn(password)).statusCode).toBe(200)
  expect(await guess(5)).toEqual([401, 401, 401, 401, 401])
})

test('the owner comes in at once from where they came in before', async () => {
  expect((await logIn(password, property)).statusCode).toBe(200)
  await guess(7)
  expect((await logIn(password)).statusCode).toBe(429)
  expect((await logIn(password, property)).statusCode).toBe(200)
  expect((await logIn(password)).statusCode).toBe(429)
})

test('whoever shares that network has a row of failures of its own', async () => {
  await logIn(password, property)
  for (let made = 0; made < 5; made += 1) await logIn('not seven palms', property)
  expect((await logIn(password, property)).statusCode).toBe(429)
  expect((await logIn(password)).statusCode).toBe(200)
})

test('one address of a network is as good as another', async () => {
  const at = (host: number) => `2001:db8:0:1::${host}`
  await logIn(password, at(1))
  const statuses: number[] = []
  for (let host = 2; host < 9; host += 1)
    statuses.push((await logIn('not seven palms', at(host))).statusCode)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
})

test('one password tried on many accounts from one network is held up, known or not', async () => {
  await logIn(password, property)
  const statuses: number[] = []
  for (let made = 0; made < 40; made += 1) {
    const name = made % 2 === 0 ? `nobody${made}@harbour.ae` : `somebody${made}@harbour.ae`
    statuses.push((await logIn('not seven palms', property, name)).statusCode)
  }
  expect(statuses).toEqual([...Array(30).fill(401), ...Array(10).fill(429)])
  // Who came in from there before, and everybody elsewhere, is not held up by it.
  expect((await logIn(password, property)).statusCode).toBe(200)
  expect((await logIn('not seven palms', stranger(), 'nobody@harbour.ae')).statusCode).toBe(401)
})

test('who logs in from a network does not set its failures back, and none is counted for it', async () => {
  const tryAll = async (times: number) => {
    for (let made = 0; made < times; made += 1)
      await logIn('not seven palms', property, `nobody${made}@harbour.ae`)
  }
  await tryAll(29)
  await logIn(password, property)
  await logIn(password, property)
  expect((await logIn('not seven palms', property, 'last@harbour.ae')).statusCode).toBe(401)
  expect((await logIn('not seven palms', property, 'more@harbour.ae')).statusCode).toBe(429)
})

test('both names of an account are one row, and an unknown name is answered alike', async () => {
  expect(await guess(3)).toEqual([401, 401, 401])
  expect(await guess(3, 'KHALID')).toEqual([401, 401, 429])
  const known = await logIn('not seven palms')
  await guess(5, 'nobody@harbour.ae')
  const unknown = await logIn('not seven palms', stranger(), 'nobody@harbour.ae')
  const { requestId: _, ...told } = known.json()
  expect(unknown.json()).toMatchObject(told)
  expect([unknown.statusCode, Object.keys(unknown.headers)]).toEqual([
    known.statusCode,
    Object.keys(known.headers),
  ])
})

test('the owner is told once of a row of failures, in their language', async () => {
  const fail = async (times: number) => {
    for (let made = 0; made < times; made += 1) {
      await letWait()
      await guess(1)
    }
  }
  await fail(9)
  expect(await mailsTo(database.db, email)).toEqual([])
  await fail(4)
  const subjects = async () => (await mailsTo(database.db, email)).map(({ subject }) => subject)
  await expect.poll(subjects).toEqual(['Неверные пароли к вашему аккаунту'])
  await letWait()
  await logIn(password)
  await fail(10)
  await expect.poll(async () => (await subjects()).length).toBe(2)
})

test('attempts that come too early count for the owner to be told', async () => {
  await guess(9)
  expect(await mailsTo(database.db, email)).toEqual([])
  await guess(3)
  await expect.poll(async () => (await mailsTo(database.db, email)).length).toBe(1)
})

test('a session is no way to guess the password that it may change', async () => {
  const token = (await logIn(password, property)).json().token
  const change = async (current_password: string) => {
    const answer = await app.inject({
      method: 'PUT',
      url: '/api/user/update-user-password',
      headers: { authorization: `Bearer ${token}` },
      remoteAddress: property,
      payload: { current_password, new_password: 'nine dhows on the creek' },
    })
    return answer.statusCode
  }
  for (let made = 0; made < 5; made += 1) expect(await change('not seven palms')).toBe(422)
  expect(await change(password)).toBe(429)
  await letWait()
  expect(await change(password)).toBe(200)
})
