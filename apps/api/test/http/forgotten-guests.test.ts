import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { forgetGuests, insertGuest } from '../../src/modules/account/repository.ts'
import { openTestDatabase } from '../engines.ts'

const day = 24 * 60 * 60_000

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.db.deleteFrom('account').execute()
})
afterAll(() => database.close())

const letter = sql`'Sara', 'sara@example.com', '971500000123'`
/** What a guest can leave, by the statement that writes it. */
const left = {
  'a session': (guest: string) => sql`insert into session (token_hash, account_id, expires_at)
    values ('hash', ${guest}, now() + interval '1 day')`,
  'a conversation': (guest: string) => sql`insert into chat_session (id, account_id, language)
    values ('chat', ${guest}, 'en')`,
  'contact details': (guest: string) =>
    sql`insert into lead_suggestion (id, account_id, name, email, phone_number)
      values ('lead', ${guest}, ${letter})`,
  'a favourite': (guest: string) => sql`insert into favourite (account_id, property_id)
    values (${guest}, 'home')`,
  'an enquiry': (guest: string) =>
    sql`insert into enquiry (id, reference, kind, sender_id, name, email, phone_number, message, language, created_at)
      values ('enquiry', 'EQ-1', 'question', ${guest}, ${letter}, 'Hello', 'en', now())`,
  'a message to the company': (guest: string) =>
    sql`insert into company_message (id, reference, sender_id, name, email, subject, message, language, created_at)
      values ('message', 'GT-1', ${guest}, 'Sara', 'sara@example.com', 'Hello', 'Hello', 'en', now())`,
  'a report about a listing': (guest: string) =>
    sql`insert into property_report (id, reference, property_id, sender_id, reason, language, created_at)
      values ('report', 'RP-1', 'home', ${guest}, 'price', 'en', now())`,
}

const isKept = async (id: string): Promise<boolean> => {
  const query = database.db.selectFrom('account').select('id').where('id', '=', id)
  return (await query.executeTakeFirst()) !== undefined
}

test.each(Object.entries(left))('an old guest that left %s stays', async (_what, write) => {
  const guest = await insertGuest(database.db)
  await write(guest).execute(database.db)
  await forgetGuests(database.db, new Date(Date.now() + 1000 * day))
  expect(await isKept(guest)).toBe(true)
})

test('a guest that left nothing goes after ninety days, others never', async () => {
  const guest = await insertGuest(database.db)
  const roles = ['individual', 'agent', 'agency'] as const
  await database.db
    .insertInto('account')
    .values(roles.map((role) => ({ id: role, role })))
    .execute()
  const after = (days: number) => forgetGuests(database.db, new Date(Date.now() + days * day))
  await after(90 - 1 / 24)
  expect(await isKept(guest)).toBe(true)
  await after(90 + 1 / 24)
  expect(await isKept(guest)).toBe(false)
  await after(4000)
  for (const role of roles) expect(await isKept(role), role).toBe(true)
})
