import * as events from '@manzil/domain/plans/sign-event'

/** Shared with the pretend provider; it protects nothing. */
const mockPaymentSecret = 'whsec_manzil_mock'

const nowS = () => Math.floor(Date.now() / 1000)

/** `Stripe-Signature` of a body at a time in seconds. */
export const signEvent = (rawBody: string, atS = nowS(), secret = mockPaymentSecret) =>
  events.signEvent(rawBody, secret, atS)

/** Whether one of the header's signatures belongs to the body and is fresh. */
export const isSigned = (rawBody: string, header: string) =>
  events.isSignedEvent(rawBody, header, mockPaymentSecret, nowS())
