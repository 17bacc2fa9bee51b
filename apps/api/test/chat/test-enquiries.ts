import type { Kysely } from 'kysely'
import { consentWords } from '../../src/chat/consent-words.ts'
import { readConfig } from '../../src/config.ts'
import type { Database } from '../../src/db/schema.ts'
import { createEnquiryService } from '../../src/modules/enquiry/service.ts'
import { loadSearchIndex } from '../../src/modules/property/search-index.ts'
import { createSecurityLog } from '../../src/modules/security/security-log.ts'
import { readSiteSettings } from '../../src/modules/site/settings.ts'

/** Submissions to advertisers, kept in the database and sent to nobody. */
export const testEnquiries = async (db: Kysely<Database>) =>
  createEnquiryService(db, {
    mailing: { nudge: () => {}, delivers: false, sendsTexts: false },
    settings: readSiteSettings(),
    lookups: await loadSearchIndex(db),
    securityLog: createSecurityLog(db, 'a key of tests'),
    consentWords,
    config: { mail: readConfig({}).mail, propertyEnquiryLimit: 1000 },
  })
