import { plans } from '@manzil/catalogue/plans'
import { earlier, later } from '@manzil/domain/time/moments'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { loadPropertyReferences } from '../../src/db/property-references.ts'
import { upsertProperties } from '../../src/db/property-writer.ts'
import { loadPlans } from '../../src/db/seed/load-plans.ts'
import { endPlans, forgetOldPayments, remind } from '../../src/modules/payment/jobs.ts'
import { insertPayment } from '../../src/modules/payment/repository.ts'
import { settle, settleRefund } from '../../src/modules/payment/settle.ts'
import { openTestDatabase } from '../engines.ts'
import { agency, neighbours, writeAccounts } from '../http/one-property.ts'
import { fill } from '../search/filled-database.ts'
import { seededRandom } from '../search/random.ts'
import { randomProperty } from '../search/random-properties.ts'
import { silentLog } from '../silent-log.ts'

const ends = new Date('2027-02-28T08:00:00Z')
const monthly = plans.find(({ user_type }) => user_type === 'agency')

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await fill(database, neighbours)
  await loadPlans(database.db)
  await writeAccounts(database)
  const { db } = database
  await db
    .updateTable('account')
    .set({ email: 'office@creek.example' })
    .where('id', '=', agency)
    .execute()
  const rows = [1, 2, 3].map((number) => ({
    ...randomProperty(500 + number, seededRandom(number)),
    agentId: null,
    agencyId: agency,
    source: 'owner',
    publishedAt: new Date(`2027-01-0${number}`),
  }))
  const references = await loadPropertyReferences(db)
  await db.transaction().execute((trx) => upsertProperties(trx, rows, references))
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.deleteFrom('user_plan').execute()
  await database.db.deleteFrom('outbox_mail').execute()
  await database.db.updateTable('plan').set({ properties_limit: 250 }).execute()
})

const give = (id: string, change: object = {}) =>
  database.db
    .insertInto('user_plan')
    .values({
      id,
      account_id: agency,
      plan_id: monthly?._id ?? '',
      status: 'active',
      started_at: new Date('2027-01-31T08:00:00Z'),
      ends_at: ends,
      price_fils: 249_000,
      paid_fils: 249_000,
      ...change,
    })
    .execute()
const parts = () => ({
  db: database.db,
  payments: {
    lookAfter: async () => Promise.reject(new Error('nobody pays here')),
    sendBack: async () => {},
    giveUp: async () => {},
  },
  publicUrl: 'https://manzil.example',
  domain: 'manzil.example',
  logger: silentLog,
})
const live = async () => {
  const rows = await database.db
    .selectFrom('property')
    .select('published_at')
    .where('source', '=', 'owner')
    .where('status', '=', 1)
    .orderBy('published_at')
    .execute()
  return rows.map(({ published_at }) => published_at.toISOString().slice(8, 10))
}
const mails = async () =>
  (
    await database.db.selectFrom('outbox_mail').select('content').orderBy('created_at').execute()
  ).map(({ content }) => JSON.parse(JSON.stringify(content)).subject)

test('its holder is told a week and a day before, once each, unless the next one is paid', async () => {
  await give('held')
  expect(await remind(parts(), earlier(ends, 8, 'day'))).toBe(0)
  for (const days of [7, 6, 1, 1]) await remind(parts(), earlier(ends, days, 'day'))
  expect(await mails()).toEqual(Array(2).fill('Your plan ends on February 28, 2027'))
  await database.db.deleteFrom('user_plan').execute()
  await give('first')
  await give('next', { started_at: ends, ends_at: later(ends, 1, 'month') })
  expect(await remind(parts(), earlier(ends, 1, 'day'))).toBe(0)
})

test('an end hides listings after its grace, and the next plan shows what it has room for', async () => {
  await give('held')
  expect(await endPlans(parts(), later(ends, 6, 'day'))).toBe(0)
  expect(await live()).toEqual(['01', '02', '03'])
  const after = later(ends, 7, 'day')
  expect(await endPlans(parts(), after)).toBe(1)
  expect(await endPlans(parts(), after)).toBe(0)
  expect(await live()).toEqual([])
  expect(await mails()).toEqual(['Your plan has ended'])
  // A smaller one: the newest come back. When it has ended in its turn nothing is left.
  await database.db.updateTable('plan').set({ properties_limit: 2 }).execute()
  await give('cancelled', { status: 'cancelled', ends_at: after })
  await give('small', { started_at: after, ends_at: later(after, 1, 'month') })
  await endPlans(parts(), later(after, 1, 'hour'))
  expect(await live()).toEqual(['02', '03'])
})

test('money that goes back hides what its plan has shown; its papers are kept for seven years', async () => {
  const { db } = database
  const now = new Date('2027-05-01T08:00:00Z')
  const payment = await insertPayment(db, {
    id: 'paid',
    session_id: 'session',
    url: '/',
    provider: 'embedded',
    account_id: agency,
    plan_id: monthly?._id ?? '',
    starts: 'now',
    price_fils: 249_000,
    credit_fils: 0,
    vat_percent: 5,
    vat_fils: 12_450,
    total_fils: 261_450,
    language: 'en',
    status: 'open',
    created_at: now,
    expires_at: later(now, 1, 'hour'),
  })
  const { publicUrl, domain } = parts()
  const supplier = { name: 'Manzil', address: 'Dubai', email: '', trn: null }
  const securityLog = { note: async () => {} }
  const site = { db, securityLog, supplier, publicUrl, domain }
  await settle(site, payment, { status: 'paid' }, now)
  expect(await live()).toEqual(['01', '02', '03'])
  await settleRefund(site, payment, later(now, 1, 'hour'))
  expect(await live()).toEqual([])
  const papers = async () => {
    const rows = await db.selectFrom('invoice').select('kind').orderBy('kind').execute()
    return rows.map(({ kind }) => kind)
  }
  // Seven years after the end of the one that they are of.
  await forgetOldPayments(db, later(later(now, 7, 'year'), 7, 'month'))
  expect(await papers()).toEqual(['credit_note', 'invoice'])
  await forgetOldPayments(db, later(now, 9, 'year'))
  expect(await papers()).toEqual([])
})
