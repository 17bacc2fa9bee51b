import type { IncomingHttpHeaders } from 'node:http'

/** A mail that came in, as far as anybody here reads it. */
export interface InboundMail {
  /** The provider's own name for it; the same when it is posted again. */
  id: string
  /** With angle brackets; undefined where the mail has none. */
  messageId: string | undefined
  from: string
  /** Every address that it was sent to. */
  to: readonly string[]
  /** Message-IDs of what it answers. */
  references: readonly string[]
  /** Names in small letters. */
  headers: readonly { name: string; value: string }[]
  /** Empty where the mail has HTML alone. */
  text: string
  html: string
  attachments: readonly { name: string }[]
}

/** A provider that takes mails in and posts them to us. */
export interface InboundMailPort {
  /** What happens to mails that are answered, in one sentence for the person who starts the server. */
  readonly description: string
  /** Address whose mails are posted, without a tag. */
  readonly address: string
  /** Bytes of the largest post. */
  readonly bodyLimit: number
  /** Whether a request comes from the provider; asked before any of its body is read. */
  isGenuine(headers: IncomingHttpHeaders): boolean
  /** Undefined where the body is none of the provider's. */
  read(body: unknown): InboundMail | undefined
}
