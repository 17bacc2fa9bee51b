import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localClient, startLocalProvider } from '../../scripts/openid/local-provider.ts'
import { readConfig } from '../../src/config.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { openTestDatabase } from '../engines.ts'
import { buildTestApp } from '../http/build-test-app.ts'
import { startHostileProvider } from './hostile-provider.ts'

const redirectUri = `${readConfig({}).mail.publicUrl}/signed-in.html`
let database: OpenDatabase
let app: FastifyInstance
let real: Server
let hostile: Awaited<ReturnType<typeof startHostileProvider>>
let issuer: string

/** The code flow at a real OpenID provider, beside one of an attacker. */
beforeAll(async () => {
  database = await openTestDatabase()
  hostile = await startHostileProvider({ token: (response) => response.writeHead(400).end() })
  const port = await freePort()
  issuer = `http://127.0.0.1:${port}`
  real = await startLocalProvider({ port, redirectUris: [redirectUri] })
  const client = { client_id: localClient.id, scope: 'openid email profile' }
  app = await buildTestApp(database, {
    openIdProviders: [
      {
        ...{ id: 'google', name: 'Google', issuer, response_type: 'code' },
        ...{ ...client, client_secret: localClient.secret },
      },
      { ...hostile.settings, response_type: 'code' },
    ],
  })
})
afterAll(async () => {
  await app.close()
  await hostile.stop()
  real.close()
  real.closeAllConnections()
  await database.close()
})

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port }: AddressInfo = Object(probe.address())
  await new Promise((resolve) => probe.close(resolve))
  return port
}

const post = (path: string, payload: object, token = '') =>
  app.inject({
    method: 'POST',
    url: `/api/user/${path}`,
    headers: token === '' ? {} : { authorization: `Bearer ${token}` },
    payload,
  })
const guest = async () => String((await post('guest-user-login', {})).json().token)
async function begin(token: string, provider = 'google') {
  const answer = await post('begin-social-sign-in', { provider, purpose: 'log-in' }, token)
  const { authorization_url, state } = answer.json().data
  return { url: new URL(authorization_url), state: String(state) }
}
const exchange = (token: string, code: string, state: string) =>
  post('exchange-social-code', { code, state }, token)

/** Where the browser of somebody who chooses a person at the provider is sent back to. */
async function visit(url: URL, person = 'mariam'): Promise<URL> {
  const jar = new Map<string, string>()
  let next = url
  let method = 'GET'
  for (let hop = 0; hop < 8; hop += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(next, { method, headers: { cookie }, redirect: 'manual' })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
      jar.set(name, value)
    }
    const location = answer.headers.get('location')
    if (location) {
      next = new URL(location, issuer)
      method = 'GET'
      if (next.href.startsWith(redirectUri)) return next
    } else if (answer.ok && next.pathname.startsWith('/choose/')) {
      next = new URL(`${next.pathname}/${person}`, issuer)
      method = 'POST'
    } else throw new Error(`the provider refuses: ${answer.status}`)
  }
  throw new Error('the provider sends nobody back')
}
const codeOf = (back: URL) => String(back.searchParams.get('code'))

