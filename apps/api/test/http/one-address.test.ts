import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { oneAddress } from '../../src/db/migrations/0043-one-address.ts'
import { findCredentials } from '../../src/modules/account/repository.ts'
import { findResettable } from '../../src/modules/credentials/reset-repository.ts'
import { hasAccount, insertAccount } from '../../src/modules/credentials/signup-repository.ts'
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
