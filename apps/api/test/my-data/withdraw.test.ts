import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { isPhoneBusy } from '../../src/modules/enquiry/limits.ts'
import { withdraw } from '../../src/modules/my-data/withdraw.ts'
import { engines } from '../engines.ts'
import { person, writeEverything } from './fixtures.ts'

const securityLog = { hash: (text: string) => `hash of ${text}` }
const company = { name: 'Manzil', address: 'hello@example.com' }
const site = { company, domain: 'example.com', publicUrl: 'https://example.com' }
const now = new Date()

describe.each(engines)('contact details that are taken back on $name', ({ open }) => {
  let database: OpenDatabase
  beforeEach(async () => {
    database = await open()
    await writeEverything(database)
  })
  afterEach(() => database.close())

  const take = (id: string, accountId = person.id) =>
    withdraw(database.db, { accountId, id, scope: 'one', now }, { site, securityLog })
  const mails = async () => {
    const { rows } = await sql<{ to_address: string; state: string; content: unknown }>`
      select to_address, state, content from outbox_mail where kind = 'notice' order by created_at
    `.execute(database.db)
    return rows
  }

  test('are blanked, and a notice that waits is never sent', async () => {
    const row = await take('asked')
    expect(row?.withdrawn_at).toEqual(now)
    const enquiry = await database.db
      .selectFrom('enquiry')
      .selectAll()
      .where('id', '=', 'asked')
      .executeTakeFirstOrThrow()
    expect(enquiry).toMatchObject({ name: '', email: null, phone_number: null, message: '' })
    expect(await mails()).toMatchObject([{ state: 'dead', content: null }])
  })

  test('are told of, without a contact, to whoever may have had a mail; once', async () => {
    await sql`update outbox_mail set state = 'sent', attempts = 1`.execute(database.db)
    await Promise.all([take('asked'), take('asked')])
    await take('asked')
    const [told, ...more] = (await mails()).filter(({ state }) => state === 'waiting')
    expect(more).toEqual([])
    expect(told).toMatchObject({ to_address: 'omar@example.com', state: 'waiting' })
    const text = JSON.stringify(told?.content)
    expect(text).toContain('EQ-AAAAAA')
    expect(text).not.toMatch(/amina/i)
  })

  test('as a guest with an address that is not verified are nobody else’s', async () => {
    await database.db
      .updateTable('account')
      .set({ email_verified: false })
      .where('id', '=', person.id)
      .execute()
    expect(await take('as-guest')).toBeUndefined()
    await database.db
      .updateTable('account')
      .set({ email_verified: true })
      .where('id', '=', person.id)
      .execute()
    expect((await take('as-guest'))?.account_id).toBe(person.id)
  })

  test('count for the limit of calls to a number as before', async () => {
    const { db } = database
    const phone_number = '971501112233'
    for (const n of [1, 2, 3, 4, 5]) {
      const id = `call-${n}`
      await sql`insert into enquiry (id, reference, kind, sender_id, name, phone_number, message, language, created_at)
        values (${id}, ${id}, 'callback', ${person.id}, 'A', ${phone_number}, 'A', 'en', ${now})`.execute(
        db,
      )
      await sql`insert into disclosure (id, account_id, kind, recipient_kind, submission_id, reference, shared, created_at)
        values (${id}, ${person.id}, 'callback', 'company', ${id}, ${id}, '{phone}', ${now})`.execute(
        db,
      )
      await take(id)
    }
    expect(await isPhoneBusy({ db, now }, { phone_number }, securityLog.hash)).toBe(true)
  })
})
