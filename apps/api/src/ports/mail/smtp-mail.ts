import nodemailer from 'nodemailer'
import { DeliveryRefused } from '../delivery-failures.ts'
import type { Mail, Mailbox, MailPort } from './mail-port.ts'
import { isReserved } from './mailbox.ts'
import { messageOf } from './message.ts'

export interface SmtpOptions {
  /** `smtps://` is TLS from the start, `smtp://` STARTTLS. */
  url: URL
  from: Mailbox
  /** True lets `smtp://` go on in plain text where the server offers no TLS. */
  allowPlain: boolean
  /** Tests trust a certificate of their own. */
  tls?: { ca: string }
}

/** Connections kept open, and mails over one of them. */
const CONNECTIONS = 3
const MAILS_EACH = 100

/** Times to wait for the server, in milliseconds. */
const CONNECT_MS = 10_000
const SILENCE_MS = 30_000

const SUBMISSION_PORT = 587
const TLS_PORT = 465

/** Sends mails by a mail server. */
export function createSmtpMail({ url, from, allowPlain, tls }: SmtpOptions): MailPort {
  const secure = url.protocol === 'smtps:'
  const user = decodeURIComponent(url.username)
  const transport = nodemailer.createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: MAILS_EACH,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? TLS_PORT : SUBMISSION_PORT),
    secure,
    requireTLS: !secure && !allowPlain,
    ...(user !== '' && { auth: { user, pass: decodeURIComponent(url.password) } }),
    connectionTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    ...(tls && { tls }),
  })
  // An idle connection that breaks is nobody's failure; the next mail opens another.
  transport.on('error', () => {})
  return {
    delivers: true,
    description: `Mails are sent by ${url.hostname}, from ${from.address}.`,
    async deliver(mail: Mail, signal: AbortSignal) {
      if (isReserved(mail.to.address))
        throw new DeliveryRefused('the domain is reserved for examples')
      try {
        await transport.sendMail({ ...messageOf(mail, from), signal })
      } catch (error) {
        throw isFinal(error) ? new DeliveryRefused(reasonOf(error), { cause: error }) : error
      }
    },
    async close() {
      transport.close()
    },
  }
}

/**
 * The server refused this receiver or this mail for good (5xx). A refused log-in is a 5xx too, but
 * one that an operator mends.
 */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  const status = 'responseCode' in error ? Number(error.responseCode) : 0
  return status >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'refused')
