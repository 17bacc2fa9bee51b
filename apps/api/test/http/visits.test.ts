import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { forgetGuests, insertGuest } from '../../src/modules/account/repository.ts'
import { createSessions } from '../../src/modules/session/service.ts'
import { hashToken } from '../../src/modules/session/token.ts'
import { forgetOldVisits } from '../../src/modules/visit/repository.ts'
import { openTestDatabase } from '../engines.ts'
import { buildTestApp } from './build-test-app.ts'

const visit = { path: '/property-listing', language: 'ar' }
const day = 24 * 60 * 60_000

describe('visits', () => {
  let database: OpenDatabase
  let app: FastifyInstance
  beforeAll(async () => {
    database = await openTestDatabase()
    app = await buildTestApp(database)
  })
  beforeEach(async () => {
    await database.db.deleteFrom('visit_count').execute()
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })

  const post = (payload: object, token?: string) =>
    app.inject({
      method: 'POST',
      url: '/api/visitors/log-visitors',
      payload,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    })
  const counts = async () => {
    const { rows } = await sql<{ fact: string; value: string; language: string; visits: number }>`
      select fact, value, language, visits from visit_count order by fact, value, language
    `.execute(database.db)
    return rows
  }
  const guestToken = async () =>
    createSessions(database.db).open({ id: await insertGuest(database.db), role: 'guest' })

  test('are counted by day, each fact for itself, with nothing about who', async () => {
    const full = {
      ...visit,
      path: '/property-listing?search=my+secret#part',
      referrer: 'https://www.example.com/search?q=my+secret',
      device: 'phone',
    }
    expect((await post(full)).statusCode).toBe(200)
    expect((await post(visit)).statusCode).toBe(200)
    expect(await counts()).toEqual([
      { fact: 'device', value: 'phone', language: 'ar', visits: 1 },
      { fact: 'page', value: '/property-listing', language: 'ar', visits: 2 },
      { fact: 'referrer', value: 'https://www.example.com', language: 'ar', visits: 1 },
    ])
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = 'visit_count'
    `.execute(database.db)
    expect(rows.map(({ name }) => name).sort()).toEqual([
      'day',
      'fact',
      'language',
      'value',
      'visits',
    ])
  })

  test('of a session count once, until half an hour has passed', async () => {
    const [token, other] = [await guestToken(), await guestToken()]
    const pages = () => counts().then((rows) => rows.map(({ visits }) => visits))
    await Promise.all([post(visit, token), post(visit, token), post(visit, token)])
    expect(await pages()).toEqual([1])
    await post(visit, other)
    expect(await pages()).toEqual([2])
    await database.db
      .updateTable('session')
      .set({ visited_at: new Date(Date.now() - 31 * 60_000) })
      .where('token_hash', '=', hashToken(token))
      .execute()
    await post(visit, token)
    await post(visit, token)
    expect(await pages()).toEqual([3])
  })

  test('of made-up pages cannot fill the table', async () => {
    const today = new Date().toISOString().slice(0, 10)
    await sql`
      insert into visit_count (day, fact, value, language, visits)
      select ${today}::date, 'page', '/made-up-' || n, 'en', 1 from generate_series(1, 1000) n
    `.execute(database.db)
    await post({ ...visit, path: '/one-more' })
    await post({ ...visit, path: '/and-another' })
    await post({ ...visit, path: '/made-up-7', language: 'en' })
    const rows = await counts()
    expect(rows.filter(({ value }) => value === '(other)')).toMatchObject([{ visits: 2 }])
    expect(rows.find(({ value }) => value === '/made-up-7')?.visits).toBe(2)
    expect(rows).toHaveLength(1001)
  })

  test('are limited for an address of the network', async () => {
    const strict = await buildTestApp(database, { visitLimit: 1 })
    const ask = () =>
      strict.inject({ method: 'POST', url: '/api/visitors/log-visitors', payload: visit })
    expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 429])
    await strict.close()
  })

  test('are forgotten after their days', async () => {
    await post(visit)
    await forgetOldVisits(database.db, 30, new Date(Date.now() + 30 * day))
    expect(await counts()).toHaveLength(1)
    await forgetOldVisits(database.db, 30, new Date(Date.now() + 31 * day))
    expect(await counts()).toEqual([])
  })

  test('leave no guests behind: old ones go that nothing belongs to', async () => {
    const { db } = database
    const [idle, talking, young, member] = [
      await insertGuest(db),
      await insertGuest(db),
      await insertGuest(db),
      await insertGuest(db),
    ]
    await db.updateTable('account').set({ role: 'individual' }).where('id', '=', member).execute()
    await db
      .insertInto('chat_session')
      .values({ id: `chat-${talking}`, account_id: talking, language: 'en' })
      .execute()
    await db
      .updateTable('account')
      .set({ created_at: new Date(Date.now() - 91 * day) })
      .where('id', 'in', [idle, talking, member])
      .execute()
    const active = await guestToken()
    await db
      .updateTable('account')
      .set({ created_at: new Date(Date.now() - 91 * day) })
      .where('id', 'in', db.selectFrom('session').select('account_id'))
      .execute()
    await forgetGuests(db)
    const left = (await db.selectFrom('account').select('id').execute()).map(({ id }) => id)
    expect(left).not.toContain(idle)
    expect(left).toEqual(expect.arrayContaining([talking, young, member]))
    expect((await post(visit, active)).statusCode).toBe(200)
  })
})
