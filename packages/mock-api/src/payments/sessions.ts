import type {
  CheckoutSession,
  LanguageCode,
  PaymentStatus,
  Plan,
} from '@manzil/api-client/generated/types.gen'
import { inDirhams } from '@manzil/domain/plans/money'
import { chargeFor } from '@manzil/domain/plans/plan-change'
import type { EntryOf, World } from '../world.ts'
import { writeInvoice } from './invoices.ts'
import { findPlan, replacePlan, startPlan, type termsFor } from './user-plans.ts'

export type Payment = EntryOf<'payments'>

/** Where the pretend payment page is, before the id of the session. */
export const checkoutPath = '/checkout/'
/** A session can be paid for so long, in ms. */
const sessionLifeMs = 30 * 60_000

/** Where a payment stands: an open one ends by itself. */
export const statusOf = ({ status, expires_at }: Payment): PaymentStatus =>
  status === 'open' && Date.parse(expires_at) <= Date.now() ? 'expired' : status

interface Wanted {
  plan: Plan
  terms: NonNullable<ReturnType<typeof termsFor>>
  language: LanguageCode | undefined
}

/** The open session of the account for the plan, or a new one; others end. */
export function openPayment(
  world: World,
  userId: string,
  { plan, terms, language = 'en' }: Wanted,
): Payment {
  const { vatFils, totalFils } = chargeFor(plan, terms.creditFils)
  const own = [...world.payments.values()].filter(
    (each) => each.user_id === userId && statusOf(each) === 'open',
  )
  const open = own.find(
    (each) =>
      each.plan_id === plan._id &&
      each.starts === terms.starts &&
      each.total === inDirhams(totalFils),
  )
  for (const other of own) if (other !== open) settle(world, other.session_id, 'expired')
  if (open) return open
  const session_id = `cs_mock_${world.makeId().replaceAll('-', '')}`
  const payment: Payment = {
    session_id,
    url: checkoutPath + session_id,
    provider: 'embedded',
    plan_id: plan._id,
    amount: plan.price,
    credit: inDirhams(terms.creditFils),
    starts: terms.starts,
    vat: inDirhams(vatFils),
    total: inDirhams(totalFils),
    currency: 'AED',
    expires_at: new Date(Date.now() + sessionLifeMs).toISOString(),
    user_id: userId,
    language,
    status: 'open',
    held_id: terms.heldId,
    user_plan_id: null,
  }
  world.payments.set(session_id, payment)
  return payment
}

/** What the buyer is told of the session. */
export const toSession = ({
  user_id: _user,
  language: _language,
  status: _status,
  held_id: _held,
  user_plan_id: _plan,
  ...session
}: Payment): CheckoutSession => session

/** Puts down what the provider says; what has ended stays as it is. */
export function settle(world: World, sessionId: string, status: PaymentStatus): void {
  const payment = world.payments.get(sessionId)
  if (!payment || !['open', 'processing'].includes(statusOf(payment))) return
  world.payments.set(sessionId, { ...payment, status })
}

/** Starts the plan of a paid session, once however often it is called. */
export function deliver(world: World, sessionId: string): Payment | undefined {
  const payment = world.payments.get(sessionId)
  const plan = payment && findPlan(world, payment.plan_id)
  if (!plan || payment.status !== 'paid' || payment.user_plan_id !== null) return payment
  const held = world.userPlans.get(payment.held_id ?? '')
  const started = startPlan(world, payment.user_id, plan, {
    paid: payment.amount - payment.credit,
    ...(held && payment.starts === 'after' && { startedAt: new Date(held.ends_at) }),
  })
  if (held && payment.starts === 'instead') replacePlan(world, held)
  writeInvoice(world, payment, plan, started)
  const delivered = { ...payment, user_plan_id: started._id }
  world.payments.set(sessionId, delivered)
  return delivered
}
