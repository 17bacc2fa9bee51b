import type { Kysely } from 'kysely'
import { consentWords } from '../../src/chat/consent-words.ts'
import { readConfig } from '../../src/config.ts'
import type { Database } from '../../src/db/schema.ts'
import type { ViewingBook } from '../../src/modules/enquiry/parts.ts'
import { createEnquiryService } from '../../src/modules/enquiry/service.ts'
import { loadSearchIndex } from '../../src/modules/property/search-index.ts'
import { createSecurityLog } from '../../src/modules/security/security-log.ts'
import { readSiteSettings } from '../../src/modules/site/settings.ts'
import { createViewingLinks } from '../../src/modules/viewing/links.ts'
import { createViewingService } from '../../src/modules/viewing/service.ts'

export const testViewingMails = {
  links: createViewingLinks('a key of tests', 'https://manzil.example'),
  domain: 'manzil.example',
  from: readConfig({}).mail.from,
}

/** Viewings, kept in the database; their mails stay in the outbox. */
export const testViewings = (db: Kysely<Database>) =>
  createViewingService(db, { ...testViewingMails, mailing: { nudge: () => {} } })

/** Submissions to advertisers, kept in the database and sent to nobody. */
export const testEnquiries = async (
  db: Kysely<Database>,
  now?: () => Date,
  viewings: ViewingBook = testViewings(db),
) =>
  createEnquiryService(db, {
    ...(now && { now }),
    viewings,
    mailing: { nudge: () => {}, delivers: false, sendsTexts: false },
    settings: readSiteSettings(),
    lookups: await loadSearchIndex(db),
    securityLog: createSecurityLog(db, 'a key of tests'),
    consentWords,
    config: { mail: readConfig({}).mail, propertyEnquiryLimit: 1000 },
  })
