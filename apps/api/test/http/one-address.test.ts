import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { oneAddress } from '../../src/db/migrations/0043-one-address.ts'
import { tidySenders } from '../../src/db/migrations/0045-addresses-of-senders.ts'
import { readableAddress } from '../../src/mail/readable-address.ts'
import { findAccount, findCredentials } from '../../src/modules/account/repository.ts'
import { findResettable } from '../../src/modules/credentials/reset-repository.ts'
import { hasAccount, insertAccount } from '../../src/modules/credentials/signup-repository.ts'
import { toCompanyMessage } from '../../src/modules/enquiry/mapper.ts'
import { findByEmail } from '../../src/modules/operator/repository/accounts.ts'
import { emailHash } from '../../src/modules/saved-search/links.ts'
import { isTaken } from '../../src/modules/verification/repository.ts'
import { openTestDatabase } from '../engines.ts'

const written = ['info@münchen.de', 'INFO@xn--mnchen-3ya.de', 'info@mu\u0308nchen.de']
const carried = 'Info@xn--mnchen-3ya.de'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const make = (email: string) => {
  const form = { role: 'individual', first_name: 'Ina', last_name: 'Roth', email } as const
  return database.db.transaction().execute((trx) => insertAccount(trx, form, null))
}

test('one mailbox is one account, in whatever way its address is written', async () => {
  const { db } = database
  const id = await make('Info@münchen.de')
  for (const email of written) {
    expect(await make(email), email).toBeUndefined()
    expect((await findCredentials(db, email))?.id, email).toBe(id)
    expect(await findResettable(db, email), email).toEqual({ id, email: carried })
    expect((await findByEmail(db, email))?.id, email).toBe(id)
    expect(await hasAccount(db, email), email).toBe(true)
    expect(await isTaken(db, email, 'another'), email).toBe(true)
    expect(emailHash(email), email).toBe(emailHash(carried))
  }
})

test('those that are kept already are written in one way, but where that is an account of its own', async () => {
  const { db } = database
  const keep = (id: string, email: string) =>
    db.insertInto('account').values({ id, role: 'individual', email }).execute()
  await keep('old', 'Li@例え.jp')
  await keep('twin', 'ada@münster.de')
  await keep('first', 'ada@xn--mnster-3ya.de')
  await db.transaction().execute((trx) => oneAddress(trx))
  const rows = await db
    .selectFrom('account')
    .select(['id', 'email'])
    .where('id', 'in', ['old', 'twin', 'first'])
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { id: 'first', email: 'ada@xn--mnster-3ya.de' },
    { id: 'old', email: 'Li@xn--r8jz45g.jp' },
    { id: 'twin', email: 'ada@münster.de' },
  ])
})

test.each([
  ['Info@xn--mnchen-3ya.de', 'Info@münchen.de'],
  ['sara@mail.xn--mgbaj0a2b2c.xn--mgbaam7a8h', 'sara@mail.عقارات.امارات'],
  ['sara@example.com', 'sara@example.com'],
  ['sara@xn--a', 'sara@xn--a'],
  ['xn--sara@example.com', 'xn--sara@example.com'],
  ['xn--mnchen-3ya.de', 'xn--mnchen-3ya.de'],
])('%s is read as %s', (kept, read) => {
  expect(readableAddress(kept)).toBe(read)
})

test('the owner of an account reads the address as it was typed', async () => {
  const id = await make('lea@zürich.ch')
  expect((await findAccount(database.db, id ?? ''))?.email).toBe('lea@zürich.ch')
})

test('what was sent from such an address before is found with the account, and taken back with it', async () => {
  const { db } = database
  await db
    .insertInto('company_message')
    .values({
      id: 'sent',
      reference: 'GT-1',
      name: 'Li',
      email: 'Li@例え.jp',
      subject: 'Hello',
      message: 'Hello there',
      language: 'en',
      created_at: new Date(),
    })
    .execute()
  await db.transaction().execute((trx) => tidySenders(trx))
  const row = await db.selectFrom('company_message').select('email').executeTakeFirstOrThrow()
  expect(row.email).toBe('Li@xn--r8jz45g.jp')
})

test('what is sent from such an address is kept under the address of the account', () => {
  const letter = { name: 'Li', subject: 'Hello', message: 'Hello there' }
  expect(toCompanyMessage({ ...letter, email: ' li@例え.jp' }).email).toBe('li@xn--r8jz45g.jp')
  expect(toCompanyMessage({ ...letter, phone_number: '971501234567' }).email).toBeNull()
})
