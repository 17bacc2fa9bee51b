import { zGetAgentResponse, zListPropertiesResponse } from '@manzil/api-client/generated/zod.gen'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { MAX_DEPTH } from '../../src/modules/property/filter/filter.ts'
import { openTestDatabase } from '../engines.ts'
import { fill } from '../search/filled-database.ts'
import { buildTestApp } from './build-test-app.ts'
import { agent, property, writeAccounts } from './one-property.ts'

let database: OpenDatabase
let app: FastifyInstance
beforeAll(async () => {
  database = await openTestDatabase()
  await fill(database, [property])
  await writeAccounts(database)
  // One property more than can be paged through, each a copy of the first.
  await sql`
    insert into property (id, agent_id, published_at, lat, lng, purpose, category_code, type_code,
      emirate_code, place_code, source, reference, title, search)
    select '0197a1c2-7d10-7e3a-9b55-' || lpad(n::text, 12, '0'), agent_id, published_at, lat, lng,
      purpose, category_code, type_code, emirate_code, place_code, source, reference, title, search
    from property, generate_series(1, ${MAX_DEPTH}) n
  `.execute(database.db)
  app = await buildTestApp(database)
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const read = async (path: string, query: string): Promise<unknown> =>
  (await app.inject({ url: `/api${path}?${query}` })).json()

const lists = {
  'of the search': async (query: string) => {
    const path = '/property/get-all-properties-for-users'
    const { data, pagination } = zListPropertiesResponse.parse(await read(path, query))
    return { rows: data, pagination }
  },
  'of an agent': async (query: string) => {
    const path = `/user/get-all-user-details-with-properties/${agent}/`
    const { properties, pagination } = zGetAgentResponse.parse(await read(path, query))
    return { rows: properties, pagination }
  },
}

test.each(
  Object.entries(lists).flatMap(([name, readPage]) => [
    // Where pages end with the depth, and where the last one is cut by it.
    { name, readPage, limit: 100, pages: 100, onLast: 100 },
    { name, readPage, limit: 24, pages: 417, onLast: 16 },
  ]),
)('properties $name are offered in $pages pages of $limit, none of them empty', async (given) => {
  const { readPage, limit, pages, onLast } = given
  const at = (page: number) => readPage(`page=${page}&limit=${limit}`)
  expect((await at(1)).pagination).toMatchObject({ total: MAX_DEPTH + 1, totalPages: pages })
  expect((await at(pages)).rows).toHaveLength(onLast)
  expect((await at(pages + 1)).rows).toEqual([])
})
