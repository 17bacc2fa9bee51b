import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { openTestDatabase } from '../engines.ts'
import { buildTestApp } from './build-test-app.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase('seeded')
})
afterAll(() => database.close())

test.each([
  [true, 200],
  [false, 401],
])('with demo accounts %s the known password answers %i', async (demoAccounts, status) => {
  const app = await buildTestApp(database, { demoAccounts })
  const answer = await app.inject({
    method: 'POST',
    url: '/api/user/login-user/',
    payload: { email: 'demo.individual@manzil.example', password: 'manzil-demo' },
  })
  expect(answer.statusCode).toBe(status)
})
