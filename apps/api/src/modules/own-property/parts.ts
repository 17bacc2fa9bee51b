import type { AvailabilityRules } from '@manzil/domain/own-property/availability'
import type { FormCatalogue } from '@manzil/domain/own-property/check-form'
import type { Kysely } from 'kysely'
import type { PropertyReferences } from '../../db/property-references.ts'
import type { Database } from '../../db/schema.ts'
import type { ReviewRule } from '../../environment/property-review.ts'
import type { Caller, RequestContext } from '../../request-context.ts'
import type { SearchIndex } from '../property/search-index.ts'
import type { PropertyService } from '../property/service.ts'

/** What changing properties needs. */
export interface OwnParts {
  db: Kysely<Database>
  lookups: SearchIndex
  properties: PropertyService
  catalogue: FormCatalogue
  /** Read once, and never inside a transaction: the embedded engine has one connection. */
  references: () => Promise<PropertyReferences>
  review: ReviewRule
  availability: AvailabilityRules
  now: () => Date
}

/** Who changes a property, and where it is told of what goes wrong. */
export interface Editor extends Pick<RequestContext, 'log'> {
  caller: Caller
}

/** Two changes in one millisecond are told from each other too. */
export const momentAfter = (before: Date, now: Date): Date =>
  new Date(Math.max(now.getTime(), before.getTime() + 1))
