import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { zCreateCheckoutSessionResponse } from '@manzil/api-client/generated/zod.gen'
import { pageOf } from '@manzil/domain/page-of'
import { statusInEvent } from '@manzil/domain/plans/event-status'
import { type MockContext, signedIn } from '../context.ts'
import { writeOnce } from '../idempotency.ts'
import { invoicesOf, pretendPdf } from '../payments/invoices.ts'
import { sayStatus } from '../payments/say-status.ts'
import { deliver, openPayment, settle, statusOf, toSession } from '../payments/sessions.ts'
import { isSigned } from '../payments/sign-event.ts'
import { findPlan, termsFor, toUserPlan } from '../payments/user-plans.ts'
import { problems } from '../problems.ts'
import type { EntryOf, World } from '../world.ts'

type PaymentHandlers = Pick<
  ServerHandlers<MockContext>,
  | 'createCheckoutSession'
  | 'verifyPayment'
  | 'receivePaymentEvent'
  | 'listInvoices'
  | 'getInvoice'
  | 'downloadInvoice'
>

const toInvoice = ({ user_id: _user, ...invoice }: EntryOf<'invoices'>) => invoice

export function paymentHandlers(world: World): PaymentHandlers {
  const own = (id: string, context: MockContext) => {
    const invoice = world.invoices.get(id)
    return invoice?.user_id === signedIn(context)._id ? invoice : undefined
  }
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
        const plan = findPlan(world, body.plan_id)
        if (plan?.user_type !== role) return problems.planGone
        const terms = termsFor(world, _id, plan)
        if (!terms) return problems.planRuns
        const data = toSession(openPayment(world, _id, { plan, terms, language: body.language }))
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

    async listInvoices({ query }, context) {
      const { data, pagination } = pageOf(invoicesOf(world, signedIn(context)._id), query)
      return { status: 200, body: { data: data.map(toInvoice), pagination } }
    },

    async getInvoice({ path }, context) {
      const invoice = own(path.id, context)
      return invoice ? { status: 200, body: { data: toInvoice(invoice) } } : problems.invoiceGone
    },

    async downloadInvoice({ path }, context) {
      const invoice = own(path.id, context)
      if (!invoice) return problems.invoiceGone
      const { number } = invoice
      const data = {
        name: `${number}.pdf`,
        media_type: 'application/pdf' as const,
        base64: pretendPdf(number),
      }
      return { status: 200, body: { data } }
    },

    async receivePaymentEvent({ headers, body }, { rawBody }) {
      if (!(await isSigned(rawBody, headers['Stripe-Signature']))) return problems.signatureFailed
      const status = statusInEvent(body.type, body.data.object.payment_status)
      if (status && !world.paymentEvents.has(body.id)) {
        world.paymentEvents.set(body.id, new Date().toISOString())
        settle(world, body.data.object.id, status)
        deliver(world, body.data.object.id)
      }
      return { status: 200, body: { received: true } }
    },
  }
}
