import type { Kysely } from 'kysely'
import { readConfig } from '../../src/config.ts'
import type { Database } from '../../src/db/schema.ts'
import { createEnquiryService } from '../../src/modules/enquiry/service.ts'
import { loadSearchIndex } from '../../src/modules/property/search-index.ts'
import { readSiteSettings } from '../../src/modules/site/settings.ts'

/** Submissions to advertisers, kept in the database and sent to nobody. */
export const testEnquiries = async (db: Kysely<Database>) =>
  createEnquiryService(db, {
    mailing: { nudge: () => {}, delivers: false, sendsTexts: false },
    settings: readSiteSettings(),
    lookups: await loadSearchIndex(db),
    config: { mail: readConfig({}).mail, propertyEnquiryLimit: 1000 },
  })
