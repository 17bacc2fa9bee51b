import type { Kysely } from 'kysely'
import { readConfig } from '../../src/config.ts'
import type { Database } from '../../src/db/schema.ts'
import { loadLookups } from '../../src/modules/catalogue/lookups.ts'
import { createEnquiryService } from '../../src/modules/enquiry/service.ts'
import { readSiteSettings } from '../../src/modules/site/settings.ts'

/** Submissions to advertisers, kept in the database and sent to nobody. */
export const testEnquiries = async (db: Kysely<Database>) =>
  createEnquiryService(db, {
    mailing: { nudge: () => {}, delivers: false },
    settings: readSiteSettings(),
    lookups: await loadLookups(db),
    config: { mail: readConfig({}).mail, listingEnquiryLimit: 1000 },
  })
