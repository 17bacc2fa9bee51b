import type { LanguageCode, PaymentStatus } from '@manzil/api-client/generated/types.gen'

/** What somebody is to pay for. Amounts are the server's, in fils. */
export interface WantedPayment {
  /** Ours: however often it is asked for, the provider makes one session of it. */
  id: string
  /** What the payment page names. */
  product: string
  totalFils: number
  email: string | null
  language: LanguageCode
  expiresAt: Date
}

export interface ProviderSession {
  sessionId: string
  /** Where the browser goes to pay. */
  url: string
}

/** Who pays, as the provider has asked; an invoice needs it. */
export interface PayerDetails {
  name: string | null
  address: string | null
  /** Tax registration number. */
  trn: string | null
}

/** What the provider says of a session. */
export interface SessionState {
  status: PaymentStatus
  /** What was charged, where the provider says it. */
  totalFils?: number
  /** What a refund is asked for by. */
  providerPayment?: string
  payer?: PayerDetails
}

/** An event whose signature is the provider's. */
export type ProviderEvent =
  | { kind: 'session'; id: string; type: string; sessionId: string; state: SessionState }
  /** The whole payment was sent back by the operator. */
  | { kind: 'refund'; id: string; type: string; providerPayment: string }
  | { kind: 'other' }

/** Who takes money for us. */
export interface PaymentsPort {
  readonly provider: 'stripe' | 'embedded'
  /** What becomes of payments, in one sentence for the person who starts the server. */
  readonly description: string
  begin(wanted: WantedPayment): Promise<ProviderSession>
  /** Undefined where the provider knows no more than we do. */
  find(sessionId: string): Promise<SessionState | undefined>
  /** Nobody can pay for it any more. */
  close(sessionId: string): Promise<void>
  /** Sends the whole payment back, once however often it is asked for; by whose wish has to stay the same. */
  refund(providerPayment: string, why: 'duplicate' | 'requested_by_customer'): Promise<void>
  /**
   * Reads an event; undefined where it is not the provider's, or was signed more than five minutes ago.
   * @throws where the provider has to be asked and does not answer: it sends the event again then
   */
  readEvent(rawBody: string, signature: string): Promise<ProviderEvent | undefined>
}
