import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { openTestDatabase } from '../engines.ts'
import { buildTestApp } from './build-test-app.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Answers to five wrong log-ins, each under another X-Forwarded-For. */
async function answersTo(trustProxy: number, forwarded: (attempt: number) => string) {
  const app = await buildTestApp(database, { loginLimit: 2, trustProxy })
  const statuses = []
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/user/login-user/',
      headers: { 'x-forwarded-for': forwarded(attempt) },
      // Names differ, so that what limits is the address.
      payload: { email: `nobody-${attempt}@example.org`, password: 'wrong-password' },
    })
    statuses.push(answer.statusCode)
  }
  await app.close()
  return statuses.map((status) => (status === 429 ? 'limited' : 'served'))
}

const limited = ['served', 'served', 'limited', 'limited', 'limited']

test('nobody evades a limit by addresses of their own making', async () => {
  expect(await answersTo(0, (attempt) => `198.51.100.${attempt}`)).toEqual(limited)
  const behindOne = (attempt: number) => `198.51.100.${attempt}, 203.0.113.7`
  expect(await answersTo(1, behindOne)).toEqual(limited)
})

test('visitors of one proxy are told apart by what it wrote', async () => {
  const each = (attempt: number) => `198.51.100.1, 203.0.113.${attempt}`
  expect(await answersTo(1, each)).toEqual(['served', 'served', 'served', 'served', 'served'])
})
