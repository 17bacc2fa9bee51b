import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { migrateToLatest } from '../../src/db/migrate.ts'
import { engines } from '../engines.ts'

/** The last migration before what is offered was called a property. */
const BEFORE = '0020-one-channel'

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
    expect(rows.filter(({ name }) => name.includes('listing'))).toEqual([])
  })
})
