import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { cleanHourly } from '../src/clean-hourly.ts'
import type { OpenDatabase } from '../src/db/connect.ts'
import { forgetOldRuns } from '../src/modules/feed/repository/runs.ts'
import { createSessions } from '../src/modules/session/service.ts'
import { forgetOldUploads } from '../src/modules/upload/repository.ts'
import { openTestDatabase } from './engines.ts'
import { at, day, everything, id, search, type Values } from './forgotten-rows.ts'
import { neighbours } from './http/one-property.ts'
import { fill } from './search/filled-database.ts'

const hour = 60 * 60_000
const settings = { visitDays: 365, chatKeeping: { guestDays: 90, accountDays: 0 } }

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  const account = (id: string) => ({ id, role: 'individual' as const })
  await database.db
    .insertInto('account')
    .values([account('kept'), account('gone')])
    .execute()
  await fill(database, neighbours)
})
afterAll(() => database.close())
beforeEach(async () => {
  // Matches are of a search, which the row before may have taken.
  const values = { id: 'active', ...search, state: 'active', created_at: at }
  await sql`delete from saved_search`.execute(database.db)
  await write('saved_search', 'active', '0 days', values)
})
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** Writes a row of that name and age. */
async function write(table: string, name: string, age: string, values: Values): Promise<void> {
  const time = sql`(now() - ${age}::interval)`
  const filled = (value: unknown): unknown => {
    if (Array.isArray(value)) return sql`array[${sql.join(value.map(filled))}]`
    if (value === day) return sql`(${time} at time zone 'Asia/Dubai')::date`
    return value === id ? name : value === at ? time : value
  }
  const columns = sql.join(Object.keys(values).map((column) => sql.ref(column)))
  const cells = sql.join(Object.values(values).map(filled))
  await sql`insert into ${sql.table(table)} (${columns}) values (${cells})`.execute(database.db)
}

test.each(everything)('%s: the old go, the young stay', async (_, table, key, ages, values) => {
  const { db } = database
  const sessions = createSessions(db)
  await sql`delete from ${sql.table(table)}`.execute(db)
  const [kept, gone] = ages
  await write(table, 'kept', kept, { [key]: id, ...values })
  await write(table, 'gone', gone, { [key]: id, ...values })
  const warned: unknown[] = []
  const logger = { warn: (...words: unknown[]) => void warned.push(words) }
  const hashing = { hash: (text: string) => text }
  // With their files.
  const more = [() => forgetOldUploads(db)]
  const cleaning = cleanHourly(db, sessions, logger, settings, hashing, more)
  await vi.advanceTimersByTimeAsync(hour)
  const left = async () => {
    const { rows } = await sql<{ id: string }>`
      select ${sql.ref(key)} as id from ${sql.table(table)} order by 1
    `.execute(db)
    return rows.map((row) => row.id)
  }
  await expect.poll(left).toEqual(['kept'])
  await cleaning.close()
  expect(warned).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test('of the runs of a feed the last thirty stay', async () => {
  const { db } = database
  await sql`insert into feed (id, account_id, name, schedule, created_at)
    values ('feed', 'kept', 'Ours', 'never', now())`.execute(db)
  await sql`insert into feed_run (id, feed_id, kind, by, state, created_at)
    select 'run ' || age, 'feed', 'check', 'owner', 'done', now() - age * interval '1 day'
    from generate_series(1, 31) age`.execute(db)
  await sql`insert into feed_change (run_id, row, outcome) values ('run 31', 1, 'new')`.execute(db)
  await forgetOldRuns(db, 'feed', new Date())
  const { rows } = await sql<{ oldest: string; count: number }>`
    select count(*)::int as count, max(substr(id, 5)::int)::text as oldest from feed_run
  `.execute(db)
  expect(rows).toEqual([{ count: 30, oldest: '30' }])
  expect(await db.selectFrom('feed_change').select('row').execute()).toEqual([])
})
