import { zGetAgentResponse, zListAgentsResponse } from '@manzil/api-client/generated/zod.gen'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statusCodes } from '../../src/db/codes.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { removeSetting, writeSetting } from '../../src/db/settings.ts'
import { openTestDatabase } from '../engines.ts'
import { buildTestApp } from './build-test-app.ts'

const agency = '0197a1c2-7d10-7e3a-9b54-0000000000a0'
const agent = '0197a1c2-7d10-7e3a-9b54-0000000000a1'
const nameless = '0197a1c2-7d10-7e3a-9b54-0000000000a2'

describe('agents', () => {
  let database: OpenDatabase
  let app: FastifyInstance
  beforeAll(async () => {
    database = await openTestDatabase('seeded')
    await database.db
      .insertInto('account')
      .values([
        {
          id: agency,
          role: 'agency',
          email: 'office@example.com',
          company_name: 'Größe & Söhne Immobilien',
          rera_number: 'ORN-77',
          email_verified: true,
        },
        {
          id: agent,
          role: 'agent',
          email: 'zoe@example.com',
          first_name: 'Zoë',
          last_name: 'Łukaszewicz أحمد',
          phone: '971501234567',
          password_hash: 'never shown',
          agency_id: agency,
          languages: ['pl', 'ar'],
          nationality: 'PL',
          service_need: ['buy', 'off-plan'],
          agent_photo: '/uploads/zoe.webp',
        },
        { id: nameless, role: 'agent', email: 'nobody@example.com' },
      ])
      .execute()
    app = await buildTestApp(database)
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })

  const list = async (query: string) =>
    zListAgentsResponse.parse((await app.inject(`/api/user/all-users?limit=100&${query}`)).json())
  const found = async (search: string, more = '') =>
    (await list(`search=${encodeURIComponent(search)}${more}`)).data.map(({ _id }) => _id)
  const page = (id: string) =>
    app.inject(`/api/user/get-all-user-details-with-properties/${id}/?limit=100`)

  test.each([
    ['ZOE'],
    ['zoë'],
    ['łukaszewicz zoe'],
    ['احمد'],
    ['GROSSE'.toLowerCase().replace('ss', 'ß')],
    ['sohne'],
    ["So'hne"],
  ])('are found as %s', async (search) => {
    expect(await found(search)).toContain(agent)
  })

  test('are not found by half of what is asked, by marks or by nothing', async () => {
    for (const search of ['zoe smith', 'oe', 'kaszewicz'])
      expect(await found(search)).not.toContain(agent)
    for (const search of ['!!!', '%', '_', "'; drop table account; --"])
      expect(await found(search)).toEqual([])
  })

  test('are found by the communities and emirates that they work in, in any language', async () => {
    const { data } = await list('user_type=agent')
    const one = data.find(({ areas }) => areas.length > 0)
    const [area] = one?.areas ?? []
    for (const name of [area?.name ?? '', area?.name_ar ?? '', (area?.name ?? '').toUpperCase()])
      expect(await found(name)).toContain(one?._id)
    expect(await found(`${area?.name} ${one?.name}`)).toContain(one?._id)
    expect((await found('dubai', '&user_type=agent')).length).toBeGreaterThan(0)
    expect(await found('دبي', '&user_type=agent')).toEqual(await found('dubai', '&user_type=agent'))
  })

  test('show what their owners publish, and nothing else', async () => {
    const answer = await page(agent)
    const { data, properties } = zGetAgentResponse.parse(answer.json())
    expect(data).toMatchObject({
      user_type: 'agent',
      name: 'Zoë Łukaszewicz أحمد',
      agency_id: agency,
      agency_name: 'Größe & Söhne Immobilien',
      agent_photo: '/uploads/zoe.webp',
      phone_number: '+971501234567',
      verified: false,
      response_minutes: null,
      sale_count: 0,
      rent_count: 0,
      agents_count: 0,
      areas: [],
      link: `/agent-info?id=${agent}`,
    })
    expect(properties).toEqual([])
    for (const secret of ['zoe@example.com', 'never shown', 'password', 'email'])
      expect(answer.body).not.toContain(secret)
  })

  test('keep to all filters at once, the search among them', async () => {
    const filters = '&user_type=agent&language=pl&nationality=PL&service_need=off-plan'
    expect(await found('zoe', filters)).toEqual([agent])
    expect(await found('zoe', filters.replace('off-plan', 'valuation'))).toEqual([])
    const { data, pagination } = await list(`search=zoe${filters}&page=1`)
    expect(pagination).toEqual({ page: 1, limit: 100, total: 1, totalPages: 1 })
    expect(data).toHaveLength(1)
  })

  test('without a name have no page', async () => {
    expect((await page(nameless)).statusCode).toBe(404)
    expect((await list('user_type=agent')).data.map(({ _id }) => _id)).not.toContain(nameless)
  })

  test('count live properties only, an agency those of its people', async () => {
    const rows = await database.db
      .selectFrom('property')
      .select(['id', 'purpose'])
      .orderBy('id')
      .limit(6)
      .execute()
    const ids = rows.map(({ id }) => id)
    const before = await database.db
      .selectFrom('property')
      .select(['id', 'agent_id'])
      .where('id', 'in', ids)
      .execute()
    await database.db
      .updateTable('property')
      .set({ agent_id: agent })
      .where('id', 'in', ids)
      .execute()
    await database.db
      .updateTable('property')
      .set({ status: statusCodes.hidden })
      .where('id', '=', ids[0] ?? '')
      .execute()
    for (const id of [agent, agency]) {
      const { data, properties, pagination } = zGetAgentResponse.parse((await page(id)).json())
      expect(data.sale_count + data.rent_count).toBe(5)
      expect(data.sale_count).toBe(rows.slice(1).filter(({ purpose }) => purpose === 1).length)
      expect(pagination.total).toBe(5)
      expect(properties.map((property) => property._id).sort()).toEqual(ids.slice(1))
      expect(data.areas.length).toBeGreaterThan(0)
    }
    const { data } = zGetAgentResponse.parse((await page(agency)).json())
    expect(data).toMatchObject({ verified: true, agents_count: 1, rera_number: 'ORN-77' })
    expect(data.agents.map(({ _id }) => _id)).toEqual([agent])
    for (const { id, agent_id } of before)
      await database.db
        .updateTable('property')
        .set({ agent_id, status: statusCodes.live })
        .where('id', '=', id)
        .execute()
  })

  test('that were generated leave with the generated properties, unless they list themselves', async () => {
    const { db } = database
    const one = (await list('user_type=agent')).data.find(({ sale_count }) => sale_count > 0)
    const generated = await db
      .selectFrom('account')
      .select('id')
      .where('is_demo', '=', true)
      .where('role', '=', 'agent')
      .where(
        'id',
        'not in',
        db.selectFrom('property').select('agent_id').where('agent_id', 'is not', null),
      )
      .execute()
    await removeSetting(db, 'demo-data')
    const left = (await list('')).data.map(({ _id }) => _id)
    expect(left).toContain(one?._id)
    expect(generated.length).toBeGreaterThan(0)
    for (const { id } of generated) expect((await page(id)).statusCode).toBe(404)
    for (const id of [agent, agency]) expect((await page(id)).statusCode).toBe(200)
    await writeSetting(db, 'demo-data', true)
  })
})
