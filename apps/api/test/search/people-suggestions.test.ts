import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import type { Database } from '../../src/db/schema.ts'
import { findPeople } from '../../src/modules/property/repository/find-people.ts'
import { openTestDatabase } from '../engines.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase('seeded')
})
afterAll(() => database.close())

/** Rows of properties that this session has read, of which the server does not know yet. */
async function rowsRead(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables
    where relname = 'listing'
  `.execute(db)
  return rows[0]?.read ?? 0
}

test('people have as many properties as they offer, and no keystroke reads all properties for them', async () => {
  const { rows: people } = await sql<{ id: string; properties: number; name: string }>`
    select a.id, coalesce(a.company_name, a.first_name) as name, count(*) as properties from account a
    join property l on l.status = 1 and a.id in (l.agent_id, l.agency_id)
    group by a.id order by a.role, a.id
  `.execute(database.db)
  let shown = 0
  const read = await database.db.transaction().execute(async (trx) => {
    // The few rows of a test are read faster than an index; thousands are not.
    await sql`set local enable_seqscan = off`.execute(trx)
    const before = await rowsRead(trx)
    for (const { name } of [people.at(0), people.at(-1)].filter((each) => !!each)) {
      const found = await findPeople(trx, name.toLowerCase())
      expect(found.length).toBeGreaterThan(0)
      for (const { id, count } of found)
        expect(count).toBe(people.find((each) => each.id === id)?.properties ?? 0)
      shown += found.reduce((sum, { count }) => sum + (count ?? 0), 0)
    }
    return (await rowsRead(trx)) - before
  })
  expect(people.length).toBeGreaterThan(2)
  expect(read).toBeLessThanOrEqual(shown)
})
