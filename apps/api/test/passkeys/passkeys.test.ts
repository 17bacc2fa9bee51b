import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { insertGuest } from '../../src/modules/account/repository.ts'
import { createSessions } from '../../src/modules/session/service.ts'
import { hashToken } from '../../src/modules/session/token.ts'
import { hashPassword } from '../../src/passwords/password.ts'
import { openTestDatabase } from '../engines.ts'
import { buildTestApp } from '../http/build-test-app.ts'
import { mailsTo } from '../sent-secrets.ts'
import { createAuthenticator } from './software-authenticator.ts'

const password = 'seven palms on the creek'
const mona = '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01'
const omar = '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e02'

let database: OpenDatabase
let app: FastifyInstance
let password_hash: string
beforeAll(async () => {
  database = await openTestDatabase()
  app = await buildTestApp(database)
  password_hash = await hashPassword(password)
})
beforeEach(async () => {
  for (const table of ['account', 'outbox_mail', 'login_guess', 'security_event'] as const)
    await database.db.deleteFrom(table).execute()
  const people = [
    { id: mona, email: 'mona@example.com' },
    { id: omar, email: 'omar@example.com' },
  ]
  await database.db
    .insertInto('account')
    .values(people.map((each) => ({ ...each, role: 'individual' as const, password_hash })))
    .execute()
})
afterAll(async () => {
  await app.close()
  await database.close()
})

async function call(
  path: string,
  payload: object = {},
  token = '',
  method: 'POST' | 'DELETE' | 'GET' = 'POST',
) {
  const headers = token === '' ? {} : { authorization: `Bearer ${token}` }
  const url = `/api/user/${path}`
  const answer = await app.inject({ method, url, headers, ...(method === 'POST' && { payload }) })
  return { status: answer.statusCode, body: answer.json() }
}
const open = (id: string) => createSessions(database.db).open({ id, role: 'individual' })
const challengeFor = async (path: string, token = ''): Promise<string> =>
  (await call(path, {}, token)).body.data.challenge
const kinds = async (account = mona) => {
  const query = database.db.selectFrom('security_event').select('kind').orderBy('at')
  return (await query.where('account_id', '=', account).execute()).map(({ kind }) => kind)
}

/** A device with a passkey of the account. */
async function deviceOf(account: string) {
  const token = await open(account)
  const device = createAuthenticator()
  const challenge = await challengeFor('begin-passkey', token)
  const made = { name: 'Telephone', credential: device.make({ challenge }) }
  const { status, body } = await call('add-passkey', made, token)
  expect(status, JSON.stringify(body)).toBe(201)
  return { device, token, id: String(body.data.id) }
}
type Device = ReturnType<typeof createAuthenticator>
type Differently = Partial<Parameters<Device['sign']>[0]>

async function logIn(device: Device, differently: Differently = {}, token = '') {
  const challenge = await challengeFor('begin-passkey-login', token)
  const signed = device.sign({ challenge, userHandle: mona, ...differently })
  return call('login-with-passkey', signed, token)
}

describe('a passkey', () => {
  test('opens the account of its owner, with a token of its own in place of the guest’s', async () => {
    const { device } = await deviceOf(mona)
    const guest = await createSessions(database.db).open({
      id: await insertGuest(database.db),
      role: 'guest',
    })
    const { status, body } = await logIn(device, {}, guest)
    expect([status, body.data._id]).toEqual([200, mona])
    expect(body.token).not.toBe(guest)
    expect((await call('get-all-user-details', {}, guest, 'GET')).status).toBe(401)
    expect((await call('get-all-user-details', {}, body.token, 'GET')).status).toBe(200)
    expect(await kinds()).toEqual(['passkey_added', 'passkey_login'])
  })

  test('that is added is told to the owner', async () => {
    await deviceOf(mona)
    const mails = await mailsTo(database.db, 'mona@example.com')
    expect(mails.map(({ subject }) => subject)).toEqual(['A passkey was added to your account'])
  })

  test('that was removed opens nothing', async () => {
    const { device, token, id } = await deviceOf(mona)
    expect((await call(`remove-passkey/${id}`, {}, token, 'DELETE')).status).toBe(200)
    expect((await logIn(device)).status).toBe(401)
  })

  test('is not there for another account to remove', async () => {
    const { id, device } = await deviceOf(mona)
    expect((await call(`remove-passkey/${id}`, {}, await open(omar), 'DELETE')).status).toBe(404)
    expect((await logIn(device)).status).toBe(200)
  })
})

