import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../src/db/connect.ts'
import { removeDemoData } from '../../src/db/seed/remove-demo-data.ts'
import { isDemoData } from '../../src/db/settings.ts'
import { verifyPassword } from '../../src/passwords/password.ts'
import { seedDatabase } from '../../src/seed-database.ts'
import { createPostgresDatabase, engines, silent, testOnPostgres } from '../engines.ts'

const options = { demoProperties: 120, logger: silent }
type Counts = { properties: number; texts: number; accounts: number; places: number; words: number }

async function counts(db: Parameters<typeof isDemoData>[0]): Promise<Counts | undefined> {
  const { rows } = await sql<Counts>`
    select (select count(*) from property) as properties, (select count(*) from property_text) as texts,
      (select count(*) from account) as accounts, (select count(*) from place) as places,
      (select count(*) from vocab) as words
  `.execute(db)
  return rows[0]
}

describe.each(engines)('seeding on $name', ({ open }) => {
  // One database for all, each test going on from the one before: making one takes seconds.
  let database: OpenDatabase
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  test('fills an empty database once, and leaves it alone afterwards', async () => {
    const { db } = database
    await seedDatabase(database, options)
    const first = await counts(db)
    expect(first).toMatchObject({ properties: 120, texts: 120 })
    expect(first?.words).toBeGreaterThan(100)
    expect(await isDemoData(db)).toBe(true)
    await seedDatabase(database, { ...options, demoProperties: 500 })
    expect(await counts(db)).toEqual(first)
  })

  test('gives a password to the accounts that the README names, and to no other', async () => {
    const accounts = await database.db
      .selectFrom('account')
      .select(['email', 'role', 'password_hash'])
      .where('password_hash', 'is not', null)
      .orderBy('email')
      .execute()
    expect(accounts.map(({ email, role }) => [email, role])).toEqual([
      ['demo.agency@manzil.example', 'agency'],
      ['demo.agent@manzil.example', 'agent'],
      ['demo.individual@manzil.example', 'individual'],
    ])
    const [agency] = accounts
    expect(agency?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verifyPassword(agency?.password_hash ?? null, 'manzil-demo')).toBe(true)
  })

  test('brings changed reference data up to date and keeps the codes', async () => {
    const { db } = database
    const marina = () =>
      db.selectFrom('place').selectAll().where('slug', '=', 'dubai-marina').executeTakeFirst()
    const before = await marina()
    await db
      .updateTable('place')
      .set({ name_en: 'Old name' })
      .where('slug', '=', 'dubai-marina')
      .execute()
    await db
      .updateTable('setting')
      .set({ value: '"older"' })
      .where('key', '=', 'reference-data')
      .execute()
    await seedDatabase(database, { ...options, demoProperties: 0 })
    expect(await marina()).toEqual(before)
  })

  test('is undone once something real is there', async () => {
    const { db } = database
    const [property] = await db.selectFrom('property').select('id').limit(1).execute()
    const [person] = await db
      .selectFrom('account')
      .select('id')
      .where('role', '=', 'individual')
      .where('password_hash', 'is not', null)
      .execute()
    const favourite = { account_id: person?.id ?? '', property_id: property?.id ?? '' }
    await db.insertInto('favourite').values(favourite).execute()
    expect(await db.transaction().execute(removeDemoData)).toBe(true)
    expect(await counts(db)).toMatchObject({ properties: 0, texts: 0, accounts: 3 })
    expect(await db.selectFrom('favourite').selectAll().execute()).toEqual([])
    expect(await isDemoData(db)).toBe(false)
    expect(await db.transaction().execute(removeDemoData)).toBe(false)
  })
})

testOnPostgres('four processes may start on one empty server at once', async (serverUrl) => {
  const { url, drop } = await createPostgresDatabase(serverUrl)
  const start = async () => {
    const database = await openDatabase({ dataDir: '', databaseUrl: url, logger: silent })
    await seedDatabase(database, options)
    return database
  }
  const databases = await Promise.all([start(), start(), start(), start()])
  const [first] = databases
  expect(first && (await counts(first.db))).toMatchObject({ properties: 120, texts: 120 })
  await Promise.all(databases.map(({ close }) => close()))
  await drop()
})
