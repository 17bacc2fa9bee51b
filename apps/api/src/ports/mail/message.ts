import type { SendMailOptions } from 'nodemailer'
import type { Mail, Mailbox } from './mail-port.ts'
import { oneLine } from './mailbox.ts'

/** Characters of a subject and of a name. */
const limits = { subject: 200, name: 120 }

/** The mail in the library's words. It is given values only, never files or addresses to fetch. */
export function messageOf(
  {
    messageId,
    to,
    replyTo,
    subject,
    text,
    html,
    date,
    unsubscribe,
    references = [],
    calendar,
  }: Mail,
  from: Mailbox,
): SendMailOptions {
  return {
    messageId,
    date,
    from: named(from),
    to: named(to),
    ...(replyTo && { replyTo: named(replyTo) }),
    ...(references.length > 0 && { references: [...references], inReplyTo: references.at(-1) }),
    // Said again, so that nothing is read out of the headers.
    envelope: { from: from.address, to: [to.address] },
    subject: oneLine(subject, limits.subject),
    text,
    html,
    ...(calendar && { icalEvent: { ...calendar, filename: 'viewing.ics' } }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribe !== undefined && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** A name is a name: one that holds another address would be taken for the sender. */
const named = ({ name, address }: Mailbox): Mailbox => ({
  name: oneLine(name.replace(/[<>"@\\]+/g, ' '), limits.name),
  address,
})
