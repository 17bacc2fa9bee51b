import type { PaymentStatus } from '@manzil/api-client/generated/types.gen'

/** Sessions that stand the same for everybody: `cs_mock_processing` is on its way for ever. */
const standing: Readonly<Record<PaymentStatus, true>> = {
  open: true,
  processing: true,
  paid: true,
  failed: true,
  cancelled: true,
  expired: true,
}

const prefix = 'cs_mock_'

/** Where a sentinel session stands; undefined for any other. */
export function sentinelStatus(sessionId: string): PaymentStatus | undefined {
  const name = sessionId.startsWith(prefix) ? sessionId.slice(prefix.length) : ''
  return isStatus(name) ? name : undefined
}

const isStatus = (name: string): name is PaymentStatus => Object.hasOwn(standing, name)
