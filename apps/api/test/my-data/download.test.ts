import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { makeDataFile } from '../../src/modules/my-data/download.ts'
import { allSections } from '../../src/modules/my-data/repository/all-sections.ts'
import { answerIn } from '../../src/request-language.ts'
import { openTestDatabase } from '../engines.ts'
import { person, writeEverything } from './fixtures.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await writeEverything(database)
})
afterAll(() => database.close())

/** Tables that name accounts and are in no section, each with the reason. */
const leftOut: Record<string, string> = {
  availability_mail: 'which properties a mail has asked about, for sixty days',
  gone_report: 'what visitors say of properties, and under hashes who they are',
  first_answer: 'repeats receipts that the sections have, for a day',
  one_time_code: 'only hashes of an address and a code, for minutes',
  password_reset: 'only the hash of a link, for an hour',
  plan_pause: 'which of its properties wait for a plan; the section of properties has them',
}

test('every table that names an account is in a section, or left out for a reason', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct c.table_name as name from information_schema.columns c
    left join (
      select k.table_name, k.column_name from information_schema.key_column_usage k
      join information_schema.referential_constraints r using (constraint_schema, constraint_name)
      join information_schema.table_constraints u
        on u.constraint_schema = r.unique_constraint_schema
        and u.constraint_name = r.unique_constraint_name and u.table_name = 'account'
    ) f on f.table_name = c.table_name and f.column_name = c.column_name
    where c.table_schema = 'public' and (
      f.column_name is not null
      or c.column_name ~ '^(account|sender|recipient|agent|agency|user|member|owner|viewer)(_id)?$'
    ) order by 1
  `.execute(database.db)
  const read = allSections.flatMap(({ tables }) => tables)
  const known = new Set<string>([...read, ...Object.keys(leftOut)])
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
  expect(rows.length).toBeGreaterThan(10)
})

test('holds ten thousand messages, no hashes, and says where it is cut', async () => {
  const { db } = database
  const now = new Date()
  const file = await makeDataFile(db, person.id, { format: 'json', now })
  const { sections } = JSON.parse(file.text)
  const talk = sections.find(({ name }: { name: string }) => name === 'conversations')
  expect(talk).toMatchObject({ is_complete: true, rows: { length: 10_000 } })
  expect(file.text).not.toMatch(/"hash"|_hash/)
  const short = await makeDataFile(db, person.id, { format: 'json', now, most: 5 })
  expect(JSON.parse(short.text).sections).toContainEqual(
    expect.objectContaining({ name: 'conversations', is_complete: false }),
  )
})

test('has what somebody keeps and enters by, without secrets and without what is of others', async () => {
  const file = await makeDataFile(database.db, person.id, {
    format: 'json',
    now: new Date(),
    most: 20,
  })
  const { sections }: { sections: { name: string; rows: unknown[] }[] } = JSON.parse(file.text)
  const rowsOf = (wanted: string) => sections.find(({ name }) => name === wanted)?.rows
  const one = (row: object) => [expect.objectContaining(row)]
  expect(rowsOf('favourites')).toEqual(one({ saved_price: 1234567, note: 'Near the sea' }))
  expect(rowsOf('searches')).toHaveLength(2)
  expect(rowsOf('searches')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        label: 'By the sea',
        criteria: 'bedrooms=2',
        homes: ['matched-home'],
      }),
      expect.objectContaining({ label: 'As a guest', email: person.email.toLowerCase() }),
    ]),
  )
  expect(rowsOf('viewings')).toEqual(
    one({ reference: 'EQ-AAAAAA', title: 'By the sea', state: 'requested' }),
  )
  expect(rowsOf('lists')).toEqual(one({ label: 'For the family', homes: ['listed-home'] }))
  expect(rowsOf('votes')).toEqual(one({ label: 'List of another', opinion: 'maybe' }))
  expect(rowsOf('pictures')).toEqual(one({ id: 'face', size: '640 × 480' }))
  expect(rowsOf('identities')).toEqual(one({ provider: 'example', id: 'subject-77' }))
  expect(rowsOf('passkeys')).toEqual(one({ label: 'My telephone', synced: true }))
  expect(rowsOf('plans')).toEqual(one({ label: 'Professional', state: 'active', price: 499 }))
  expect(rowsOf('payments')).toEqual(one({ label: 'Professional', state: 'paid', paid: 523.95 }))
  expect(rowsOf('invoices')).toEqual(one({ reference: 'INV-000007', name: 'Amina', paid: 523.95 }))
  expect(rowsOf('devices')).toEqual(one({ browser: 'Firefox', os: 'Linux', country: 'AE' }))
  expect(file.text).not.toMatch(/secret|Said by another|Perhaps a stranger/)
})

test('is a page without scripts, whatever people wrote', async () => {
  const { db } = database
  await sql`update enquiry set message = '<script>alert(1)</script>' where id = 'asked'`.execute(db)
  const html = await answerIn('ar', () =>
    makeDataFile(db, person.id, { format: 'html', now: new Date(), most: 20 }),
  )
  expect(html.text).toContain('<html lang="ar" dir="rtl">')
  expect(html.text).toContain('&lt;script&gt;')
  expect(html.text).not.toContain('<script')
})
