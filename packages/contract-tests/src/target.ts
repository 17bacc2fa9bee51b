import type { OperationId } from '@manzil/api-client/generated/operations.gen'
import type { ManagerOptions, SocketOptions } from 'socket.io-client'

/** A running implementation of the contract. */
export interface Target {
  /** Address of the REST calls, as `http://127.0.0.1:8080/api`. */
  baseUrl: string
  /** Origin of the chat. Answers are typed for a while: a stop must find them under way. */
  chatUrl: string
  /** Options that the implementation needs of a Socket.IO client. */
  socket?: Partial<ManagerOptions & SocketOptions>
  /** Accounts that can log in. */
  accounts: Record<'individual' | 'agent' | 'agency' | 'admin', { email: string; password: string }>
  /** What it sends to people and whom it trusts; needed where it serves the calls that do so. */
  outside?: Outside
  stop(): Promise<void>
}

/** What reaches people by e-mail and text message, and the providers of identities and payments. */
export interface Outside {
  /** The newest one-time code that was sent to an address or a number. */
  codeSentTo(recipient: string): Promise<string>
  /** The token of the newest link to reset a password that was sent to an address. */
  resetTokenSentTo(email: string): Promise<string>
  /** The tokens of the newest link that was sent to an address to confirm a saved search. */
  searchLinkSentTo(email: string): Promise<{ confirm: string; access: string }>
  /** The provider for sign-ins, and the token that it gives this person at such an address. */
  provider: string
  idToken(person: Identity, authorizationUrl: string): Promise<string>
  /** Does at the payment page of a checkout session what a buyer would. */
  leaveCheckout(sessionId: string, outcome: 'pay' | 'cancel'): Promise<void>
  /** `Stripe-Signature` of a body, signed so many seconds ago. */
  signEvent(rawBody: string, ageS?: number): Promise<string>
}

/** Somebody that an identity provider knows. */
export interface Identity {
  subject: string
  email: string
  first_name: string
  last_name: string
}

/** What an implementation does not serve yet; known before it starts. */
export interface Unserved {
  /** Operations that answer 501. */
  pending?: readonly OperationId[]
}
