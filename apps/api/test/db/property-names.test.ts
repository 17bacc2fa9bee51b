import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { migrateToLatest } from '../../src/db/migrate.ts'
import { engines } from '../engines.ts'

/** The last migration before what is offered was called a property. */
const BEFORE = '0020-one-channel'

/** The tables that have a column of this name. */
async function tableOf(db: OpenDatabase['db'], column: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = ${column}
    order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

describe.each(engines)('tables made under the old name, on $name', (engine) => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await engine.open()
    await sql`drop schema public cascade`.execute(database.db)
    await sql`create schema public`.execute(database.db)
    await migrateToLatest(database.db, BEFORE)
  })
  afterAll(() => database.close())

  test('are renamed with their rows, their indexes and what refers to them', async () => {
    const { db } = database
    await sql`
      insert into account (id, role) values ('a', 'individual')`.execute(db)
    await sql`insert into favourite (account_id, listing_id) values ('a', 'p-1')`.execute(db)
    await sql`insert into vocab (term, listings) values ('marina', 7)`.execute(db)
    await sql`
      insert into chat_session (id, account_id, language, state)
        values ('s', 'a', 'en', '{"request": {"kind": "viewing", "listingId": "p-1"}}')`.execute(db)
    // A table of somebody else's, which shares the schema.
    await sql`create table their_listing (listing_id integer primary key)`.execute(db)
    await migrateToLatest(db)

    const saved = await db.selectFrom('favourite').select('property_id').execute()
    expect(saved).toEqual([{ property_id: 'p-1' }])
    const words = await db.selectFrom('vocab').select(['term', 'properties']).execute()
    expect(words).toEqual([{ term: 'marina', properties: 7 }])
    const sessions = await db.selectFrom('chat_session').select('state').execute()
    expect(sessions).toEqual([{ state: { request: { kind: 'viewing', propertyId: 'p-1' } } }])
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace
      union all select conname from pg_constraint where connamespace = 'public'::regnamespace
      union all select tgname from pg_trigger
      union all select proname from pg_proc where pronamespace = 'public'::regnamespace
      union all select attname from pg_attribute a join pg_class c on c.oid = a.attrelid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`.execute(db)
    const left = new Set(rows.map(({ name }) => name).filter((name) => name.includes('listing')))
    // PostgreSQL 18 names what may not be null.
    left.delete('their_listing_listing_id_not_null')
    expect([...left].sort()).toEqual(['listing_id', 'their_listing', 'their_listing_pkey'])
    expect(await tableOf(db, 'listing_id')).toEqual(['their_listing'])
  })
})
