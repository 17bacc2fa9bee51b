import type { Kysely } from 'kysely'
import type { Database } from '../../src/db/schema.ts'
import { loadSearchIndex } from '../../src/modules/property/search-index.ts'
import { createSearchService } from '../../src/modules/property/search-service.ts'
import { createSearchLinks } from '../../src/modules/saved-search/links.ts'
import { silentLog } from '../silent-log.ts'

/** What matching and telling need. */
export const alertParts = async (db: Kysely<Database>) => ({
  db,
  searches: createSearchService(db, await loadSearchIndex(db), silentLog),
  links: createSearchLinks('a key of tests', 'https://manzil.example'),
  domain: 'manzil.example',
})
