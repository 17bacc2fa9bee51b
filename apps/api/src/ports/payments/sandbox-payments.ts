import { randomBytes } from 'node:crypto'
import { zPaymentEvent } from '@manzil/api-client/generated/zod.gen'
import { statusInEvent } from '@manzil/domain/plans/event-status'
import { isSignedEvent } from '@manzil/domain/plans/sign-event'
import type { PaymentsPort } from './payments-port.ts'

/** Where the payment page of the site is, before the id of the session. */
export const checkoutPath = '/checkout/'

/** Nobody guesses the address of a payment page. */
const ID_BYTES = 24

/**
 * Payments with test money: the site serves the payment page itself, and what is chosen there is written
 * into its own tables. Events count with a signature by the secret, as a provider would sign them.
 */
export const createSandboxPayments = (secret: string): PaymentsPort => ({
  provider: 'embedded',
  description:
    'Plans are paid with test money on a page of this site: set STRIPE_SECRET_KEY to take real payments.',
  async begin() {
    const sessionId = `cs_test_${randomBytes(ID_BYTES).toString('base64url')}`
    return { sessionId, url: checkoutPath + sessionId }
  },
  find: async () => undefined,
  async close() {},
  async refund() {},
  async readEvent(rawBody, signature) {
    const nowS = Math.floor(Date.now() / 1000)
    if (!(await isSignedEvent(rawBody, signature, secret, nowS))) return undefined
    const { id, type, data } = zPaymentEvent.parse(JSON.parse(rawBody))
    const status = statusInEvent(type, data.object.payment_status)
    if (status === undefined) return { kind: 'other' }
    return { kind: 'session', id, type, sessionId: data.object.id, state: { status } }
  },
})
