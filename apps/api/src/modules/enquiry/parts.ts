import type { Transaction } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/schema.ts'
import type { NoticeAbout, Receiver } from '../../mail/enquiry-mails.ts'
import type { OutgoingMail } from '../../mail/outbox-repository.ts'
import type { Mailing } from '../../mail/start-mailing.ts'
import type { CalendarFile, Mailbox } from '../../ports/mail/mail-port.ts'
import type { Lookups } from '../catalogue/lookups.ts'
import type { ConsentWords } from '../disclosure/disclose.ts'
import type { SecurityLog } from '../security/security-log.ts'
import type { SiteSettings } from '../site/settings.ts'

/** How the outbox is emptied, and whether mails and text messages that leave it reach anybody. */
export type MailService = Pick<Mailing, 'nudge'> & { delivers: boolean; sendsTexts: boolean }

/** A viewing that an enquiry asks for, at a time. */
export interface ViewingRequest {
  enquiryId: string
  agentId: string
  property: { id: string; title: string; title_ar: string | null }
  startsAt: Date
  /** Who shows it, as mails reach them. */
  receiver: Receiver
  now: Date
}

export interface BookedViewing {
  /** True where the time was one that the agent offers; else the agent is to confirm it. */
  isBooked: boolean
  /** In place of the enquiry's own. */
  receipt: OutgoingMail | undefined
  /** Goes with the notice for the agent. */
  calendar: CalendarFile | undefined
  /** What the notice says of it, and where it leads. */
  notice: NoticeAbout
}

/** Where viewings that enquiries ask for are written down, in the transaction of the enquiry. */
export interface ViewingBook {
  book: (
    trx: Transaction<Database>,
    request: ViewingRequest,
  ) => Promise<BookedViewing | 'past' | 'slot-taken'>
  /** What opens the viewing of an enquiry for whoever sent it; undefined where it asked for none. */
  accessTo: (enquiryId: string) => Promise<string | undefined>
}

/** What submissions of visitors need beside the database. */
export interface EnquiryParts {
  mailing: MailService
  settings: SiteSettings
  /** Names of places, for titles of generated properties. */
  lookups: Lookups
  /** Hashes numbers that were withdrawn. */
  securityLog: Pick<SecurityLog, 'hash'>
  consentWords: ConsentWords
  /** Where an advertiser's reply to the notice of an enquiry comes in; null where mails are answered directly. */
  replyBox?: (enquiryId: string, recipientId: string) => Mailbox | null
  viewings: ViewingBook
  /** Asks whether a property is still offered, where an enquiry is about one that nobody has confirmed. */
  askAgain?: (
    trx: Transaction<Database>,
    asked: { agentId: string; propertyId: string; now: Date },
  ) => Promise<void>
  /** The clock. */
  now?: () => Date
  config: Pick<Config, 'mail' | 'propertyEnquiryLimit'>
}

/** Where mail to the company goes, and what mails of this site are called and link to. */
export interface CompanySite {
  /** Null where the site names no address of the company. */
  company: Mailbox | null
  /** Of message ids. */
  domain: string
  publicUrl: string
}

export function siteOf({
  settings,
  config,
}: Pick<EnquiryParts, 'settings'> & { config: Pick<Config, 'mail'> }): CompanySite {
  const { from, publicUrl } = config.mail
  const { email } = settings.contact
  return {
    company: email === null ? null : { name: from.name, address: email },
    domain: from.address.split('@')[1] ?? 'localhost',
    publicUrl,
  }
}
