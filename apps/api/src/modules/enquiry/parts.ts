import type { Config } from '../../config.ts'
import type { Mailing } from '../../mail/start-mailing.ts'
import type { Mailbox } from '../../ports/mail/mail-port.ts'
import type { Lookups } from '../catalogue/lookups.ts'
import type { ConsentWords } from '../disclosure/disclose.ts'
import type { SecurityLog } from '../security/security-log.ts'
import type { SiteSettings } from '../site/settings.ts'

/** How the outbox is emptied, and whether mails and text messages that leave it reach anybody. */
export type MailService = Pick<Mailing, 'nudge'> & { delivers: boolean; sendsTexts: boolean }

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
