import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type { PaymentStatus } from '@manzil/api-client/generated/types.gen'

type PaymentEvent = RequestOf<'receivePaymentEvent'>['body']

/** What an event of the provider says of its session; undefined for types that say nothing. */
export function statusIn({ type, data }: PaymentEvent): PaymentStatus | undefined {
  switch (type) {
    case 'checkout.session.completed':
      // Bank debits complete the session before the money has come.
      return data.object.payment_status === 'paid' ? 'paid' : 'processing'
    case 'checkout.session.async_payment_succeeded':
      return 'paid'
    case 'checkout.session.async_payment_failed':
      return 'failed'
    case 'checkout.session.expired':
      return 'expired'
    default:
      return undefined
  }
}
