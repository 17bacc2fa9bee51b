import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { openTestDatabase } from '../engines.ts'
import { fill } from '../search/filled-database.ts'
import { buildTestApp } from './build-test-app.ts'
import {
  agency,
  agent,
  neighbours,
  property,
  publishProperty,
  visitorToken,
  writeAccounts,
} from './one-property.ts'

let database: OpenDatabase
let app: FastifyInstance
let authorization: string
beforeAll(async () => {
  database = await openTestDatabase()
  const { db } = database
  await fill(database, neighbours)
  await writeAccounts(database)
  await publishProperty(database)
  authorization = `Bearer ${await visitorToken(database)}`
  await sql`update property set media = '[null]' where id = ${property.id}`.execute(db)
  await sql`update property_text set source_notes = '[null]' where id = ${property.id}`.execute(db)
  await sql`update account set service_need = array['nonsense'] where id = ${agent}`.execute(db)
  app = await buildTestApp(database)
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const ask = (url: string) => app.inject({ url: `/api/${url}`, headers: { authorization } })

test.each([
  ['property/get-all-properties-for-users', neighbours.length],
  ['user/get-all-liked-properties/', 0],
  ['property/get-popular-properties', neighbours.length],
])('%s answers with the properties that can be read', async (url, count) => {
  const answer = await ask(url)
  expect([answer.statusCode, answer.json().data?.length]).toEqual([200, count])
  expect(answer.body).not.toContain(property.id)
})

test('agents and agencies are listed without the one whose lists nobody can read', async () => {
  const answer = await ask('user/all-users')
  expect(answer.statusCode).toBe(200)
  expect(answer.json().data.map(({ _id }: { _id: string }) => _id)).toEqual([agency])
})

test('the page of an agency shows its readable people and properties', async () => {
  const answer = await ask(`user/get-all-user-details-with-properties/${agency}/`)
  expect(answer.statusCode).toBe(200)
  expect(answer.json().data.agents).toEqual([])
})

test.each([
  `property/get-property/${property.id}`,
  `user/get-all-user-details-with-properties/${agent}/`,
])('%s is not there, instead of an error of the server', async (url) => {
  expect((await ask(url)).statusCode).toBe(404)
})
