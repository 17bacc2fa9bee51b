import { zGetAgentResponse, zListAgentsResponse } from '@manzil/api-client/generated/zod.gen'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { openTestDatabase } from '../engines.ts'
import { fill } from '../search/filled-database.ts'
import { seededRandom } from '../search/random.ts'
import { randomProperty } from '../search/random-properties.ts'
import { buildTestApp } from './build-test-app.ts'

const idOf = (number: number) => `0197a1c2-7d10-7e3a-9b54-0000000000a${number}`
const [busy, idle, between] = [idOf(1), idOf(2), idOf(3)]
/** More communities than a card names, each with one property more than the one before. */
const communities = [
  'dubai-marina',
  'palm-jumeirah',
  'jumeirah-village-circle',
  'business-bay',
  'downtown-dubai',
  'mirdif',
]

let database: OpenDatabase
let app: FastifyInstance
beforeAll(async () => {
  database = await openTestDatabase()
  let number = 0
  const propertyOf = (agentId: string, place: string) => {
    number += 1
    return { ...randomProperty(number, seededRandom(number)), agentId, place }
  }
  await fill(database, [
    ...communities.flatMap((place, at) =>
      Array.from({ length: at + 1 }, () => propertyOf(busy, place)),
    ),
    propertyOf(between, 'mirdif'),
  ])
  await database.db
    .insertInto('account')
    .values([idle, between, busy].map((id) => ({ id, role: 'agent' as const, first_name: 'Omar' })))
    .execute()
  app = await buildTestApp(database)
})
afterAll(async () => {
  await app.close()
  await database.close()
})

test('agents with most properties come first', async () => {
  const { data } = zListAgentsResponse.parse((await app.inject('/api/user/all-users')).json())
  expect(data.map(({ _id }) => _id)).toEqual([busy, between, idle])
})

const page = async (query: string) => {
  const url = `/api/user/get-all-user-details-with-properties/${busy}/${query}`
  return zGetAgentResponse.parse((await app.inject(url)).json())
}

test('an agent works first of all where most of the properties are', async () => {
  const { data } = await page('')
  expect(data.areas.map(({ _id }) => _id)).toEqual(communities.toReversed().slice(0, 5))
})

test('the pages of the properties of an agent hold each of them once', async () => {
  const pages = [1, 2, 3, 4, 5].map((number) => page(`?limit=5&page=${number}`))
  const sizes = (await Promise.all(pages)).map(({ properties }) => properties.length)
  const ids = (await Promise.all(pages)).flatMap(({ properties }) => properties)
  expect(sizes).toEqual([5, 5, 5, 5, 1])
  expect(new Set(ids.map(({ _id }) => _id)).size).toBe(21)
})
