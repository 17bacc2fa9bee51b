import type { FeedCounts, FeedFormat, PropertyForm } from '@manzil/api-client/generated/types.gen'
import type { FeedPicture } from '@manzil/domain/feeds/feed-content'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { PropertyReferences } from '../../../db/property-references.ts'
import type { Database } from '../../../db/schema.ts'
import { type Advertiser, findAdvertiser } from '../../own-property/repository/own-row.ts'
import type { FeedParts } from '../parts.ts'
import type { FeedRow, FeedRunRow } from '../repository/feeds.ts'
import { agentsByMail } from '../repository/rows.ts'

/** What a run is carried out with. */
export interface RunContext {
  parts: FeedParts & { logger: Pick<Logger, 'warn'> }
  run: FeedRunRow
  feed: FeedRow
  owner: Advertiser
  /** Agents of the agency, by their address. */
  agents: ReadonlyMap<string, string>
  /** The accounts whose permits the feed may name. */
  company: readonly string[]
  references: PropertyReferences
  counts: FeedCounts
  /** Rows that are done. */
  position: number
  format?: FeedFormat
}

/** Reads what a run needs to know of whose feed it is. */
export async function aboutOwner(
  db: Kysely<Database>,
  accountId: string,
): Promise<Pick<RunContext, 'owner' | 'agents' | 'company'>> {
  const owner = await findAdvertiser(db, accountId)
  const agents = owner.role === 'agency' ? await agentsByMail(db, accountId) : new Map()
  const company = [accountId, ...(owner.agency_id ? [owner.agency_id] : []), ...agents.values()]
  return { owner, agents, company }
}

/** Pictures of a row that are here already, as a form names them, and how many are missing. */
export function mediaOf(
  pictures: readonly FeedPicture[],
  fetched: ReadonlyMap<string, string>,
  photos: number,
): { media: NonNullable<PropertyForm['media']>; missing: number } {
  const wanted = pictures.slice(0, photos)
  const media = wanted.flatMap(({ url, role }) => {
    const address = fetched.get(url)
    return address === undefined ? [] : [{ url: address, role }]
  })
  return { media, missing: wanted.length - media.length }
}
