import type { LanguageCode, PaymentStatus } from '@manzil/api-client/generated/types.gen'
import { RequestProblem } from '@manzil/api-client/request/request-problem'
import { say } from '@manzil/api-client/request/say'
import { inFils } from '@manzil/domain/plans/money'
import { chargeFor, termsOf } from '@manzil/domain/plans/plan-change'
import { later } from '@manzil/domain/time/moments'
import type { Transaction } from 'kysely'
import type { Logger } from 'pino'
import { v7 } from 'uuid'
import { z } from 'zod'
import type { Database } from '../../db/schema.ts'
import { type Outcome, writeOnce } from '../../idempotency/idempotency.ts'
import type { PaymentsPort } from '../../ports/payments/payments-port.ts'
import type { Caller } from '../../request-context.ts'
import { heldPlan } from '../plan/held-plan.ts'
import { type BoughtPlan, boughtBy, findPlan, lockHolder } from '../plan/repository.ts'
import {
  findBuyer,
  findByProviderPayment,
  findBySession,
  findPayment,
  insertPayment,
  keepSession,
  openPaymentsOf,
  type PaymentRow,
  updatePayment,
} from './repository.ts'
import { type SettleParts, settle, settleRefund, type WantedRefund, wantRefund } from './settle.ts'

interface Parts extends SettleParts {
  port: PaymentsPort
}

interface BeginRequest {
  body: { plan_id: string; language?: LanguageCode | undefined }
  caller: Caller
  key: string | undefined
  /** Of the request, where the body names none. */
  language: LanguageCode
}

type Log = Pick<Logger, 'warn'>

/** A session can be paid for so long; Stripe makes none that ends sooner than in half an hour. */
const SESSION_MINUTES = 35

const zBegun = z.object({ payment: z.string() })

