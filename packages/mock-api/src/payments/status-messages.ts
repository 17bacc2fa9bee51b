import type { PaymentStatus } from '@manzil/api-client/generated/types.gen'

/** What the buyer is told of a payment. */
export const statusMessages: Readonly<Record<PaymentStatus, string>> = {
  open: 'This payment has not been made yet.',
  processing: 'Your payment is on its way. Your plan starts when it has arrived.',
  paid: 'Your plan is active.',
  failed: 'Your payment has failed. No money was taken.',
  cancelled: 'You cancelled this payment. No money was taken.',
  expired: 'This payment was not made in time. Begin again.',
}
