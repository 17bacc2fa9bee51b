import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { hashPassword } from '../../src/passwords/password.ts'
import { openTestDatabase } from '../engines.ts'
import { buildTestApp } from '../http/build-test-app.ts'
import { mailsTo } from '../sent-secrets.ts'
import { type Behaviour, startHostileProvider } from './hostile-provider.ts'

type Provider = Awaited<ReturnType<typeof startHostileProvider>>

const behaviour: Behaviour = {}
const password = 'seven palms on the creek'
const email = 'mona@example.com'
let database: OpenDatabase
let provider: Provider
let app: FastifyInstance

beforeAll(async () => {
  database = await openTestDatabase()
  provider = await startHostileProvider(behaviour)
  app = await buildTestApp(database, { openIdProviders: [provider.settings] })
})
beforeEach(async () => {
  for (const key of Object.keys(behaviour)) Reflect.deleteProperty(behaviour, key)
  for (const table of ['account', 'outbox_mail', 'security_event', 'social_sign_in'] as const)
    await database.db.deleteFrom(table).execute()
})
afterAll(async () => {
  await app.close()
  await provider.stop()
  await database.close()
})

const post = (path: string, payload: object, token = '', server = app) =>
  server.inject({
    method: 'POST',
    url: `/api/user/${path}`,
    headers: token === '' ? {} : { authorization: `Bearer ${token}` },
    payload,
  })
const guest = async () => String((await post('guest-user-login', {})).json().token)
async function begin(token: string, purpose = 'log-in') {
  const answer = await post('begin-social-sign-in', { provider: 'hostile', purpose }, token)
  expect(answer.statusCode).toBe(200)
  const url = new URL(answer.json().data.authorization_url)
  return String(url.searchParams.get('nonce'))
}
const logIn = async (id_token: string, token: string) =>
  (await post('social-login-user', { id_token }, token)).statusCode
const signUp = (id_token: string, token: string) =>
  post('initiate-social-signup', { id_token, role: 'individual', accept_terms: true }, token)
const kinds = async () =>
  (await database.db.selectFrom('security_event').select('kind').orderBy('at').execute()).map(
    ({ kind }) => kind,
  )
async function keepMona() {
  const password_hash = await hashPassword(password)
  const mona = { id: randomUUID(), role: 'individual' as const, email, password_hash }
  await database.db.insertInto('account').values(mona).execute()
  return mona.id
}

const ago = (seconds: number) => Math.floor(Date.now() / 1000) - seconds

/** Each is right but for one thing. */
const attacks: Record<string, (nonce: string) => Promise<string>> = {
  'the signature of another key': (nonce) => provider.sign({ nonce }, {}, provider.strangersKey),
  'another audience': (nonce) => provider.sign({ nonce, aud: 'another-site' }),
  'several audiences and no party': (nonce) =>
    provider.sign({ nonce, aud: ['manzil', 'another-site'] }),
  'another party': (nonce) => provider.sign({ nonce, azp: 'another-site' }),
  'another issuer': (nonce) => provider.sign({ nonce, iss: 'https://accounts.google.com' }),
  'a nonce that nobody was given': () => provider.sign({ nonce: 'made-up' }),
  'no nonce': () => provider.sign({}),
  'an expiry of six minutes ago': (nonce) => provider.sign({ nonce, exp: ago(360) }),
  'a beginning of sixteen minutes ago': (nonce) => provider.sign({ nonce, iat: ago(960) }),
  'a beginning in six minutes': (nonce) => provider.sign({ nonce, iat: ago(-360) }),
  'no subject': (nonce) => provider.sign({ nonce, sub: '' }),
  'a key that is not there': (nonce) => provider.sign({ nonce }, { kid: 'second' }),
  'HS256 by the public key': async (nonce) =>
    provider.sign({ nonce }, { alg: 'HS256' }, await provider.publicPem()),
  'no algorithm': async (nonce) => {
    const claims = (await provider.sign({ nonce })).split('.')[1]
    const header = Buffer.from(JSON.stringify({ alg: 'none', kid: 'first' })).toString('base64url')
    return `${header}.${claims}.AA`
  },
  'a key of its own': (nonce) => {
    const jwk = { kty: 'RSA', n: 'AQAB', e: 'AQAB' }
    return provider.sign({ nonce }, { jwk }, provider.strangersKey)
  },
}

test.each(Object.entries(attacks))('%s is refused', async (_what, forge) => {
  const token = await guest()
  const id_token = await forge(await begin(token))
  expect(await logIn(id_token, token)).toBe(401)
  expect((await signUp(id_token, token)).statusCode).toBe(401)
  expect(await database.db.selectFrom('social_identity').selectAll().execute()).toEqual([])
  expect(await kinds()).toContain('social_refused')
})

test('clocks may differ by less than five minutes', async () => {
  const token = await guest()
  const nonce = await begin(token)
  const late = await provider.sign({ nonce, email, iat: ago(800), exp: ago(240) })
  expect((await signUp(late, token)).statusCode).toBe(201)
})

test('a token counts once, of many at once too', async () => {
  const token = await guest()
  const id_token = await provider.sign({ nonce: await begin(token), email })
  const answers = await Promise.all([1, 2, 3].map(() => signUp(id_token, token)))
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
  expect(await logIn(id_token, token)).toBe(401)
})

test('a token of another session is refused', async () => {
  const [mine, other] = [await guest(), await guest()]
  const id_token = await provider.sign({ nonce: await begin(mine), email })
  expect(await logIn(id_token, other)).toBe(401)
  expect(await logIn(id_token, '')).toBe(401)
  expect(await logIn(id_token, mine)).toBe(404)
})