/** What the provider answers to a code, told the secret of the site. */
async function redeem(form: Record<string, string>): Promise<number> {
  const pair = `${localClient.id}:${encodeURIComponent(localClient.secret)}`
  const { status } = await fetch(`${issuer}/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(pair).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'authorization_code', ...form }),
  })
  return status
}

test('a code is exchanged once, by the session that began', async () => {
  const token = await guest()
  const { url, state } = await begin(token)
  const code = codeOf(await visit(url))
  const answer = await exchange(token, code, state)
  expect(answer.statusCode).toBe(200)
  const { id_token } = answer.json().data
  const form = { id_token, role: 'individual', accept_terms: true }
  expect((await post('initiate-social-signup', form, token)).statusCode).toBe(201)
  expect((await exchange(token, code, state)).statusCode).toBe(401)
})

test('of many who send one code at once, one gets the token', async () => {
  const token = await guest()
  const { url, state } = await begin(token)
  const code = codeOf(await visit(url))
  const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(token, code, state)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('a stolen code opens nothing in the session of the thief, and stays good for its owner', async () => {
  const [owner, thief] = [await guest(), await guest()]
  const { url, state } = await begin(owner)
  const code = codeOf(await visit(url))
  expect((await exchange(thief, code, state)).statusCode).toBe(401)
  expect((await exchange('', code, state)).statusCode).toBe(401)
  expect((await exchange(owner, code, state)).statusCode).toBe(200)
})

test('a stolen code is not redeemed by a sign-in of the thief’s own', async () => {
  const [owner, thief] = [await guest(), await guest()]
  const code = codeOf(await visit((await begin(owner)).url))
  const own = await begin(thief)
  expect((await exchange(thief, code, own.state)).statusCode).toBe(401)
})

test('nobody is logged in to the account of whoever sent them a link with a code', async () => {
  const [attacker, victim] = [await guest(), await guest()]
  const { url, state } = await begin(attacker)
  const code = codeOf(await visit(url))
  const own = await begin(victim)
  expect((await exchange(victim, code, state)).statusCode).toBe(401)
  expect((await exchange(victim, code, own.state)).statusCode).toBe(401)
})

test('a state counts for one code', async () => {
  const token = await guest()
  const { url, state } = await begin(token)
  const [first, second] = [codeOf(await visit(url)), codeOf(await visit(url, 'yusuf'))]
  expect((await exchange(token, 'made-up', state)).statusCode).toBe(401)
  expect((await exchange(token, first, state)).statusCode).toBe(401)
  expect((await exchange(token, second, state)).statusCode).toBe(401)
})

test('a code is of no use without the verifier, even with the secret of the site', async () => {
  const { url } = await begin(await guest())
  expect(url.searchParams.get('code_challenge_method')).toBe('S256')
  const form = async () => ({ code: codeOf(await visit(url)), redirect_uri: redirectUri })
  expect(await redeem(await form())).toBe(400)
  expect(await redeem({ ...(await form()), code_verifier: 'x'.repeat(43) })).toBe(400)
})

test('an address that was changed on the way is refused', async () => {
  const token = await guest()
  const { url, state } = await begin(token)
  const changed = (change: (query: URLSearchParams) => void) => {
    const other = new URL(url)
    change(other.searchParams)
    return other
  }
  const elsewhere = changed((query) => query.set('redirect_uri', 'https://evil.com/signed-in.html'))
  await expect(visit(elsewhere)).rejects.toThrow('refuses: 400')
  const longer = changed((query) => query.set('redirect_uri', `${redirectUri}/../evil`))
  await expect(visit(longer)).rejects.toThrow('refuses: 400')
  const withoutChallenge = changed((query) => {
    query.delete('code_challenge')
    query.delete('code_challenge_method')
  })
  // Either the provider demands the challenge, or the verifier that was not announced is refused.
  const code = await visit(withoutChallenge).then(codeOf)
  expect((await exchange(token, code, state)).statusCode).toBe(401)
})

test('a token of another nonce is not read', async () => {
  const token = await guest()
  const { url, state } = await begin(token)
  url.searchParams.set('nonce', 'one-of-the-attackers')
  const answer = await exchange(token, codeOf(await visit(url)), state)
  expect(answer.statusCode).toBe(200)
  const { id_token } = answer.json().data
  expect((await post('social-login-user', { id_token }, token)).statusCode).toBe(401)
})

test('the provider that is down is named, whichever is the first', async () => {
  const token = await guest()
  const { state } = await begin(token, 'hostile')
  hostile.behaviour.token = (response) => response.writeHead(502).end('<h1>Bad gateway</h1>')
  const answer = await exchange(token, 'a-code', state)
  hostile.behaviour.token = (response) => response.writeHead(400).end()
  expect(answer.statusCode).toBe(503)
  expect(answer.json().message).toContain('Hostile does not answer at the moment.')
})

test('a code of one provider is worth nothing at another, which is named', async () => {
  const token = await guest()
  const code = codeOf(await visit((await begin(token)).url))
  const { state } = await begin(token, 'hostile')
  const answer = await exchange(token, code, state)
  expect(answer.statusCode).toBe(401)
  expect(answer.json().message).toBe('Hostile login failed or was cancelled.')
  expect(await database.db.selectFrom('social_identity').select('provider').execute()).toEqual([
    { provider: 'google' },
  ])
})
