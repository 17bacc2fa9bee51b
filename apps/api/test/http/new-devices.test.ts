import { expect, test } from 'vitest'
import { mailsTo } from '../sent-secrets.ts'
import { chrome, emailOf, firefox, sessionServer } from './session-server.ts'

const server = sessionServer()
const { logIn, areGood, activity, change } = server

const mailsToMona = () => mailsTo(server.db, emailOf('mona'))

test('who is told of a new device finds the page where it can be logged out', async () => {
  await logIn('mona', chrome)
  await logIn('mona', firefox)
  const mails = await mailsToMona()
  expect(mails.map(({ subject }) => subject)).toEqual(['Anmeldung von einem neuen Gerät'])
  const page = 'http://localhost:8080/#/account-security'
  expect(mails[0]?.text.split(/\s+/)).toContain(page)
  expect(mails[0]?.html).toContain(`href="${page}"`)
  const sent = await server.db.selectFrom('outbox_mail').select('message_id').execute()
  expect(sent).toEqual([{ message_id: expect.stringMatching(/^<[\da-f-]{36}@manzil\.example>$/) }])
})

test('a mail about a new device does not wait for the next look into the outbox', async () => {
  await logIn('mona', chrome)
  expect(server.nudges()).toBe(0)
  await logIn('mona', firefox)
  expect(server.nudges()).toBe(1)
  // Known by now.
  await logIn('mona', firefox)
  await logIn('mona', chrome)
  expect(server.nudges()).toBe(1)
  expect(await mailsToMona()).toHaveLength(1)
})

test('a new device is seen among what happened to the account, and in that one alone', async () => {
  const [monas, omars] = [await logIn('mona', chrome), await logIn('omar', chrome)]
  await logIn('mona', firefox)
  const told = await activity(monas)
  expect(told.filter((event) => event.startsWith('new_device'))).toEqual(['new_device Firefox'])
  expect(await activity(omars)).toEqual(['login Chrome'])
})

test('a demo account, which everybody enters, is not written to', async () => {
  await change('mona', { is_demo: true })
  await logIn('mona', chrome)
  expect(await areGood(await logIn('mona', firefox))).toEqual([true])
  expect(await mailsToMona()).toEqual([])
  expect(server.nudges()).toBe(0)
})

test('an account without an address is entered from a new device all the same', async () => {
  await change('mona', { email: null })
  const first = await logIn('mona', chrome)
  const token = await logIn('mona', firefox)
  expect(await areGood(first, token)).toEqual([true, true])
  expect(await activity(token)).toContain('new_device Firefox')
  expect(await server.db.selectFrom('outbox_mail').select('id').execute()).toEqual([])
  expect(server.nudges()).toBe(0)
})
