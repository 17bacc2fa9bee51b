import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { removeSetting } from '../../src/db/settings.ts'
import { openTestDatabase } from '../engines.ts'
import { buildTestApp } from './build-test-app.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase('seeded')
})
afterAll(() => database.close())

test.each([
  [true, 'generated', 200],
  [false, 'generated', 401],
  [undefined, 'generated', 200],
  [true, 'real', 200],
  [undefined, 'real', 401],
])('with demo accounts %s beside %s properties the known password answers %i', async (...asked) => {
  const [demoAccounts, properties, status] = asked
  // An import of real properties takes the mark away, and everything else that was generated.
  if (properties === 'real') await removeSetting(database.db, 'demo-data')
  const app = await buildTestApp(database, { demoAccounts })
  const answer = await app.inject({
    method: 'POST',
    url: '/api/user/login-user/',
    payload: { email: 'demo.individual@manzil.example', password: 'manzil-demo' },
  })
  expect(answer.statusCode).toBe(status)
})
