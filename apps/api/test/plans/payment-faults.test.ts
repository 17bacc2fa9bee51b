import { plans } from '@manzil/catalogue/plans'
import { earlier, later } from '@manzil/domain/time/moments'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { loadPlans } from '../../src/db/seed/load-plans.ts'
import { reconcile } from '../../src/modules/payment/jobs.ts'
import type { PaymentRow } from '../../src/modules/payment/repository.ts'
import { createPaymentService, type PaymentService } from '../../src/modules/payment/service.ts'
import { createSecurityLog } from '../../src/modules/security/security-log.ts'
import { createStripePayments } from '../../src/ports/payments/stripe-payments.ts'
import { engines } from '../engines.ts'
import { agency, writeAccounts } from '../http/one-property.ts'
import { silentLog } from '../silent-log.ts'
import { type StripePeer, startStripePeer } from './stripe-peer.ts'

const key = 'sk_test_peer'
const secret = 'whsec_peer'
const domain = 'manzil.example'
const publicUrl = 'https://manzil.example'
const [monthly, yearly] = plans.filter(({ user_type }) => user_type === 'agency')
const completed = 'checkout.session.completed'

describe.each(engines)('payments by Stripe on $name', ({ open }) => {
  let database: OpenDatabase
  let peer: StripePeer
  let payments: PaymentService
  beforeAll(async () => {
    database = await open()
    await loadPlans(database.db)
    await writeAccounts(database)
    await database.db
      .updateTable('account')
      .set({ email: 'office@creek.example' })
      .where('id', '=', agency)
      .execute()
    peer = await startStripePeer({ key, secret })
    const { db } = database
    payments = createPaymentService({
      db,
      port: createStripePayments({
        secretKey: key,
        webhookSecret: secret,
        publicUrl,
        address: peer.address,
      }),
      securityLog: createSecurityLog(db, 'a key of tests'),
      supplier: { name: 'Manzil', address: 'Dubai', email: '', trn: '100000000000003' },
      publicUrl,
      domain,
    })
  })
  afterAll(async () => {
    await peer.stop()
    await database.close()
  })
  beforeEach(async () => {
    for (const table of ['user_plan', 'payment', 'payment_event', 'outbox_mail'] as const)
      await database.db.deleteFrom(table).execute()
    peer.refunds.length = 0
    peer.asked.length = 0
    peer.faults.length = 0
  })

  const begin = async (
    plan = monthly,
    given?: string,
  ): Promise<PaymentRow & { session: string }> => {
    const begun = await payments.begin(
      {
        body: { plan_id: plan?._id ?? '' },
        caller: { id: agency, role: 'agency' },
        key: given,
        language: 'en',
      },
      silentLog,
    )
    if (typeof begun === 'string') throw new Error(begun)
    return { ...begun, session: begun.session_id ?? '' }
  }
  const verify = (session: string) => payments.verify(session, agency, silentLog)
  const tell = async (...given: Parameters<StripePeer['event']>) => {
    const { body, signature } = await peer.event(...given)
    return payments.receive(body, signature)
  }
  const invoices = () =>
    database.db
      .selectFrom('invoice')
      .selectAll()
      .where('payment_id', 'in', database.db.selectFrom('payment').select('id'))
      .execute()
  /** Whatever was told, and how often: one plan, one invoice, one mail. */
  const expectOne = async () => {
    const bought = await database.db.selectFrom('user_plan').selectAll().execute()
    expect(bought).toHaveLength(1)
    expect(await invoices()).toHaveLength(1)
    const mails = await database.db.selectFrom('outbox_mail').select('to_address').execute()
    expect(mails).toEqual([{ to_address: 'office@creek.example' }])
    return bought
  }
  const expectNone = async () => {
    expect(await database.db.selectFrom('user_plan').selectAll().execute()).toEqual([])
    expect(await invoices()).toEqual([])
  }

  test('are sent back by an operator once: the plan ends, and a credit note says so', async () => {
    const { id, session } = await begin()
    const operator = '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e0a'
    const sendBack = () => payments.refund(id, 'Bought by mistake', operator)
    expect(await sendBack()).toBe('unpaid')
    expect(await payments.refund('nobody’s', 'No reason', operator)).toBe('gone')
    peer.pay(session)
    await verify(session)
    await expectOne()
    // The provider has a bad moment, longer than its library repeats.
    peer.faults.push('error', 'error', 'error')
    expect(await sendBack()).toBe('waiting')
    expect(await invoices()).toHaveLength(1)
    // It goes as it was asked for first.
    peer.faults.push('error', 'error', 'error')
    expect(await payments.refund(id, 'Another reason', agency)).toBe('waiting')
    const wanted = await database.db.selectFrom('payment').select('refund_reason').execute()
    expect(wanted).toEqual([{ refund_reason: 'Bought by mistake' }])
    expect(await Promise.all([sendBack(), sendBack(), sendBack()])).toEqual([
      'done',
      'done',
      'done',
    ])
    const payment = await database.db.selectFrom('payment').selectAll().executeTakeFirstOrThrow()
    expect(payment).toMatchObject({ refund_reason: 'Bought by mistake', refund_by: operator })
    // Its event tells nothing new.
    const charge = { id: 'ch_2', object: 'charge', refunded: true }
    await tell('charge.refunded', { ...charge, payment_intent: payment.provider_payment })
    expect(new Set(peer.refunds)).toEqual(new Set([payment.provider_payment]))
    expect(peer.asked.find(({ path }) => path === '/v1/refunds')?.form.get('reason')).toBe(
      'requested_by_customer',
    )
    const [plan] = await database.db.selectFrom('user_plan').selectAll().execute()
    expect(plan?.status).toBe('replaced')
    expect(
      (await invoices()).map(({ kind, vat_fils, total_fils }) => [kind, vat_fils, total_fils]),
    ).toEqual([
      ['invoice', 12_450, 261_450],
      ['credit_note', 12_450, 261_450],
    ])
    // The receipt, and one that says that the money goes back.
    expect(await database.db.selectFrom('outbox_mail').select('id').execute()).toHaveLength(2)
    expect(await sendBack()).toBe('done')
  })

  test('ask for the server’s sum, once, and keep who pays', async () => {
    const [first, second] = await Promise.all([
      begin(monthly, 'one key'),
      begin(monthly, 'one key'),
    ])
    expect(second.session).toBe(first.session)
    expect(peer.sessions.get(first.session)).toMatchObject({
      amount_total: 261_450,
      currency: 'aed',
      client_reference_id: first.id,
      customer_email: 'office@creek.example',
    })
    const [asked] = peer.asked
    expect(asked?.form.get('success_url')).toBe(
      `${publicUrl}/#/your-plan?session_id={CHECKOUT_SESSION_ID}`,
    )
    expect(asked?.key).toBe(`checkout-${first.id}`)
    peer.pay(first.session)
    expect((await verify(first.session))?.status).toBe('paid')
    await expectOne()
    expect((await invoices())[0]).toMatchObject({
      issuer: '100000000000003',
      vat_fils: 12_450,
      total_fils: 261_450,
      buyer: {
        name: 'دار المرسى للعقارات',
        address: 'Marina Walk 5, Dubai, AE',
        trn: '100987654300003',
      },
    })
  })

  test('are one session where the answer was lost or the provider had a bad moment', async () => {
    const before = peer.sessions.size
    peer.faults.push('lost-answer', 'error')
    const { session } = await begin()
    expect(peer.sessions.size).toBe(before + 1)
    expect((await begin()).session).toBe(session)
  })

  test('say that nothing was taken where the provider does not answer', async () => {
    peer.faults.push('error', 'hang-up', 'error')
    await expect(begin()).rejects.toMatchObject({ status: 503 })
    // What was reserved is taken up by the next try.
    const { id, session } = await begin()
    peer.pay(session)
    await verify(session)
    expect((await expectOne())[0]?.payment_id).toBe(id)
  })

  test('count once, told twice at a time and by another event', async () => {
    const { session } = await begin()
    const paid = peer.pay(session)
    const told = await Promise.all([
      tell(completed, paid, { id: 'evt_same' }),
      tell(completed, paid, { id: 'evt_same' }),
      tell('checkout.session.async_payment_succeeded', paid),
      verify(session),
    ])
    expect(told.slice(0, 3)).toEqual([true, true, true])
    await expectOne()
  })

  test('count once, verified twenty times at a time', async () => {
    const { session } = await begin()
    peer.pay(session)
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(session)))
    expect(new Set(answers.map((payment) => payment?.status))).toEqual(new Set(['paid']))
    await expectOne()
  })

  test('come in any order, and money that comes late after all counts', async () => {
    const { session } = await begin()
    const snapshot = { ...peer.pay(session, { payment_status: 'unpaid' }) }
    await tell(completed, snapshot)
    expect((await verify(session))?.status).toBe('processing')
    peer.pay(session)
    await tell('checkout.session.async_payment_succeeded', snapshot)
    await tell('checkout.session.expired', { ...snapshot, status: 'expired' })
    await tell(completed, snapshot, { id: 'evt_late' })
    expect((await verify(session))?.status).toBe('paid')
    await expectOne()
  })

  test('that failed at the bank start nothing', async () => {
    const { session } = await begin()
    const unpaid = peer.pay(session, { payment_status: 'unpaid' })
    await tell('checkout.session.async_payment_failed', unpaid)
    await tell(completed, unpaid, { id: 'evt_after' })
    const row = await database.db
      .selectFrom('payment')
      .select('status')
      .where('session_id', '=', session)
      .executeTakeFirst()
    expect(row?.status).toBe('failed')
    await expectNone()
  })

  test('are not believed from a stranger, nor when they are old', async () => {
    const { session } = await begin()
    const paid = peer.pay(session)
    const forged = await peer.event(completed, paid, { by: 'whsec_guessed' })
    expect(await payments.receive(forged.body, forged.signature)).toBe(false)
    const old = await peer.event(completed, paid, { ageS: 301 })
    expect(await payments.receive(old.body, old.signature)).toBe(false)
    const { body, signature } = await peer.event(completed, paid)
    expect(await payments.receive(body.replace(session, 'cs_test_other'), signature)).toBe(false)
    await expectNone()
    expect(await payments.receive(body, signature)).toBe(true)
    await expectOne()
  })

  test('of another sum than was asked for start nothing', async () => {
    const { session } = await begin()
    const little = peer.pay(session, { amount_total: 100 })
    await expect(tell(completed, little)).rejects.toThrow('another sum')
    await expectNone()
  })

  const look = (now: Date) =>
    reconcile({ db: database.db, payments, publicUrl, domain, logger: silentLog }, now)

  test('are found where no event came and the browser was closed', async () => {
    const { session } = await begin()
    peer.pay(session)
    const soon = later(new Date(), 3, 'minute')
    peer.faults.push('error', 'error', 'error')
    expect(await look(soon)).toBe(0)
    expect(await look(soon)).toBe(1)
    await expectOne()
    expect(await look(soon)).toBe(0)
  })

  test('leave the tries behind that nobody finished', async () => {
    const { session } = await begin()
    peer.faults.push('error', 'error', 'error')
    await expect(begin(yearly)).rejects.toMatchObject({ status: 503 })
    const abandoned = peer.sessions.get(session)
    if (abandoned) abandoned.status = 'expired'
    await look(later(new Date(), 1, 'hour'))
    const rows = await database.db.selectFrom('payment').select('status').execute()
    expect(rows.map(({ status }) => status)).toEqual(['expired', 'expired'])
  })

  test('for two plans at a time start one, and the other is sent back', async () => {
    const first = await begin(monthly)
    // The buyer had its page open before it was closed.
    const second = await begin(yearly)
    expect(peer.sessions.get(first.session)?.status).toBe('expired')
    peer.pay(first.session)
    peer.pay(second.session)
    await Promise.all([verify(second.session), verify(first.session)])
    await Promise.all([look(later(new Date(), 3, 'minute')), look(later(new Date(), 3, 'minute'))])
    await expectOne()
    expect(new Set(peer.refunds).size).toBe(1)
    const rows = await database.db.selectFrom('payment').select('refunded_at').execute()
    expect(rows.filter(({ refunded_at }) => refunded_at !== null)).toHaveLength(1)
  })

  test('that the operator sends back end the plan, and a credit note takes the invoice back', async () => {
    const { session } = await begin()
    const { payment_intent } = peer.pay(session)
    await verify(session)
    const charge = { id: 'ch_1', object: 'charge', refunded: true, payment_intent }
    await tell('charge.refunded', charge)
    await tell('charge.refunded', charge, { id: 'evt_again' })
    const [bought] = await database.db.selectFrom('user_plan').selectAll().execute()
    expect(bought?.status).toBe('replaced')
    const kinds = (await invoices()).map(({ kind, total_fils }) => [kind, total_fils])
    expect(kinds.sort()).toEqual([
      ['credit_note', 261_450],
      ['invoice', 261_450],
    ])
  })

  test('for a dearer plan credit what is left, and the first plan ends', async () => {
    const first = await begin(monthly)
    peer.pay(first.session)
    await verify(first.session)
    // Fifteen of thirty days are over.
    const started_at = earlier(new Date(), 15, 'day')
    const ends_at = later(new Date(), 15, 'day')
    await database.db.updateTable('user_plan').set({ started_at, ends_at }).execute()
    const second = await begin(yearly)
    expect([second.starts, second.credit_fils, second.total_fils]).toEqual([
      'instead',
      124_500,
      Math.round((2_490_000 - 124_500) * 1.05),
    ])
    peer.pay(second.session)
    await verify(second.session)
    const rows = await database.db.selectFrom('user_plan').select(['status', 'paid_fils']).execute()
    expect(rows.map(({ status }) => status).sort()).toEqual(['active', 'replaced'])
  })

  test('number invoices without gaps', async () => {
    const numbers = await database.db
      .selectFrom('invoice')
      .select('number')
      .where('kind', '=', 'invoice')
      .orderBy('number')
      .execute()
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, at) => at + 1))
    expect(numbers.length).toBeGreaterThan(5)
  })
})
