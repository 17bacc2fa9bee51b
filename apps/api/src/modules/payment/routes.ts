import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { callerOf, type RequestContext } from '../../request-context.ts'
import { askedLanguage } from '../../request-language.ts'
import { toUserPlan } from '../plan/mapper.ts'
import { boughtBy, countUse } from '../plan/repository.ts'
import { toSession } from './mapper.ts'
import { paymentGone, problems, signatureFailed } from './problems.ts'
import type { PaymentService } from './service.ts'

type PaymentHandlers = Pick<
  ServerHandlers<RequestContext>,
  'createCheckoutSession' | 'verifyPayment' | 'receivePaymentEvent'
>

/** Paying for plans. */
export const paymentHandlers = (
  db: Kysely<Database>,
  payments: PaymentService,
): PaymentHandlers => ({
  async createCheckoutSession({ headers, body }, context) {
    const request = {
      body,
      caller: callerOf(context),
      key: headers['Idempotency-Key'],
      language: askedLanguage() ?? 'en',
    }
    const begun = await payments.begin(request, context.log)
    return typeof begun === 'string'
      ? problems[begun]
      : { status: 201, body: { data: toSession(begun) } }
  },

  async verifyPayment({ body: { session_id } }, context) {
    const { id } = callerOf(context)
    const payment = await payments.verify(session_id, id, context.log)
    if (!payment) return paymentGone
    const status = payment.status === 'preparing' ? 'open' : payment.status
    const now = new Date()
    const found = (await boughtBy(db, id)).find(({ bought }) => bought.payment_id === payment.id)
    const user_plan = found ? toUserPlan(found, await countUse(db, id), now) : null
    const isUnwanted = payment.refund_wanted_at !== null
    return {
      status: 200,
      body: {
        ...say(isUnwanted ? 'payment.refunded' : `payment.${status}`),
        data: { session_id, status: isUnwanted ? 'cancelled' : status, user_plan },
      },
    }
  },

  async receivePaymentEvent({ headers }, { rawBody = '' }) {
    const isTaken = await payments.receive(rawBody, headers['Stripe-Signature'])
    return isTaken ? { status: 200, body: { received: true } } : signatureFailed
  },
})
