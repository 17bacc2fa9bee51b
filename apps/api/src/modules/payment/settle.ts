import { periodEnd } from '@manzil/domain/plans/plan-period'
import type { Kysely, Transaction } from 'kysely'
import { v7 } from 'uuid'
import type { InvoiceParty } from '../../db/plan-tables.ts'
import type { Database } from '../../db/schema.ts'
import type { SessionState } from '../../ports/payments/payments-port.ts'
import { fitToPlan } from '../plan/fit-to-plan.ts'
import { isRunning } from '../plan/held-plan.ts'
import { endUserPlan, findByPayment, insertUserPlan } from '../plan/holding-repository.ts'
import { boughtBy, findPlan, lockHolder } from '../plan/repository.ts'
import type { SecurityLog } from '../security/security-log.ts'
import { queueReceipt, queueRefund } from './receipt.ts'
import {
  findAnyPayment,
  findPayment,
  type PaymentRow,
  takeEvent,
  updatePayment,
} from './repository.ts'
import { writeCreditNote, writeInvoice } from './write-invoice.ts'

export interface SettleParts {
  db: Kysely<Database>
  securityLog: Pick<SecurityLog, 'note'>
  supplier: InvoiceParty
  /** Without a slash at its end. */
  publicUrl: string
  /** Of message ids. */
  domain: string
}

/** A payment stays where it has ended, but for money that comes after all. */
const isNews = (known: PaymentRow['status'], said: SessionState['status']): boolean =>
  known !== 'paid' &&
  known !== said &&
  (said === 'paid' ||
    known === 'preparing' ||
    known === 'open' ||
    (known === 'processing' && said !== 'open'))

/**
 * Puts down what is known of a payment. Whoever tells it, and however often, in whatever order: the account
 * is held meanwhile, so that money that has come starts one plan and writes one invoice. Money that can
 * start none is to be sent back.
 * @param event counts once; a repetition changes nothing
 */
export function settle(
  parts: SettleParts,
  { id, account_id }: PaymentRow,
  state: SessionState,
  now: Date,
  event?: { id: string; type: string },
): Promise<PaymentRow> {
  return parts.db.transaction().execute(async (trx) => {
    await lockHolder(trx, account_id)
    const payment = await findPayment(trx, id)
    if (event && !(await takeEvent(trx, event, now))) return payment
    if (!isNews(payment.status, state.status)) return payment
    if (state.status !== 'paid') return updatePayment(trx, id, { status: state.status })
    // Money of another sum than we have asked for starts nothing; a person has to look.
    if (state.totalFils !== undefined && state.totalFils !== payment.total_fils)
      throw new Error(`payment ${id} is of another sum than was asked for`)
    const paid = await updatePayment(trx, id, {
      status: 'paid',
      paid_at: now,
      provider_payment: state.providerPayment ?? null,
      payer: state.payer ? JSON.stringify(state.payer) : null,
    })
    const started = await startPaidPlan(trx, paid, now)
    if (!started) {
      await parts.securityLog.note(
        { kind: 'payment_unwanted', account: account_id, address: undefined },
        trx,
      )
      return updatePayment(trx, id, { refund_wanted_at: now })
    }
    const invoice = await writeInvoice(trx, { payment: paid, ...started }, { ...parts, now })
    await queueReceipt(trx, invoice, { ...parts, now })
    await parts.securityLog.note(
      { kind: 'plan_paid', account: account_id, address: undefined },
      trx,
    )
    return paid
  })
}

/** Starts the plan of a payment on its terms; undefined where another payment has come before it. */
async function startPaidPlan(trx: Transaction<Database>, payment: PaymentRow, now: Date) {
  const bought = await boughtBy(trx, payment.account_id)
  const held = bought.find((each) => each.bought.id === payment.held_id)
  const isOther = bought.some(
    (each) =>
      each !== held &&
      each.bought.status !== 'replaced' &&
      (isRunning(each, now) || each.bought.started_at > now),
  )
  const plan = await findPlan(trx, payment.plan_id)
  if (isOther || !plan || held?.bought.status === 'replaced') return undefined
  const isAfter = payment.starts === 'after' && held !== undefined
  // In its grace a plan goes on from its end; one that was cancelled and has ended does not.
  const isGone = held?.bought.status === 'cancelled' && held.bought.ends_at <= now
  const started_at = isAfter && !isGone ? held.bought.ends_at : now
  const row = await insertUserPlan(trx, {
    id: v7(),
    account_id: payment.account_id,
    plan_id: plan.id,
    status: 'active',
    started_at,
    ends_at: periodEnd(started_at, plan.period),
    price_fils: payment.price_fils,
    paid_fils: payment.price_fils - payment.credit_fils,
    payment_id: payment.id,
    created_at: now,
  })
  if (held && payment.starts === 'instead') await endUserPlan(trx, held.bought.id, now)
  await fitToPlan(trx, payment.account_id, now)
  return { plan, bought: row }
}

/** An operator's wish to send a payment back. */
export interface WantedRefund {
  reason: string
  /** The operator's account. */
  actor: string
  /** Writes the wish down where operators' doings are kept: with it, and only by whoever was first. */
  note: (trx: Transaction<Database>) => Promise<void>
}

/** Notes that an operator wants a payment sent back, once; the rest is done whoever is interrupted. */
export function wantRefund(
  db: Kysely<Database>,
  id: string,
  { reason, actor, note }: WantedRefund,
  now: Date,
): Promise<PaymentRow | 'gone' | 'unpaid' | 'done'> {
  return db.transaction().execute(async (trx) => {
    const known = await findAnyPayment(trx, id)
    if (!known) return 'gone'
    await lockHolder(trx, known.account_id)
    const payment = await findPayment(trx, id)
    if (payment.status !== 'paid') return 'unpaid'
    if (payment.refunded_at !== null) return 'done'
    // What is on its way already goes as it was asked for: the provider takes no other wish.
    if (payment.refund_wanted_at !== null) return payment
    await note(trx)
    return updatePayment(trx, id, {
      refund_wanted_at: now,
      refund_reason: reason,
      refund_by: actor,
    })
  })
}

/** The provider has sent a payment back: what it started ends, and its invoice is taken back. */
export function settleRefund(
  { db, securityLog, ...site }: SettleParts,
  { id, account_id }: PaymentRow,
  now: Date,
  event?: { id: string; type: string },
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lockHolder(trx, account_id)
    const payment = await findPayment(trx, id)
    if (event && !(await takeEvent(trx, event, now))) return
    if (payment.refunded_at !== null) return
    await updatePayment(trx, id, { refunded_at: now })
    const started = await findByPayment(trx, id)
    if (started && started.status !== 'replaced') await endUserPlan(trx, started.id, now)
    const note = await writeCreditNote(trx, payment, now)
    if (note) await queueRefund(trx, note, { ...site, now })
    await fitToPlan(trx, account_id, now)
    await securityLog.note(
      { kind: 'payment_refunded', account: account_id, address: undefined },
      trx,
    )
  })
}
