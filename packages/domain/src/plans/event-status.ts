import type { PaymentStatus } from '@manzil/api-client/generated/types.gen'

/** What an event of the provider says of its session; undefined for types that say nothing. */
export function statusInEvent(
  type: string,
  paymentStatus: string | undefined,
): PaymentStatus | undefined {
  switch (type) {
    case 'checkout.session.completed':
      // Bank debits complete the session before the money has come.
      return paymentStatus === 'paid' ? 'paid' : 'processing'
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
