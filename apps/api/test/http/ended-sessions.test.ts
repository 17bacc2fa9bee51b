import { expect, test } from 'vitest'
import { chrome, firefox, sessionServer } from './session-server.ts'

const { call, logIn, areGood, activity } = sessionServer()

const sessionsOf = async (token: string): Promise<{ id: string; current: boolean }[]> =>
  (await call('GET', 'get-all-sessions', { token })).body.data
const idOf = async (token: string) =>
  (await sessionsOf(token)).find(({ current }) => current)?.id ?? ''
const end = async (id: string, token: string) => {
  const { status, body } = await call('DELETE', `end-session/${id}`, { token, agent: chrome })
  return [status, body.message]
}
const endOthers = async (token: string) => {
  const { status, body } = await call('POST', 'end-other-sessions', { token, agent: chrome })
  return [status, body.message]
}
const gone = [404, 'This session has ended already.']

test('of several sessions the one that asks is marked, and no other', async () => {
  const [here, elsewhere] = [await logIn('mona', chrome), await logIn('mona', firefox)]
  const marks = async (token: string) =>
    Object.fromEntries((await sessionsOf(token)).map(({ id, current }) => [id, current]))
  const [mine, other] = [await idOf(here), await idOf(elsewhere)]
  expect(await marks(here)).toEqual({ [mine]: true, [other]: false })
  expect(await marks(elsewhere)).toEqual({ [mine]: false, [other]: true })
})

test('a lost telephone is logged out from another device, and nothing else is', async () => {
  const [here, lost, third] = [
    await logIn('mona', chrome),
    await logIn('mona', firefox),
    await logIn('mona', firefox),
  ]
  expect(await end(await idOf(lost), here)).toEqual([200, 'This device has been logged out.'])
  expect(await areGood(here, lost, third)).toEqual([true, false, true])
  expect((await activity(here))[0]).toBe('session_ended Chrome')
})

test('a session that has ended cannot be ended again, and that is not told as done', async () => {
  const [here, lost] = [await logIn('mona', chrome), await logIn('mona', firefox)]
  const id = await idOf(lost)
  await end(id, here)
  const told = await activity(here)
  expect(await end(id, here)).toEqual(gone)
  expect(await activity(here)).toEqual(told)
})

test('nobody ends the session of somebody else, nor hears that there is one', async () => {
  const [monas, omars] = [await logIn('mona', chrome), await logIn('omar', firefox)]
  const answer = await call('DELETE', `end-session/${await idOf(omars)}`, { token: monas })
  expect([answer.status, answer.body.message]).toEqual(gone)
  expect(answer.body.code).toBe('not_found')
  expect(await areGood(monas, omars)).toEqual([true, true])
  expect([await activity(monas), await activity(omars)]).toEqual([
    ['login Chrome'],
    ['login Firefox'],
  ])
})

test('a session may end itself', async () => {
  const [here, elsewhere] = [await logIn('mona', chrome), await logIn('mona', firefox)]
  expect((await end(await idOf(here), here))[0]).toBe(200)
  expect(await areGood(here, elsewhere)).toEqual([false, true])
})

test('all other devices are logged out at once: not this one, and nobody else’s', async () => {
  const [first, here, last, omars] = [
    await logIn('mona', firefox),
    await logIn('mona', chrome),
    await logIn('mona', firefox),
    await logIn('omar', firefox),
  ]
  expect(await endOthers(here)).toEqual([200, 'All other devices have been logged out.'])
  expect(await areGood(first, here, last, omars)).toEqual([false, true, false, true])
  expect((await activity(here))[0]).toBe('sessions_ended Chrome')
})

test('where no other device is logged in, nothing is told to have been ended', async () => {
  const [here] = [await logIn('mona', chrome), await logIn('omar', firefox)]
  expect((await endOthers(here))[0]).toBe(200)
  expect(await activity(here)).toEqual(['login Chrome'])
})

test('a logout says that it is done, and is told to the owner on the other devices', async () => {
  const [here, elsewhere] = [await logIn('mona', chrome), await logIn('mona', firefox)]
  const { status, body } = await call('POST', 'logout-user', { token: here, agent: chrome })
  expect([status, body.message]).toEqual([200, 'Logout Successfull!'])
  expect((await activity(elsewhere))[0]).toBe('logout Chrome')
  expect((await call('POST', 'logout-user', { token: here })).status).toBe(401)
  expect((await call('POST', 'logout-user')).status).toBe(401)
})
