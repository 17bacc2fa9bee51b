import type {
  CheckoutSession,
  LanguageCode,
  PaymentStatus,
  Plan,
} from '@manzil/api-client/generated/types.gen'
import type { EntryOf, World } from '../world.ts'
import { findPlan, startPlan } from './user-plans.ts'

export type Payment = EntryOf<'payments'>

/** Where the pretend payment page is, before the id of the session. */
export const checkoutPath = '/checkout/'
/** A session can be paid for so long, in ms. */
const sessionLifeMs = 30 * 60_000

/** Where a payment stands: an open one ends by itself. */
export const statusOf = ({ status, expires_at }: Payment): PaymentStatus =>
  status === 'open' && Date.parse(expires_at) <= Date.now() ? 'expired' : status

/** The open session of the account for the plan, or a new one. */
export function openPayment(
  world: World,
  userId: string,
  plan: Plan,
  language: LanguageCode = 'en',
): Payment {
  const open = [...world.payments.values()].find(
    (each) => each.user_id === userId && each.plan_id === plan._id && statusOf(each) === 'open',
  )
  if (open) return open
  const session_id = `cs_mock_${world.makeId().replaceAll('-', '')}`
  const vat = Math.round(plan.price * plan.vat_percent) / 100
  const payment: Payment = {
    session_id,
    url: checkoutPath + session_id,
    provider: 'embedded',
    plan_id: plan._id,
    amount: plan.price,
    vat,
    total: plan.price + vat,
    currency: 'AED',
    expires_at: new Date(Date.now() + sessionLifeMs).toISOString(),
    user_id: userId,
    language,
    status: 'open',
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
  const plan = payment && findPlan(payment.plan_id)
  if (!plan || payment.status !== 'paid' || payment.user_plan_id !== null) return payment
  const { _id } = startPlan(world, payment.user_id, plan, payment.amount)
  const delivered = { ...payment, user_plan_id: _id }
  world.payments.set(sessionId, delivered)
  return delivered
}
