import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { AgentService } from '../agent/service.ts'
import type { createCounts } from '../catalogue/counts.ts'
import type { Lookups } from '../catalogue/lookups.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { PropertyService } from '../property/service.ts'

/** What the pages that are shared are found in. */
export interface FindParts {
  db: Kysely<Database>
  lookups: Lookups
  store: ContentStore
  properties: PropertyService
  agents: AgentService
  /** Live properties in each place. */
  counts: ReturnType<typeof createCounts>
}