describe('a log-in is refused', () => {
  test.each<[string, Differently]>([
    ['signed at another site', { origin: 'https://manzil.example.evil.com' }],
    [
      'signed at another port of a name that only begins alike',
      { origin: 'http://localhost.evil.com:8080' },
    ],
    ['for another domain', { rpId: 'evil.com' }],
    ['without its owner having been there', { verified: false }],
    ['in the name of another account', { userHandle: omar }],
    ['over a challenge that nobody gave', { challenge: 'bm9ib2R5IGdhdmUgdGhpcw' }],
  ])('%s', async (_what, differently) => {
    const { device } = await deviceOf(mona)
    expect((await logIn(device, differently)).status).toBe(401)
    expect(await kinds()).toEqual(['passkey_added', 'passkey_refused'])
    expect((await logIn(device)).status).toBe(200)
  })

  test('the second time that the same is sent', async () => {
    const { device } = await deviceOf(mona)
    const challenge = await challengeFor('begin-passkey-login')
    const signed = device.sign({ challenge, userHandle: mona })
    const answers = await Promise.all([1, 2, 3].map(() => call('login-with-passkey', signed)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
  })

  test('with a challenge that another session asked for, or for another purpose', async () => {
    const { device, token } = await deviceOf(mona)
    for (const path of ['begin-passkey-login', 'begin-passkey']) {
      const challenge = await challengeFor(path, token)
      const signed = device.sign({ challenge, userHandle: mona })
      expect((await call('login-with-passkey', signed)).status).toBe(401)
    }
  })

  test('after five minutes', async () => {
    const { device } = await deviceOf(mona)
    const challenge = await challengeFor('begin-passkey-login')
    await database.db.updateTable('passkey_challenge').set({ expires_at: new Date() }).execute()
    const signed = device.sign({ challenge, userHandle: mona })
    expect((await call('login-with-passkey', signed)).status).toBe(401)
  })

  test('by a key that the account does not have', async () => {
    const { device } = await deviceOf(mona)
    const stranger = createAuthenticator()
    const challenge = await challengeFor('begin-passkey-login')
    const signed = { ...stranger.sign({ challenge, userHandle: mona }), id: device.id }
    expect((await call('login-with-passkey', signed)).status).toBe(401)
    expect((await logIn(stranger)).status).toBe(401)
  })

  test('by a copy whose count stays behind, and the owner sees it', async () => {
    const { device } = await deviceOf(mona)
    expect((await logIn(device, { counter: 9 })).status).toBe(200)
    expect((await logIn(device, { counter: 9 })).status).toBe(401)
    expect(await kinds()).toContain('passkey_cloned')
    expect((await logIn(device, { counter: 10 })).status).toBe(200)
  })

  test('too soon after five wrong ones, and passwords are not held up by it', async () => {
    const { device } = await deviceOf(mona)
    for (let made = 0; made < 5; made += 1)
      expect((await logIn(device, { origin: 'https://evil.com' })).status).toBe(401)
    expect((await logIn(device)).status).toBe(429)
    const byPassword = await call('login-user/', { email: 'mona@example.com', password })
    expect(byPassword.status).toBe(200)
  })
})

test('a device that does not count is admitted each time', async () => {
  const { device } = await deviceOf(mona)
  await database.db.updateTable('passkey').set({ counter: 0 }).execute()
  for (const _ of [1, 2]) expect((await logIn(device, { counter: 0 })).status).toBe(200)
})

describe('adding a passkey', () => {
  const add = async (token: string, differently: Differently = {}) => {
    const challenge = await challengeFor('begin-passkey', token)
    const credential = createAuthenticator().make({ challenge, ...differently })
    return (await call('add-passkey', { name: 'Telephone', credential }, token)).status
  }

  test.each<[string, Differently]>([
    ['made at another site', { origin: 'https://evil.com' }],
    ['made for another domain', { rpId: 'evil.com' }],
    ['made without its owner', { verified: false }],
    ['made over a challenge that nobody gave', { challenge: 'bm9ib2R5IGdhdmUgdGhpcw' }],
  ])('is refused where it was %s', async (_what, differently) => {
    expect(await add(await open(mona), differently)).toBe(422)
  })

  test('is refused with the challenge of another session', async () => {
    const challenge = await challengeFor('begin-passkey', await open(omar))
    const credential = createAuthenticator().make({ challenge })
    const { status } = await call('add-passkey', { name: 'X', credential }, await open(mona))
    expect(status).toBe(422)
  })

  test('is refused where another account has it', async () => {
    const { device } = await deviceOf(mona)
    const token = await open(omar)
    const credential = device.make({ challenge: await challengeFor('begin-passkey', token) })
    expect((await call('add-passkey', { name: 'X', credential }, token)).status).toBe(422)
    expect((await logIn(device)).body.data._id).toBe(mona)
  })

  test('asks for a proof when the log-in is a while ago, and takes no password in its place', async () => {
    const token = await open(mona)
    await database.db
      .updateTable('session')
      .set({ created_at: new Date(Date.now() - 11 * 60_000) })
      .where('token_hash', '=', hashToken(token))
      .execute()
    for (const body of [{}, { password }]) {
      const { status, body: said } = await call('begin-passkey', body, token)
      expect([status, said.fields[0].rule]).toEqual([403, 'proven'])
    }
  })

  test('is not for demo accounts, whose password everybody knows', async () => {
    await database.db.updateTable('account').set({ is_demo: true }).where('id', '=', mona).execute()
    expect((await call('begin-passkey', {}, await open(mona))).status).toBe(403)
  })

  test('is not possible at an address of digits', async () => {
    const other = await buildTestApp(database, { share: { publicUrl: 'http://203.0.113.7' } })
    const answer = await other.inject({ method: 'POST', url: '/api/user/begin-passkey-login' })
    expect(answer.statusCode).toBe(409)
    await other.close()
  })
})
