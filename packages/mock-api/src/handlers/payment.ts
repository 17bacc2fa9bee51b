import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { zCreateCheckoutSessionResponse } from '@manzil/api-client/generated/zod.gen'
import { type MockContext, signedIn } from '../context.ts'
import { writeOnce } from '../idempotency.ts'
import { statusIn } from '../payments/read-event.ts'
import { sayStatus } from '../payments/say-status.ts'
import { deliver, openPayment, settle, statusOf, toSession } from '../payments/sessions.ts'
import { isSignedEvent } from '../payments/sign-event.ts'
import { findPlan, runningPlan, toUserPlan } from '../payments/user-plans.ts'
import { problems } from '../problems.ts'
import type { World } from '../world.ts'

type PaymentHandlers = Pick<
  ServerHandlers<MockContext>,
  'createCheckoutSession' | 'verifyPayment' | 'receivePaymentEvent'
>

export function paymentHandlers(world: World): PaymentHandlers {
  return {
    async createCheckoutSession({ headers, body }, context) {
      const { _id, role } = signedIn(context)
      const call = {
        operation: 'createCheckoutSession',
        userId: _id,
        headers,
        body,
        answer: zCreateCheckoutSessionResponse,
      }
      return writeOnce(world, call, () => {
        const plan = findPlan(body.plan_id)
        if (plan?.user_type !== role) return problems.planGone
        if (runningPlan(world, _id)?.status === 'active') return problems.planRuns
        const data = toSession(openPayment(world, _id, plan, body.language))
        return { status: 201, body: { data } }
      })
    },

    async verifyPayment({ body: { session_id } }, context) {
      const { _id } = signedIn(context)
      if (world.payments.get(session_id)?.user_id !== _id) return problems.paymentGone
      const payment = deliver(world, session_id)
      if (!payment) return problems.paymentGone
      const status = statusOf(payment)
      const kept = world.userPlans.get(payment.user_plan_id ?? '')
      const user_plan = kept ? toUserPlan(world, kept) : null
      return {
        status: 200,
        body: { ...sayStatus(status), data: { session_id, status, user_plan } },
      }
    },

    async receivePaymentEvent({ headers, body }, { rawBody }) {
      if (!(await isSignedEvent(rawBody, headers['Stripe-Signature'])))
        return problems.signatureFailed
      const status = statusIn(body)
      if (status && !world.paymentEvents.has(body.id)) {
        world.paymentEvents.set(body.id, new Date().toISOString())
        settle(world, body.data.object.id, status)
        deliver(world, body.data.object.id)
      }
      return { status: 200, body: { received: true } }
    },
  }
}
