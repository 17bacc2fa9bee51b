import { earlier, later } from '@manzil/domain/time/moments'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { engines } from '../engines.ts'
import { agency } from '../http/one-property.ts'
import {
  completed,
  monthly,
  openPaymentWorld,
  type PaymentWorld,
  publicUrl,
  yearly,
} from './payment-world.ts'

describe.each(engines)('payments by Stripe on $name', ({ open }) => {
  let database: OpenDatabase
  let world: PaymentWorld
  beforeAll(async () => {
    database = await open()
    world = await openPaymentWorld(database)
  })
  afterAll(async () => {
    await world.peer.stop()
    await database.close()
  })
  beforeEach(() => world.empty())

  test('are sent back by an operator once: the plan ends, and a credit note says so', async () => {
    const { id, session } = await world.begin()
    const operator = '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e0a'
    let noted = 0
    const asked = {
      reason: 'Bought by mistake',
      actor: operator,
      note: async () => {
        noted += 1
      },
    }
    const sendBack = () => world.payments.refund(id, asked)
    expect(await sendBack()).toBe('unpaid')
    expect(await world.payments.refund('nobody’s', asked)).toBe('gone')
    world.peer.pay(session)
    await world.verify(session)
    await world.expectOne()
    // The provider has a bad moment, longer than its library repeats.
    world.peer.faults.push('error', 'error', 'error')
    expect(await sendBack()).toBe('waiting')
    expect(await world.invoices()).toHaveLength(1)
    // It goes as it was asked for first.
    world.peer.faults.push('error', 'error', 'error')
    const other = { ...asked, reason: 'Another reason', actor: agency }
    expect(await world.payments.refund(id, other)).toBe('waiting')
    const wanted = await database.db.selectFrom('payment').select('refund_reason').execute()
    expect(wanted).toEqual([{ refund_reason: 'Bought by mistake' }])
    expect(await Promise.all([sendBack(), sendBack(), sendBack()])).toEqual([
      'done',
      'done',
      'done',
    ])
    const payment = await database.db.selectFrom('payment').selectAll().executeTakeFirstOrThrow()
    expect(payment).toMatchObject({ refund_reason: 'Bought by mistake', refund_by: operator })
    expect(noted).toBe(1)
    // Its event tells nothing new.
    const charge = { id: 'ch_2', object: 'charge', refunded: true }
    await world.tell('charge.refunded', { ...charge, payment_intent: payment.provider_payment })
    expect(new Set(world.peer.refunds)).toEqual(new Set([payment.provider_payment]))
    expect(world.peer.asked.find(({ path }) => path === '/v1/refunds')?.form.get('reason')).toBe(
      'requested_by_customer',
    )
    const [plan] = await database.db.selectFrom('user_plan').selectAll().execute()
    expect(plan?.status).toBe('replaced')
    expect(
      (await world.invoices()).map(({ kind, vat_fils, total_fils }) => [
        kind,
        vat_fils,
        total_fils,
      ]),
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
      world.begin(monthly, 'one key'),
      world.begin(monthly, 'one key'),
    ])
    expect(second.session).toBe(first.session)
    expect(world.peer.sessions.get(first.session)).toMatchObject({
      amount_total: 261_450,
      currency: 'aed',
      client_reference_id: first.id,
      customer_email: 'office@creek.example',
    })
    const [asked] = world.peer.asked
    expect(asked?.form.get('success_url')).toBe(
      `${publicUrl}/#/your-plan?session_id={CHECKOUT_SESSION_ID}`,
    )
    expect(asked?.key).toBe(`checkout-${first.id}`)
    world.peer.pay(first.session)
    expect((await world.verify(first.session))?.status).toBe('paid')
    await world.expectOne()
    expect((await world.invoices())[0]).toMatchObject({
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
    const before = world.peer.sessions.size
    world.peer.faults.push('lost-answer', 'error')
    const { session } = await world.begin()
    expect(world.peer.sessions.size).toBe(before + 1)
    expect((await world.begin()).session).toBe(session)
  })

  test('say that nothing was taken where the provider does not answer', async () => {
    world.peer.faults.push('error', 'hang-up', 'error')
    await expect(world.begin()).rejects.toMatchObject({ status: 503 })
    // What was reserved is taken up by the next try.
    const { id, session } = await world.begin()
    world.peer.pay(session)
    await world.verify(session)
    expect((await world.expectOne())[0]?.payment_id).toBe(id)
  })

  test('count once, verified twenty times at a time', async () => {
    const { session } = await world.begin()
    world.peer.pay(session)
    const answers = await Promise.all(Array.from({ length: 20 }, () => world.verify(session)))
    expect(new Set(answers.map((payment) => payment?.status))).toEqual(new Set(['paid']))
    await world.expectOne()
  })

  test('that failed at the bank start nothing', async () => {
    const { session } = await world.begin()
    const unpaid = world.peer.pay(session, { payment_status: 'unpaid' })
    await world.tell('checkout.session.async_payment_failed', unpaid)
    await world.tell(completed, unpaid, { id: 'evt_after' })
    const row = await database.db
      .selectFrom('payment')
      .select('status')
      .where('session_id', '=', session)
      .executeTakeFirst()
    expect(row?.status).toBe('failed')
    await world.expectNone()
  })

  test('of another sum than was asked for start nothing', async () => {
    const { session } = await world.begin()
    const little = world.peer.pay(session, { amount_total: 100 })
    await expect(world.tell(completed, little)).rejects.toThrow('another sum')
    await world.expectNone()
  })

  test('leave the tries behind that nobody finished', async () => {
    const { session } = await world.begin()
    world.peer.faults.push('error', 'error', 'error')
    await expect(world.begin(yearly)).rejects.toMatchObject({ status: 503 })
    const abandoned = world.peer.sessions.get(session)
    if (abandoned) abandoned.status = 'expired'
    await world.look(later(new Date(), 1, 'hour'))
    const rows = await database.db.selectFrom('payment').select('status').execute()
    expect(rows.map(({ status }) => status)).toEqual(['expired', 'expired'])
  })

  test('for two plans at a time start one, and the other is sent back', async () => {
    const first = await world.begin(monthly)
    // The buyer had its page open before it was closed.
    const second = await world.begin(yearly)
    expect(world.peer.sessions.get(first.session)?.status).toBe('expired')
    world.peer.pay(first.session)
    world.peer.pay(second.session)
    await Promise.all([world.verify(second.session), world.verify(first.session)])
    await Promise.all([
      world.look(later(new Date(), 3, 'minute')),
      world.look(later(new Date(), 3, 'minute')),
    ])
    await world.expectOne()
    expect(new Set(world.peer.refunds).size).toBe(1)
    const rows = await database.db.selectFrom('payment').select('refunded_at').execute()
    expect(rows.filter(({ refunded_at }) => refunded_at !== null)).toHaveLength(1)
  })

  test('that the operator sends back end the plan, and a credit note takes the invoice back', async () => {
    const { session } = await world.begin()
    const { payment_intent } = world.peer.pay(session)
    await world.verify(session)
    const charge = { id: 'ch_1', object: 'charge', refunded: true, payment_intent }
    await world.tell('charge.refunded', charge)
    await world.tell('charge.refunded', charge, { id: 'evt_again' })
    const [bought] = await database.db.selectFrom('user_plan').selectAll().execute()
    expect(bought?.status).toBe('replaced')
    const kinds = (await world.invoices()).map(({ kind, total_fils }) => [kind, total_fils])
    expect(kinds.sort()).toEqual([
      ['credit_note', 261_450],
      ['invoice', 261_450],
    ])
  })

  test('for a dearer plan credit what is left, and the first plan ends', async () => {
    const first = await world.begin(monthly)
    world.peer.pay(first.session)
    await world.verify(first.session)
    // Fifteen of thirty days are over.
    const started_at = earlier(new Date(), 15, 'day')
    const ends_at = later(new Date(), 15, 'day')
    await database.db.updateTable('user_plan').set({ started_at, ends_at }).execute()
    const second = await world.begin(yearly)
    expect([second.starts, second.credit_fils, second.total_fils]).toEqual([
      'instead',
      124_500,
      Math.round((2_490_000 - 124_500) * 1.05),
    ])
    world.peer.pay(second.session)
    await world.verify(second.session)
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
