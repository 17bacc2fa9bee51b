import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { insertGuest } from '../../src/modules/account/repository.ts'
import { createSessions } from '../../src/modules/session/service.ts'
import { hashToken } from '../../src/modules/session/token.ts'
import { openTestDatabase } from '../engines.ts'
import { startHostileProvider } from '../openid/hostile-provider.ts'
import { createAuthenticator } from '../passkeys/software-authenticator.ts'
import { quickHash } from '../quick-hash.ts'
import { buildTestApp } from './build-test-app.ts'

const password = 'seven palms on the creek'
const email = 'mona@example.com'
const phone = '971501234567'
const nowhere = '00000000-0000-7000-8000-000000000000'

let database: OpenDatabase
let provider: Awaited<ReturnType<typeof startHostileProvider>>
let app: FastifyInstance
let password_hash: string
beforeAll(async () => {
  database = await openTestDatabase()
  provider = await startHostileProvider()
  app = await buildTestApp(database, { openIdProviders: [provider.settings] })
  password_hash = quickHash(password)
})
beforeEach(async () => {
  for (const table of ['account', 'outbox_mail', 'login_guess', 'security_event'] as const)
    await database.db.deleteFrom(table).execute()
})
afterAll(async () => {
  await app.close()
  await provider.stop()
  await database.close()
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
async function call(method: Method, path: string, token: string, payload?: object) {
  const headers = { authorization: `Bearer ${token}` }
  const url = path.startsWith('my-data/') ? `/api/${path}` : `/api/user/${path}`
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
  const body = answer.json()
  const rules = (body.fields ?? []).map(
    ({ path: field, rule }: Record<'path' | 'rule', string>) => `${field} ${rule}`,
  )
  return { status: answer.statusCode, body, said: [answer.statusCode, ...rules].join(' ') }
}
const open = (id: string) => createSessions(database.db).open({ id, role: 'individual' })

async function keepMona(more: { password_hash?: null } = {}) {
  const id = randomUUID()
  const account = { id, role: 'individual' as const, email, phone, password_hash, ...more }
  await database.db.insertInto('account').values(account).execute()
  return id
}
/** A session of somebody who logged in eleven minutes ago. */
async function oldSession(id: string): Promise<string> {
  const token = await open(id)
  await age(token)
  return token
}
const age = (token: string) =>
  database.db
    .updateTable('session')
    .set({ created_at: new Date(Date.now() - 11 * 60_000) })
    .where('token_hash', '=', hashToken(token))
    .execute()
const due = '403 identity proven'

type Sensitive = (token: string, id: string) => ReturnType<typeof call>

/** What could take an account away, or all that is known of somebody. */
const sensitive: Record<string, Sensitive> = {
  'a code to another address': (token) =>
    call('POST', 'send-otp-to-email', token, { email: 'eve@example.com' }),
  'a code to another number': (token) =>
    call('POST', 'send-otp-to-phone', token, { phone_number: '971509999999' }),
  'another number in the profile': (token, id) =>
    call('PUT', `users/${id}`, token, { phone_number: '971509999999' }),
  'no number any more': (token, id) => call('PUT', `users/${id}`, token, { phone_number: null }),
  'a new passkey': (token) => call('POST', 'begin-passkey', token, {}),
  'the end of a passkey': (token) => call('DELETE', `remove-passkey/${nowhere}`, token),
  'a copy of all data': (token) => call('GET', 'my-data/download-data', token),
}

test.each(Object.entries(sensitive))(
  '%s asks for a proof of the last minutes',
  async (_what, ask) => {
    const id = await keepMona()
    const [token, other] = [await oldSession(id), await oldSession(id)]
    expect((await ask(token, id)).said).toBe(due)
    expect((await call('POST', 'prove-identity', token, { password })).status).toBe(200)
    // The other session of the account has proven nothing by it.
    expect((await ask(other, id)).said).toBe(due)
    expect((await ask(token, id)).said).not.toBe(due)
  },
)

test('a session that has just been begun is asked for nothing', async () => {
  const id = await keepMona()
  for (const ask of Object.values(sensitive))
    expect((await ask(await open(id), id)).said).not.toBe(due)
})

test('what takes nothing away is not asked for', async () => {
  const id = await keepMona()
  const token = await oldSession(id)
  expect(
    (await call('POST', 'send-otp-to-email', token, { email: 'MONA@example.com' })).status,
  ).toBe(200)
  expect(
    (await call('POST', 'send-otp-to-phone', token, { phone_number: '0501234567' })).status,
  ).toBe(200)
  const same = { first_name: 'Mona', phone_number: phone }
  expect((await call('PUT', `users/${id}`, token, same)).status).toBe(200)
  const guest = await createSessions(database.db).open({
    id: await insertGuest(database.db),
    role: 'guest',
  })
  await age(guest)
  expect((await call('GET', 'my-data/download-data', guest)).status).toBe(200)
})

describe('an account without a password', () => {
  test('is deleted by its address and a proof, never by the address alone', async () => {
    const id = await keepMona({ password_hash: null })
    const token = await oldSession(id)
    expect(
      (await call('POST', 'my-data/delete-account', token, { email: 'eve@example.com' })).said,
    ).toBe('422 email wrong')
    expect((await call('POST', 'my-data/delete-account', token, { email })).said).toBe(due)
    expect((await call('POST', 'my-data/delete-account', await open(id), { email })).status).toBe(
      200,
    )
  })

  const begin = async (token: string, purpose = 'prove') => {
    const body = { provider: provider.settings.id, purpose }
    const { body: begun } = await call('POST', 'begin-social-sign-in', token, body)
    const url = new URL(begun.data.authorization_url)
    return {
      nonce: String(url.searchParams.get('nonce')),
      max_age: url.searchParams.get('max_age'),
    }
  }
  const prove = async (token: string, id_token: string) =>
    (await call('POST', 'prove-identity', token, { id_token })).said
  /** An account that the provider opens to `sub`. */
  async function keepLinked(sub: string) {
    const account_id = await keepMona({ password_hash: null })
    const { issuer, id } = provider.settings
    const link = { issuer, subject: sub, account_id, provider: id }
    await database.db.insertInto('social_identity').values(link).execute()
    return account_id
  }

  test('is proven at the provider that opens it, whose log-in is done again', async () => {
    const sub = randomUUID()
    const token = await oldSession(await keepLinked(sub))
    const state = await call('GET', 'get-identity-proof', token)
    const { id, name } = provider.settings
    expect(state.body.data).toEqual({
      good_until: null,
      password: false,
      passkey: false,
      providers: [{ id, name }],
    })
    const { nonce, max_age } = await begin(token)
    expect(max_age).toBe('0')
    const now = Math.floor(Date.now() / 1000)
    const id_token = await provider.sign({ nonce, sub, auth_time: now })
    expect(await prove(token, id_token)).toBe('200')
    expect((await call('GET', 'my-data/download-data', token)).status).toBe(200)
    expect(await prove(token, id_token)).toBe('422 id_token refused')
  })

  test('is not proven by what else a provider says', async () => {
    const sub = randomUUID()
    const id = await keepLinked(sub)
    const token = await oldSession(id)
    const other = await oldSession(id)
    const [eve, subject] = [randomUUID(), randomUUID()]
    await database.db.insertInto('account').values({ id: eve, role: 'individual' }).execute()
    const { issuer, id: name } = provider.settings
    const link = { issuer, subject, account_id: eve, provider: name }
    await database.db.insertInto('social_identity').values(link).execute()
    const now = Math.floor(Date.now() / 1000)
    const sign = async (of: string, claims: object, purpose?: string) =>
      provider.sign({ nonce: (await begin(of, purpose)).nonce, sub, ...claims })
    const answers = {
      'of somebody else': await prove(token, await sign(token, { sub: 'eve' })),
      'of the owner of another account': await prove(token, await sign(token, { sub: subject })),
      'begun to log in': await prove(token, await sign(token, {}, 'log-in')),
      'begun by another session': await prove(token, await sign(other, {})),
      'of a log-in of an hour ago': await prove(
        token,
        await sign(token, { auth_time: now - 3600 }),
      ),
      'signed by another': await prove(
        token,
        await provider.sign({ nonce: (await begin(token)).nonce, sub }, {}, provider.strangersKey),
      ),
    }
    expect(answers).toEqual({
      'of somebody else': '422 id_token other',
      'of the owner of another account': '422 id_token other',
      'begun to log in': '422 id_token refused',
      'begun by another session': '422 id_token refused',
      'of a log-in of an hour ago': '422 id_token refused',
      'signed by another': '422 id_token refused',
    })
    expect((await call('GET', 'my-data/download-data', token)).said).toBe(due)
    // What proves opens nothing.
    const proof = await sign(token, {})
    expect((await call('POST', 'social-login-user', token, { id_token: proof })).status).toBe(401)
  })
})

test('a passkey of the account proves it, one of another does not', async () => {
  const id = await keepMona()
  const eve = randomUUID()
  await database.db.insertInto('account').values({ id: eve, role: 'individual' }).execute()
  const deviceOf = async (account: string) => {
    const [token, device] = [await open(account), createAuthenticator()]
    const begun = await call('POST', 'begin-passkey', token, {})
    const credential = device.make({ challenge: begun.body.data.challenge })
    await call('POST', 'add-passkey', token, { name: 'Telephone', credential })
    return device
  }
  const [mine, hers] = [await deviceOf(id), await deviceOf(eve)]
  const token = await oldSession(id)
  const prove = async (device: typeof mine, userHandle: string) => {
    const { body } = await call('POST', 'begin-passkey-login', token, {})
    const passkey = device.sign({ challenge: body.data.challenge, userHandle })
    return (await call('POST', 'prove-identity', token, { passkey })).said
  }
  expect(await prove(hers, eve)).toBe('422 passkey refused')
  expect(await prove(hers, id)).toBe('422 passkey refused')
  expect((await call('GET', 'my-data/download-data', token)).said).toBe(due)
  expect(await prove(mine, id)).toBe('200')
  expect((await call('GET', 'my-data/download-data', token)).status).toBe(200)
})

test('passwords are guessed ever more slowly, and what is missing is named', async () => {
  const token = await oldSession(await keepMona())
  expect((await call('POST', 'prove-identity', token, {})).said).toBe('422 password required')
  for (let made = 0; made < 5; made += 1)
    expect((await call('POST', 'prove-identity', token, { password: `wrong ${made}` })).said).toBe(
      '422 password wrong',
    )
  expect((await call('POST', 'prove-identity', token, { password })).status).toBe(429)
  expect((await call('GET', 'get-identity-proof', token)).body.data.good_until).toBeNull()
})
