import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { migrateToLatest } from '../../src/db/migrate.ts'
import { readDisclosures } from '../../src/modules/disclosure/repository.ts'
import { engines } from '../engines.ts'

/** The last migration before there was a ledger. */
const BEFORE = '0021-properties'

describe.each(engines)('what was sent before there was a ledger, on $name', (engine) => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await engine.open()
    await sql`drop schema public cascade`.execute(database.db)
    await sql`create schema public`.execute(database.db)
    await migrateToLatest(database.db, BEFORE)
  })
  afterAll(() => database.close())

  test('is in it too, without words', async () => {
    const { db } = database
    await sql`
      insert into account (id, role, first_name) values
        ('sara', 'individual', 'Sara'), ('omar', 'agent', 'Omar')`.execute(db)
    await sql`
      insert into enquiry (id, reference, kind, sender_id, recipient_id, name, phone_number, message, language, created_at)
      values ('e', 'EQ-AAAAAA', 'callback', 'sara', 'omar', 'Sara', '971501234567', 'A', 'en', now()),
        ('gone', 'EQ-BBBBBB', 'callback', 'nobody', null, 'Sara', '971501234567', 'A', 'en', now())`.execute(
      db,
    )
    await sql`
      insert into company_message (id, reference, sender_id, name, email, subject, message, language, created_at)
      values ('m', 'GT-AAAAAA', 'sara', 'Sara', 'sara@example.com', 'A', 'A', 'en', now() - interval '1 day')`.execute(
      db,
    )
    await migrateToLatest(db)
    const rows = await readDisclosures(db, 'sara', { limit: 10, offset: 0 })
    expect(rows).toMatchObject([
      { id: 'e', kind: 'callback', recipient_name: 'Omar', shared: ['name', 'phone', 'message'] },
      { id: 'm', kind: 'message', recipient_kind: 'company', shared: ['name', 'email', 'message'] },
    ])
    expect(rows.map(({ words }) => words)).toEqual([null, null])
  })
})
