import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { openTestDatabase } from '../engines.ts'
import { buildTestApp } from './build-test-app.ts'

let database: OpenDatabase
let app: FastifyInstance
beforeAll(async () => {
  database = await openTestDatabase()
  app = await buildTestApp(database)
})
afterAll(async () => {
  await app.close()
  await database.close()
})

test('a scene is drawn from its address and kept for a year', async () => {
  const first = await app.inject({ url: '/scenes/facade/tower/marina/7.svg' })
  const again = await app.inject({ url: '/scenes/facade/tower/marina/7.svg' })
  expect(first.statusCode).toBe(200)
  expect(first.headers['content-type']).toContain('image/svg+xml')
  expect(first.headers['cache-control']).toContain('immutable')
  expect(again.body).toBe(first.body)
})

test('a scene is drawn in the light that its page asks for, and in the plain one for others', async () => {
  const [plain, golden, night] = await Promise.all(
    ['', '?light=golden', '?light=night'].map((query) =>
      app.inject({ url: `/scenes/facade/tower/marina/7.svg${query}` }),
    ),
  )
  expect(golden?.body).toBe(plain?.body)
  expect(night?.body).not.toBe(plain?.body)
  expect(night?.headers['cache-control']).toContain('immutable')
})

test.each([
  '/scenes/facade/castle/marina/7.svg',
  '/scenes/facade/tower/marina/-1.svg',
  '/scenes/facade/tower/marina/7.svg?light=pink',
  '/scenes/facade/tower/marina/7.svg?cache=1',
  '/scenes/facade/tower/marina/7.svg?light=night&light=dusk',
  '/scenes/../package.json',
  '/scenes/%2e%2e/%2e%2e/package.json',
])('%s is no picture', async (url) => {
  expect((await app.inject({ url })).statusCode).toBe(404)
})
