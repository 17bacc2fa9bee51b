import type { InboundMail } from '../../../ports/inbound-mail/inbound-mail-port.ts'

/** Senders that are machines. */
const MACHINE = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)(?:[+=@-]|$)/i

/**
 * Whether a machine wrote a mail: an absence note, a report of failed delivery, a list (RFC 3834, and what
 * programs wrote before it).
 */
export function isAutomatic({ headers, from }: Pick<InboundMail, 'headers' | 'from'>): boolean {
  const value = (name: string) =>
    headers
      .find((header) => header.name === name)
      ?.value.trim()
      .toLowerCase()
  const submitted = value('auto-submitted')
  return (
    MACHINE.test(from) ||
    (submitted !== undefined && !submitted.startsWith('no')) ||
    ['x-autoreply', 'x-autorespond', 'x-failed-recipients', 'list-id'].some(
      (name) => value(name) !== undefined,
    ) ||
    /^(?:bulk|junk|list|auto_reply)$/.test(value('precedence') ?? '') ||
    value('return-path') === '<>' ||
    /^multipart\/report\b/.test(value('content-type') ?? '')
  )
}
