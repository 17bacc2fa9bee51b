import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSession } from '../../src/chat/repository/conversations.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { insertGuest } from '../../src/modules/account/repository.ts'
import { createSessions } from '../../src/modules/session/service.ts'
import { hashToken } from '../../src/modules/session/token.ts'
import { openTestDatabase } from '../engines.ts'
import { quickHash } from '../quick-hash.ts'
import { buildTestApp } from './build-test-app.ts'

const password = 'seven palms on the creek'
const day = 24 * 60 * 60_000
const mona = '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01'
const omar = '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e02'
const now = new Date('2026-11-01T10:00:00Z')
const afterDays = (days: number, ms = 0) => new Date(now.getTime() + days * day + ms)

let database: OpenDatabase
let app: FastifyInstance
beforeAll(async () => {
  database = await openTestDatabase()
  app = await buildTestApp(database)
  const password_hash = quickHash(password)
  const people = [
    { id: mona, email: 'mona@example.com' },
    { id: omar, email: 'omar@example.com' },
  ]
  await database.db
    .insertInto('account')
    .values(people.map((each) => ({ ...each, role: 'individual' as const, password_hash })))
    .execute()
})
beforeEach(async () => {
  await database.db.deleteFrom('session').execute()
  await database.db.deleteFrom('chat_session').execute()
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const ask = async (path: string, token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await app.inject({ url: `/api${path}`, headers })).statusCode
}
const logIn = async (name: string, token = ''): Promise<string> => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/user/login-user/',
    headers: token === '' ? {} : { authorization: `Bearer ${token}` },
    payload: { email: `${name}@example.com`, password },
  })
  expect(answer.statusCode).toBe(200)
  return String(answer.json().token)
}
/** The session of the token ended a moment ago. */
const expire = (token: string) =>
  database.db
    .updateTable('session')
    .set({ expires_at: new Date(Date.now() - 1) })
    .where('token_hash', '=', hashToken(token))
    .execute()
const ownerOf = async (conversation: string) => {
  const query = database.db.selectFrom('chat_session').select('account_id')
  return (await query.where('id', '=', conversation).executeTakeFirstOrThrow()).account_id
}

test('a session that has expired is none: where one is needed, and where one may be', async () => {
  const token = await logIn('mona')
  const paths = ['/user/get-all-user-details', '/property/get-all-properties-for-users']
  for (const path of paths) expect(await ask(path, token), path).toBe(200)
  await expire(token)
  for (const path of paths) expect(await ask(path, token), path).toBe(401)
})

test.each([
  ['guest', 90],
  ['individual', 30],
  ['agent', 30],
  ['agency', 30],
] as const)('a session of a %s lives %i days, whatever it is used for', async (role, days) => {
  const at = (time: Date) => createSessions(database.db, () => time)
  const token = await at(now).open({ id: mona, role })
  expect(await at(afterDays(days, -1)).authenticate(token)).toMatchObject({ id: mona })
  expect(await at(afterDays(days)).authenticate(token)).toBeUndefined()
})

test('what has expired is removed, and nothing else', async () => {
  const [kept, expired] = [await logIn('mona'), await logIn('omar')]
  await expire(expired)
  await createSessions(database.db).removeExpired()
  const left = await database.db.selectFrom('session').select('token_hash').execute()
  expect(left).toEqual([{ token_hash: hashToken(kept) }])
})

test('a logout ends its own session alone', async () => {
  const [here, elsewhere, other] = [await logIn('mona'), await logIn('mona'), await logIn('omar')]
  const headers = { authorization: `Bearer ${here}` }
  await app.inject({ method: 'POST', url: '/api/user/logout-user', headers })
  const statuses = [here, elsewhere, other].map((token) => ask('/user/get-all-user-details', token))
  expect(await Promise.all(statuses)).toEqual([401, 200, 200])
})

test('a login takes over what a guest said, and nothing of another account', async () => {
  const guest = await insertGuest(database.db)
  const guestToken = await createSessions(database.db).open({ id: guest, role: 'guest' })
  const said = await createSession(database.db, guest, 'en')
  const omars = await createSession(database.db, omar, 'en')
  await logIn('mona', await logIn('omar'))
  expect(await ownerOf(omars.id)).toBe(omar)
  await logIn('mona', guestToken)
  expect(await ownerOf(said.id)).toBe(mona)
})

test('a login ends the session that it came with, and no other', async () => {
  const [elsewhere, other] = [await logIn('mona'), await logIn('omar')]
  const guest = await insertGuest(database.db)
  const asGuest = await createSessions(database.db).open({ id: guest, role: 'guest' })
  const first = await logIn('mona', asGuest)
  const second = await logIn('mona', first)
  const tokens = [asGuest, first, second, elsewhere, other]
  const statuses = tokens.map((token) => ask('/user/get-all-user-details', token))
  expect(await Promise.all(statuses)).toEqual([401, 401, 200, 200, 200])
})

test('a login takes over nothing by a session that has expired', async () => {
  const guest = await insertGuest(database.db)
  const token = await createSessions(database.db).open({ id: guest, role: 'guest' })
  const said = await createSession(database.db, guest, 'en')
  await expire(token)
  await logIn('mona', token)
  expect(await ownerOf(said.id)).toBe(guest)
})

test('of many log-ins at once some are asked to come back, and nobody is let in', async () => {
  const attempt = (_: unknown, person: number) =>
    app.inject({
      method: 'POST',
      url: '/api/user/login-user/',
      payload: { email: `person-${person}@example.com`, password: 'not seven palms' },
    })
  const answers = await Promise.all(Array.from({ length: 60 }, attempt))
  const refused = answers.filter(({ statusCode }) => statusCode === 503)
  expect(refused.length).toBeGreaterThan(0)
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  const others = answers.filter((answer) => !refused.includes(answer))
  expect(new Set(others.map(({ statusCode }) => statusCode))).toEqual(new Set([401]))
  await logIn('mona')
})