/** What can be paid for, and what becomes of it. */
export function createPaymentService({ port, ...parts }: Parts) {
  const { db } = parts

  /** The payment that is to be made, known before the provider is asked; nothing is awaited meanwhile. */
  async function reserve(
    trx: Transaction<Database>,
    { body, caller, language }: BeginRequest,
    now: Date,
  ): Promise<Outcome<z.output<typeof zBegun>, 'plan-gone' | 'plan-runs'>> {
    await lockHolder(trx, caller.id)
    const plan = await findPlan(trx, body.plan_id)
    if (!plan?.is_sold || plan.user_type !== caller.role)
      return { kind: 'refused', refusal: 'plan-gone' }
    const bought = await boughtBy(trx, caller.id)
    const held = heldPlan(bought, now)
    const hasNext = bought.some((each) => isNext(each, now))
    const terms = termsOf(inFils(plan.price), { held: held && termsHeld(held), hasNext }, now)
    if (!terms) return { kind: 'refused', refusal: 'plan-runs' }
    const { vatFils, totalFils } = chargeFor(plan, terms.creditFils)
    const open = await openPaymentsOf(trx, caller.id, now)
    const same = open.find(
      ({ plan_id, starts, total_fils }) =>
        plan_id === plan.id && starts === terms.starts && total_fils === totalFils,
    )
    if (same) return { kind: 'accepted', answer: { payment: same.id } }
    const id = v7()
    await insertPayment(trx, {
      id,
      provider: port.provider,
      account_id: caller.id,
      plan_id: plan.id,
      starts: terms.starts,
      held_id: held?.bought.id ?? null,
      price_fils: inFils(plan.price),
      credit_fils: terms.creditFils,
      vat_percent: plan.vat_percent,
      vat_fils: vatFils,
      total_fils: totalFils,
      language: body.language ?? language,
      status: 'preparing',
      created_at: now,
      expires_at: later(now, SESSION_MINUTES, 'minute'),
    })
    return { kind: 'accepted', answer: { payment: id } }
  }

  /** Asks the provider for the payment page, however often: it knows the payment by our id. */
  async function prepare(payment: PaymentRow, log: Log): Promise<PaymentRow> {
    if (payment.status !== 'preparing') return payment
    const [{ email }, plan] = await Promise.all([
      findBuyer(db, payment.account_id),
      findPlan(db, payment.plan_id),
    ])
    try {
      const session = await port.begin({
        id: payment.id,
        product: (payment.language === 'ar' ? plan?.name_ar : plan?.name) ?? '',
        totalFils: payment.total_fils,
        email,
        language: payment.language,
        expiresAt: payment.expires_at,
      })
      await keepSession(db, payment.id, session)
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'the payment provider has made no session')
      throw new RequestProblem(503, { code: 'unavailable', ...say('problem.paymentDown') })
    }
    return findPayment(db, payment.id)
  }

  /** Nobody can pay twice: other open sessions of the account end. One that stays is looked after later. */
  async function closeOthers({ id, account_id }: PaymentRow, now: Date, log: Log): Promise<void> {
    for (const other of await openPaymentsOf(db, account_id, now)) {
      if (other.id === id) continue
      try {
        if (other.session_id !== null) await port.close(other.session_id)
        await settle(parts, other, { status: 'expired' }, now)
      } catch (error) {
        log.warn({ reason: reasonOf(error) }, 'an open payment could not be ended')
      }
    }
  }

  /** Where a payment stands, after the provider was asked where it may know more. */
  async function lookAfter(payment: PaymentRow, now: Date): Promise<PaymentRow> {
    if (payment.session_id === null || payment.status === 'paid') return payment
    const state = await port.find(payment.session_id)
    const isOver = payment.status === 'open' && payment.expires_at <= now
    const known = state ?? (isOver ? { status: 'expired' as const } : undefined)
    return known ? settle(parts, payment, known, now) : payment
  }

  /** Sends back what could start no plan, or what an operator wants to be sent back. */
  async function sendBack(payment: PaymentRow, now = new Date()): Promise<void> {
    const why = payment.refund_by === null ? 'duplicate' : 'requested_by_customer'
    if (payment.provider_payment !== null) await port.refund(payment.provider_payment, why)
    await settleRefund(parts, payment, now)
  }

  return {
    async begin(request: BeginRequest, log: Log, now = new Date()) {
      const call = {
        operation: 'createCheckoutSession',
        sender: { id: request.caller.id, key: request.key },
        body: request.body,
        answer: zBegun,
      } as const
      const outcome = await writeOnce(db, call, (trx) => reserve(trx, request, now))
      if (outcome.kind === 'refused') return outcome.refusal
      const payment = await prepare(await findPayment(db, outcome.answer.payment), log)
      await closeOthers(payment, now, log)
      return payment
    },

    /** Undefined where the account has begun no such session. */
    async verify(sessionId: string, accountId: string, log: Log, now = new Date()) {
      const payment = await findBySession(db, sessionId)
      if (payment?.account_id !== accountId) return undefined
      try {
        return await lookAfter(payment, now)
      } catch (error) {
        // What is known already is told; the provider's event or the next look brings the rest.
        log.warn({ reason: reasonOf(error) }, 'the payment provider was not asked')
        return payment
      }
    },

    lookAfter,

    /** False where the event is not the provider's. */
    async receive(rawBody: string, signature: string, now = new Date()): Promise<boolean> {
      const event = await port.readEvent(rawBody, signature)
      if (!event) {
        await parts.securityLog.note({
          kind: 'payment_forged',
          account: undefined,
          address: undefined,
        })
        return false
      }
      if (event.kind === 'session') {
        const payment = await findBySession(db, event.sessionId)
        if (payment) await settle(parts, payment, event.state, now, event)
      }
      if (event.kind === 'refund') {
        const payment = await findByProviderPayment(db, event.providerPayment)
        if (payment) await settleRefund(parts, payment, now, event)
      }
      return true
    },

    /** What the buyer did on the page of test money. */
    async leaveSandbox(payment: PaymentRow, status: PaymentStatus, now = new Date()) {
      return settle(parts, payment, { status }, now)
    },

    /**
     * Sends a payment back as an operator: what it started ends, and a credit note takes its invoice back.
     * Said twice it is done once. Where the provider does not answer it is asked again until it does.
     */
    async refund(
      paymentId: string,
      asked: WantedRefund,
      now = new Date(),
    ): Promise<'gone' | 'unpaid' | 'waiting' | 'done'> {
      const wanted = await wantRefund(db, paymentId, asked, now)
      if (typeof wanted === 'string') return wanted
      try {
        await sendBack(wanted, now)
        return 'done'
      } catch {
        return 'waiting'
      }
    },

    sendBack,

    /** A session that the provider was never heard of. */
    async giveUp(payment: PaymentRow): Promise<void> {
      if (payment.session_id === null)
        await updatePayment(db, payment.id, {
          status: 'expired',
          session_id: `none_${payment.id}`,
          url: '/',
        })
    },
  }
}

export type PaymentService = ReturnType<typeof createPaymentService>

const isNext = ({ bought }: BoughtPlan, now: Date): boolean =>
  bought.status !== 'replaced' && bought.started_at > now

const termsHeld = ({ bought }: BoughtPlan) => ({
  isCancelled: bought.status === 'cancelled',
  startedAt: bought.started_at,
  endsAt: bought.ends_at,
  priceFils: bought.price_fils,
})

/** Never the error itself: its parts quote what was asked. */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.name : 'failed')
