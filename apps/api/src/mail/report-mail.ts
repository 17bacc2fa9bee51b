import type { ReportReason } from '@manzil/api-client/generated/types.gen'
import type { Mailbox } from '../ports/mail/mail-port.ts'
import { isMailable, oneLine } from '../ports/mail/mailbox.ts'
import type { PropertyFacts } from './enquiry-mails.ts'
import type { OutgoingMail } from './outbox-repository.ts'
import { readableAddress } from './readable-address.ts'
import { renderHtml, renderText } from './render.ts'

/** What a visitor says is wrong with a property. */
export interface PropertyReport {
  reference: string
  reason: ReportReason
  message: string | null
  email: string | null
}

/** The company reads English, as in every notice to it. */
const reasons: Record<ReportReason, string> = {
  gone: 'Sold or let already',
  price: 'The price is wrong',
  pictures: 'The pictures are wrong',
  place: 'The place is wrong',
  duplicate: 'Listed more than once',
  permit: 'The permit is missing or wrong',
  fraud: 'Looks like fraud',
  offensive: 'Offensive or unlawful',
  other: 'Something else',
}

/** Letters of a subject that a property's title may take. */
const TITLE = 120

/** Tells the company of a report. */
export function reportNoticeOf(
  { reference, reason, message, email }: PropertyReport,
  property: PropertyFacts,
  company: Mailbox,
): OutgoingMail {
  const replyTo = email !== null && isMailable(email) ? { name: '', address: email } : null
  const body = {
    language: 'en',
    subject: `Report ${reference}: ${oneLine(property.title, TITLE)}`,
    paragraphs: ['A visitor says that something is wrong with a listing.'],
    facts: [
      ['Number', reference],
      ['Reason', reasons[reason]],
      ['Listing', `${property.title} (${property.reference})`],
      ...(property.advertiser === null ? [] : [['Advertiser', property.advertiser] as const]),
      ...(email === null ? [] : [['E-mail', readableAddress(email)] as const]),
    ],
    ...(message !== null && { quote: ['Message', message] as const }),
    link: { label: 'Open the listing', url: property.url },
    ending: replyTo ? ['Your reply to this e-mail goes to the visitor.'] : [],
  } as const
  const { subject } = body
  return {
    kind: 'notice',
    to: company,
    replyTo,
    subject,
    text: renderText(body),
    html: renderHtml(body),
  }
}
