import { places } from '@manzil/catalogue/places/places'
import { buildPlaceIndex } from '@manzil/catalogue/places/resolve'
import type { Kysely } from 'kysely'
import { loadPropertyReferences, type PropertyReferences } from '../../db/property-references.ts'
import type { Database } from '../../db/schema.ts'
import type { ReviewRule } from '../../environment/property-review.ts'
import type { Job } from '../../start-job.ts'
import type { Lookups } from '../catalogue/lookups.ts'
import { formCatalogueOf } from '../own-property/form-catalogue.ts'
import { createFeedExports, type FeedExports } from './export/exports.ts'
import { createFeedFiles } from './feed-files.ts'
import type { FeedParts } from './parts.ts'
import type { PictureParts } from './run/fetch-pictures.ts'
import { startFeeding } from './run/start-feeding.ts'
import { createFeedService, type FeedService } from './service.ts'

interface Options {
  db: Kysely<Database>
  lookups: Lookups
  review: ReviewRule
  dataDir: string
  secret: string
  publicUrl: string
  now?: () => Date
}

/** Feeds of this server: what pages ask, and what reads them. */
export interface Feeds {
  service: FeedService
  exports: FeedExports
  parts: FeedParts
  /** Reads feeds from now on. */
  start(work: Omit<PictureParts, keyof FeedParts>): Job
}

export function createFeeds({
  db,
  lookups,
  review,
  dataDir,
  secret,
  publicUrl,
  now = () => new Date(),
}: Options): Feeds {
  const files = createFeedFiles(dataDir)
  let references: Promise<PropertyReferences> | undefined
  let feeding: Job | undefined
  const parts: FeedParts = {
    db,
    lookups,
    catalogue: formCatalogueOf(lookups),
    places: buildPlaceIndex(places),
    references: () => (references ??= loadPropertyReferences(db)),
    review,
    files,
    now,
  }
  return {
    service: createFeedService({ db, files, nudge: () => feeding?.nudge(), now }),
    exports: createFeedExports(db, { secret, publicUrl }),
    parts,
    start(work) {
      feeding = startFeeding({ ...parts, ...work })
      return feeding
    },
  }
}
