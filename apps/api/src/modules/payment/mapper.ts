import type { CheckoutSession } from '@manzil/api-client/generated/types.gen'
import { inDirhams } from '@manzil/domain/plans/money'
import type { PaymentRow } from './repository.ts'

export function toSession(payment: PaymentRow): CheckoutSession {
  const { session_id, url } = payment
  if (session_id === null || url === null) throw new Error('the provider has not answered')
  return {
    session_id,
    url,
    provider: payment.provider,
    plan_id: payment.plan_id,
    amount: inDirhams(payment.price_fils),
    credit: inDirhams(payment.credit_fils),
    starts: payment.starts,
    vat: inDirhams(payment.vat_fils),
    total: inDirhams(payment.total_fils),
    currency: 'AED',
    expires_at: payment.expires_at.toISOString(),
  }
}
