import type { PaymentStatus } from '@manzil/api-client/generated/types.gen'
import { EVENT_SECONDS } from '@manzil/domain/plans/sign-event'
import type { Stripe } from 'stripe'
import type { PayerDetails, PaymentsPort, SessionState, WantedPayment } from './payments-port.ts'

/** The account of the site at Stripe. */
export interface StripeSettings {
  /** Never logged. */
  secretKey: string
  webhookSecret: string
  /** Of the site, where browsers come back to. */
  publicUrl: string
  /** Stripe's own where it is undefined. */
  address: string | undefined
}

/** Milliseconds for one request; the SDK repeats one that fails, under the same key. */
const TIMEOUT_MS = 10_000
const REPETITIONS = 2

/**
 * Payments by Stripe Checkout: the card is typed at Stripe and never comes near the site. What an event
 * says is not believed by itself: the session is asked for, so that events may come twice, late and in
 * any order.
 */
export function createStripePayments(settings: StripeSettings): PaymentsPort {
  const { webhookSecret, publicUrl } = settings
  let opened: Promise<Stripe> | undefined
  const open = () => {
    opened ??= connect(settings)
    return opened
  }
  const retrieve = async (sessionId: string): Promise<SessionState> =>
    stateOf(await (await open()).checkout.sessions.retrieve(sessionId))

  return {
    provider: 'stripe',
    description: 'Plans are paid by Stripe.',

    async begin(wanted) {
      const stripe = await open()
      const { id, url } = await stripe.checkout.sessions.create(sessionFor(wanted, publicUrl), {
        idempotencyKey: `checkout-${wanted.id}`,
      })
      if (!url) throw new Error('Stripe has made a session without a page')
      return { sessionId: id, url }
    },

    find: retrieve,

    async close(sessionId) {
      await (await open()).checkout.sessions.expire(sessionId)
    },

    async refund(providerPayment, reason) {
      const stripe = await open()
      await stripe.refunds.create(
        { payment_intent: providerPayment, reason },
        { idempotencyKey: `refund-${providerPayment}` },
      )
    },

    async readEvent(rawBody, signature) {
      const stripe = await open()
      let event: Stripe.Event
      try {
        event = await stripe.webhooks.constructEventAsync(
          rawBody,
          signature,
          webhookSecret,
          EVENT_SECONDS,
        )
      } catch (error) {
        if (error instanceof stripe.errors.StripeSignatureVerificationError) return undefined
        throw error
      }
      const { id, type } = event
      switch (event.type) {
        case 'checkout.session.completed':
        case 'checkout.session.expired':
        case 'checkout.session.async_payment_succeeded':
        case 'checkout.session.async_payment_failed': {
          const sessionId = event.data.object.id
          const state = await retrieve(sessionId)
          const isFailed = event.type === 'checkout.session.async_payment_failed'
          // A session whose bank debit failed looks as if it was still under way.
          const status = isFailed && state.status === 'processing' ? 'failed' : state.status
          return { kind: 'session', id, type, sessionId, state: { ...state, status } }
        }
        case 'charge.refunded': {
          const { refunded, payment_intent } = event.data.object
          const providerPayment = idOf(payment_intent)
          if (!refunded || providerPayment === undefined) return { kind: 'other' }
          return { kind: 'refund', id, type, providerPayment }
        }
        default:
          return { kind: 'other' }
      }
    },
  }
}

/** The library is loaded with the first payment. */
async function connect({ secretKey, address }: StripeSettings): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe')
  const at = address === undefined ? undefined : new URL(address)
  return new StripeClient(secretKey, {
    maxNetworkRetries: REPETITIONS,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(at && {
      host: at.hostname,
      port: at.port || (at.protocol === 'http:' ? 80 : 443),
      protocol: at.protocol === 'http:' ? 'http' : 'https',
    }),
  })
}

/** One payment; the amount holds the tax, which the site's own invoice shows. */
function sessionFor(
  { id, product, totalFils, email, language, expiresAt }: WantedPayment,
  publicUrl: string,
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    client_reference_id: id,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'aed',
          unit_amount: totalFils,
          product_data: { name: product },
        },
      },
    ],
    ...(email !== null && { customer_email: email }),
    // An invoice has to say whose it is.
    billing_address_collection: 'required',
    tax_id_collection: { enabled: true },
    // Stripe knows neither Arabic nor Hindi yet: it looks at the browser then.
    locale: language === 'ar' || language === 'hi' ? 'auto' : language,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    success_url: `${publicUrl}/#/your-plan?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${publicUrl}/#/cancel-payment`,
  }
}

function stateOf(session: Stripe.Checkout.Session): SessionState {
  const providerPayment = idOf(session.payment_intent)
  return {
    status: statusOf(session),
    ...(session.amount_total !== null &&
      session.currency === 'aed' && { totalFils: session.amount_total }),
    ...(session.amount_total !== null && session.currency !== 'aed' && { totalFils: -1 }),
    ...(providerPayment !== undefined && { providerPayment }),
    ...(session.customer_details && { payer: payerOf(session.customer_details) }),
  }
}

function statusOf({ status, payment_status }: Stripe.Checkout.Session): PaymentStatus {
  if (payment_status === 'paid' || payment_status === 'no_payment_required') return 'paid'
  if (status === 'complete') return 'processing'
  return status === 'expired' ? 'expired' : 'open'
}

function payerOf(details: Stripe.Checkout.Session.CustomerDetails): PayerDetails {
  const { line1, line2, postal_code, city, state, country } = details.address ?? {}
  const lines = [line1, line2, postal_code, city, state, country].filter(Boolean)
  return {
    name: details.business_name ?? details.name,
    address: lines.length > 0 ? lines.join(', ') : null,
    trn: details.tax_ids?.find(({ type }) => type === 'ae_trn')?.value ?? null,
  }
}

const idOf = (reference: string | { id: string } | null): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id