test('a sign-in that took too long is over', async () => {
  const token = await guest()
  const id_token = await provider.sign({ nonce: await begin(token), email })
  await database.db.updateTable('social_sign_in').set({ expires_at: new Date() }).execute()
  expect(await logIn(id_token, token)).toBe(401)
})

test('what was begun to connect opens nothing else', async () => {
  const token = await guest()
  const id_token = await provider.sign({ nonce: await begin(token, 'link'), email })
  expect(await logIn(id_token, token)).toBe(401)
  expect((await signUp(id_token, token)).statusCode).toBe(401)
})

test('an address that is not verified makes no account, and none is told of', async () => {
  await keepMona()
  for (const email_verified of [false, 'false', undefined]) {
    const token = await guest()
    const id_token = await provider.sign({ nonce: await begin(token), email, email_verified })
    expect(await logIn(id_token, token)).toBe(422)
    expect((await signUp(id_token, token)).statusCode).toBe(422)
    const link = await post('link-social-account', { id_token, password }, token)
    expect(link.statusCode).toBe(422)
  }
})

test('an account with a password is connected by the password alone, and its owner told', async () => {
  const id = await keepMona()
  const [subject, token] = [randomUUID(), await guest()]
  const id_token = await provider.sign({ nonce: await begin(token), email, sub: subject })
  expect(await logIn(id_token, token)).toBe(409)
  expect((await signUp(id_token, token)).statusCode).toBe(409)
  const connect = (given: string) =>
    post('link-social-account', { id_token, password: given }, token)
  expect((await connect('wrong')).statusCode).toBe(422)
  expect(await database.db.selectFrom('social_identity').selectAll().execute()).toEqual([])
  const linked = await connect(password)
  expect([linked.statusCode, linked.json().data._id]).toEqual([200, id])
  expect((await mailsTo(database.db, email)).map(({ subject: line }) => line)).toEqual([
    'You can now log in with Hostile',
  ])
  expect(await kinds()).toEqual(expect.arrayContaining(['identity_linked', 'login']))
  const later = await guest()
  const again = await provider.sign({ nonce: await begin(later), email, sub: subject })
  expect(await logIn(again, later)).toBe(200)
})

test('passwords are guessed no faster here than at the log-in', async () => {
  await keepMona()
  const token = await guest()
  const id_token = await provider.sign({ nonce: await begin(token), email })
  const statuses: number[] = []
  for (let n = 0; n < 12; n += 1)
    statuses.push(
      (await post('link-social-account', { id_token, password: `wrong ${n}` }, token)).statusCode,
    )
  expect(statuses).toContain(429)
})

test('the guest whose token came along is logged out', async () => {
  const token = await guest()
  const id_token = await provider.sign({ nonce: await begin(token), email })
  expect((await signUp(id_token, token)).statusCode).toBe(201)
  const headers = { authorization: `Bearer ${token}` }
  const answer = await app.inject({ url: '/api/user/get-all-user-details', headers })
  expect(answer.statusCode).toBe(401)
})

/** What a provider of no use does. */
const failures: Record<string, Behaviour> = {
  'a page in place of its document': { discovery: (response) => response.end('<h1>Hello</h1>') },
  'a document of another issuer': {
    discovery: (response) =>
      response.end(
        JSON.stringify({
          issuer: 'https://accounts.google.com',
          authorization_endpoint: 'https://accounts.google.com/a',
          jwks_uri: 'https://accounts.google.com/k',
        }),
      ),
  },
  'an endless document': { discovery: (response) => response.end('x'.repeat(300_000)) },
  'an address elsewhere': {
    discovery: (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  },
  'no connection': { discovery: (response) => response.destroy() },
}

test.each(Object.entries(failures))('%s of a provider is a 503', async (_what, does) => {
  const own = await startHostileProvider(does)
  const server = await buildTestApp(database, { openIdProviders: [own.settings] })
  const token = await guest()
  const body = { provider: 'hostile', purpose: 'log-in' }
  const answer = await post('begin-social-sign-in', body, token, server)
  expect(answer.statusCode).toBe(503)
  expect(answer.json().message).toContain('Hostile does not answer at the moment.')
  await server.close()
  await own.stop()
})

const badKeys: Record<string, Behaviour> = {
  'a page in place of keys': { keys: (response) => response.end('<h1>Hello</h1>') },
  'no keys': { keys: (response) => response.writeHead(500).end() },
  'keys of another shape': { keys: (response) => response.end('{"keys":7}') },
}

test.each(Object.entries(badKeys))('%s of a provider are a 503', async (_what, does) => {
  const own = await startHostileProvider(does)
  const server = await buildTestApp(database, { openIdProviders: [own.settings] })
  const token = await guest()
  const body = { provider: 'hostile', purpose: 'log-in' }
  const begun = await post('begin-social-sign-in', body, token, server)
  const nonce = new URL(begun.json().data.authorization_url).searchParams.get('nonce')
  const id_token = await own.sign({ nonce })
  const answer = await post('social-login-user', { id_token }, token, server)
  expect(answer.statusCode).toBe(503)
  await server.close()
  await own.stop()
})

test('unknown keys are asked for once in a while only', async () => {
  const token = await guest()
  const nonce = await begin(token)
  for (const kid of ['one', 'two', 'three'])
    expect(await logIn(await provider.sign({ nonce }, { kid }), token)).toBe(401)
  const before = provider.asked.length
  expect(await logIn(await provider.sign({ nonce }, { kid: 'four' }), token)).toBe(401)
  expect(provider.asked.length).toBe(before)
})
