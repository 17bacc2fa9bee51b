import type { Mailbox } from '../ports/mail/mail-port.ts'
import type { OutgoingMail } from './outbox-repository.ts'
import { type MailBody, renderHtml, renderText } from './render.ts'

/** A mail of what it says, as text and as HTML. */
export function mailOf(
  kind: OutgoingMail['kind'],
  to: Mailbox,
  replyTo: Mailbox | null,
  body: MailBody,
): OutgoingMail {
  const { subject } = body
  return { kind, to, replyTo, subject, text: renderText(body), html: renderHtml(body) }
}
