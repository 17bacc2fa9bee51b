import { plans } from '@manzil/catalogue/plans'
import { expect } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { loadPlans } from '../../src/db/seed/load-plans.ts'
import { reconcile } from '../../src/modules/payment/jobs.ts'
import type { PaymentRow } from '../../src/modules/payment/repository.ts'
import { createPaymentService } from '../../src/modules/payment/service.ts'
import { createSecurityLog } from '../../src/modules/security/security-log.ts'
import { createStripePayments } from '../../src/ports/payments/stripe-payments.ts'
import { agency, writeAccounts } from '../http/one-property.ts'
import { silentLog } from '../silent-log.ts'
import { type StripePeer, startStripePeer } from './stripe-peer.ts'

const key = 'sk_test_peer'
const secret = 'whsec_peer'
const domain = 'manzil.example'

export const publicUrl = 'https://manzil.example'
/** The cheapest plan of agencies for that time. */
const planFor = (asked: 'month' | 'year') =>
  plans
    .filter(({ user_type, period }) => user_type === 'agency' && period === asked)
    .toSorted((one, other) => one.price - other.price)[0]

export const monthly = planFor('month')
export const yearly = planFor('year')
export const completed = 'checkout.session.completed'

/** An agency that buys plans by Stripe, which is a peer of ours, and what came of it. */
export async function openPaymentWorld(database: OpenDatabase) {
  const { db } = database
  await loadPlans(db)
  await writeAccounts(database)
  await db
    .updateTable('account')
    .set({ email: 'office@creek.example' })
    .where('id', '=', agency)
    .execute()
  const peer = await startStripePeer({ key, secret })
  const port = createStripePayments({
    secretKey: key,
    webhookSecret: secret,
    publicUrl,
    address: peer.address,
  })
  const payments = createPaymentService({
    db,
    port,
    securityLog: createSecurityLog(db, 'a key of tests'),
    supplier: { name: 'Manzil', address: 'Dubai', email: '', trn: '100000000000003' },
    publicUrl,
    domain,
  })

  const invoices = () =>
    db
      .selectFrom('invoice')
      .selectAll()
      .where('payment_id', 'in', db.selectFrom('payment').select('id'))
      .execute()

  return {
    peer,
    port,
    payments,
    invoices,

    /** Before each test: nothing is bought. */
    async empty() {
      for (const table of ['user_plan', 'payment', 'payment_event', 'outbox_mail'] as const)
        await db.deleteFrom(table).execute()
      peer.refunds.length = 0
      peer.asked.length = 0
      peer.faults.length = 0
    },

    async begin(plan = monthly, given?: string): Promise<PaymentRow & { session: string }> {
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
    },

    verify: (session: string) => payments.verify(session, agency, silentLog),

    async tell(...given: Parameters<StripePeer['event']>) {
      const { body, signature } = await peer.event(...given)
      return payments.receive(body, signature)
    },

    /** The look that the server takes every minute. */
    look: (now: Date) => reconcile({ db, payments, publicUrl, domain, logger: silentLog }, now),

    /** Whatever was told, and how often: one payment, one plan, one invoice, one mail. */
    async expectOne() {
      const paid = db.selectFrom('payment').where('status', '=', 'paid')
      expect(await paid.where('refund_wanted_at', 'is', null).select('id').execute()).toHaveLength(
        1,
      )
      const bought = await db.selectFrom('user_plan').selectAll().execute()
      expect(bought).toHaveLength(1)
      expect(await invoices()).toHaveLength(1)
      const mails = await db.selectFrom('outbox_mail').select('to_address').execute()
      expect(mails).toEqual([{ to_address: 'office@creek.example' }])
      return bought
    },

    async expectNone() {
      expect(await db.selectFrom('user_plan').selectAll().execute()).toEqual([])
      expect(await invoices()).toEqual([])
    },
  }
}

export type PaymentWorld = Awaited<ReturnType<typeof openPaymentWorld>>
