import type { ContactChannel, EnquiryKind } from '@manzil/api-client/generated/types.gen'

/** The words of all mails in one language. `reference` is the number on a receipt. */
export interface MailTexts {
  labels: Record<
    | 'reference'
    | 'listing'
    | 'advertiser'
    | 'kind'
    | 'name'
    | 'email'
    | 'phone'
    | 'language'
    | 'channel'
    | 'time'
    | 'subject'
    | 'message',
    string
  >
  kinds: Record<EnquiryKind, string>
  channels: Record<ContactChannel, string>
  /** The link to a property. */
  open: string
  /** To a visitor who has written to an advertiser or to the company. */
  receipt: {
    subject: (reference: string) => string
    greeting: string
    /** Where an advertiser is to answer. */
    toAdvertiser: string
    /** Where the company is. */
    toCompany: string
    /** For somebody whose address another person entered. */
    stranger: string
  }
  /** To the advertiser, or to the company. */
  notice: {
    subject: (reference: string, about: string) => string
    intro: string
    /** Where an answer to the mail reaches the visitor. */
    reply: string
    /** Where there is no address to answer to. */
    callOnly: string
    /** Where the property's advertiser has no account, so that it came to the company. */
    noAccount: string
  }
}
