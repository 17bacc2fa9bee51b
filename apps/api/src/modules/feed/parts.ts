import type { PlaceIndex } from '@manzil/catalogue/places/resolve'
import type { FormCatalogue } from '@manzil/domain/own-property/check-form'
import type { Kysely } from 'kysely'
import type { PropertyReferences } from '../../db/property-references.ts'
import type { Database } from '../../db/schema.ts'
import type { ReviewRule } from '../../environment/property-review.ts'
import type { Lookups } from '../catalogue/lookups.ts'
import type { FeedFiles } from './feed-files.ts'

/** What the rows of feeds are compared and written with. */
export interface FeedParts {
  db: Kysely<Database>
  lookups: Lookups
  catalogue: FormCatalogue
  places: PlaceIndex
  /** Never read inside a transaction: the embedded engine has one connection. */
  references: () => Promise<PropertyReferences>
  review: ReviewRule
  files: FeedFiles
  now: () => Date
}
