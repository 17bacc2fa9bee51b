import type { PaymentStatus } from '@manzil/api-client/generated/types.gen'
import { type Said, say } from '@manzil/api-client/request/say'

/** What the buyer is told of a payment. */
export const sayStatus = (status: PaymentStatus): Said => say(`payment.${status}`)
