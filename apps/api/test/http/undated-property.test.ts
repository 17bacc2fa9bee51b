import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { undated } from '../../src/db/undated.ts'
import { openTestDatabase } from '../engines.ts'
import { fill } from '../search/filled-database.ts'
import { buildTestApp } from './build-test-app.ts'
import { neighbours, property, writeAccounts } from './one-property.ts'

let database: OpenDatabase
let app: FastifyInstance
beforeAll(async () => {
  database = await openTestDatabase()
  await fill(database, [{ ...property, publishedAt: undated }, ...neighbours])
  await writeAccounts(database)
  app = await buildTestApp(database)
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const list = '/api/property/get-all-properties-for-users'

test.each([
  `/api/property/get-property/${property.id}`,
  list,
  '/feed.xml',
  `/p/${property.id}`,
  '/area/palm-jumeirah',
])('%s tells no day that the source never gave', async (url) => {
  const asked = await app.inject({ url })
  // A property's page stands under its title too.
  const { statusCode, body } =
    asked.statusCode === 301 ? await app.inject({ url: asked.headers.location ?? '' }) : asked
  expect(statusCode).toBe(200)
  expect(body).toContain(property.id)
  expect(body).not.toContain('1970')
})

test('the undated come last among the newest, and say that they have no day', async () => {
  const { data } = (await app.inject({ url: `${list}?sort_by=newest` })).json()
  expect(data.at(-1)).toMatchObject({ _id: property.id, published_at: null })
})
