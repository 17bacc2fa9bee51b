import { expect, test } from 'vitest'
import { chrome, sessionServer } from './session-server.ts'

const server = sessionServer()
const { call, tryLogIn, logIn, areGood, change } = server

const beGuest = () => call('POST', 'guest-user-login')

test('each visitor is a guest of their own, by a token that only says so', async () => {
  const [one, other] = [await beGuest(), await beGuest()]
  expect([one.status, other.status]).toEqual([200, 200])
  for (const { body } of [one, other]) {
    expect(body.data.role).toBe('guest')
    const { data } = (await call('GET', 'get-all-user-details', { token: body.token })).body
    expect(data).toMatchObject({ _id: body.data._id, role: 'guest' })
    // Owners alone have a list of sessions.
    expect((await call('GET', 'get-all-sessions', { token: body.token })).status).toBe(403)
  }
  expect(one.body.data._id).not.toBe(other.body.data._id)
  expect(one.body.token).not.toBe(other.body.token)
})

test('a guest is one for longer than an account stays logged in', async () => {
  const [{ body }] = [await beGuest(), await logIn('mona', chrome)]
  const rows = await server.db
    .selectFrom('session')
    .select(['account_id', 'created_at', 'expires_at'])
    .execute()
  const lives = rows.map(({ account_id, created_at, expires_at }) => [
    account_id === body.data._id ? 'guest' : 'account',
    (Number(expires_at) - Number(created_at)) / (24 * 60 * 60_000),
  ])
  expect(Object.fromEntries(lives)).toEqual({ guest: 90, account: 30 })
})

test('a suspended account is told so, once its password proves whose it is', async () => {
  const before = await logIn('mona', chrome)
  await change('mona', { suspended_at: new Date() })
  expect(await areGood(before)).toEqual([false])
  const refused = await tryLogIn('mona', chrome)
  expect(refused.status).toBe(401)
  expect(refused.body).toMatchObject({
    code: 'unauthorized',
    message: 'Your account is suspended. Contact us if you think this is a mistake.',
  })
  expect(refused.body.token).toBeUndefined()
  const guessed = await tryLogIn('mona', chrome, 'not seven palms')
  expect(guessed.status).toBe(401)
  expect(guessed.body.message).not.toMatch(/suspended/)
  expect((await tryLogIn('omar', chrome)).status).toBe(200)
  await change('mona', { suspended_at: null })
  expect(await areGood(await logIn('mona', chrome))).toEqual([true])
})
