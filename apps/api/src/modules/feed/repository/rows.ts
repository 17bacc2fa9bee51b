import type { FeedContent } from '@manzil/domain/feeds/feed-content'
import { addressKey } from '@manzil/domain/tidy-address'
import { later } from '@manzil/domain/time/moments'
import { type Insertable, type Kysely, sql } from 'kysely'
import { statusCodes } from '../../../db/codes.ts'
import type { FeedRowTable } from '../../../db/feed-tables.ts'
import { entered, FEED_SOURCE } from '../../../db/property-source.ts'
import type { Database } from '../../../db/schema.ts'

/** A row as the feed applied it last, with its property as it stands. */
export interface KnownRow {
  reference: string
  property_id: string
  hash: string
  content: FeedContent
  gone_at: Date | null
  status: number
  source: string
  property_reference: string
  agent_id: string | null
  agency_id: string | null
  price: number | null
  previous_price: number | null
  purpose: number
  verified: boolean
  published_at: Date
  views: number
  expires_at: Date | null
  first_live_at: Date | null
  unreviewed: boolean | null
}

const known = sql`
  select r.reference, r.property_id, r.hash, r.content, r.gone_at, l.status, l.source,
    l.reference as property_reference, l.agent_id, l.agency_id, l.price, l.previous_price, l.purpose,
    l.verified, l.published_at, l.views, s.expires_at, s.first_live_at, s.unreviewed
  from feed_row r join property l on l.id = r.property_id
  left join property_state s on s.property_id = l.id
`

/** Rows of a feed by their references; nobody else changes their properties until the transaction ends. */
export async function knownRows(
  db: Kysely<Database>,
  feedId: string,
  references: readonly string[],
): Promise<ReadonlyMap<string, KnownRow>> {
  if (references.length === 0) return new Map()
  const { rows } = await sql<KnownRow>`
    ${known} where r.feed_id = ${feedId} and r.reference = any(${[...references]}::text[])
    order by r.property_id for update of l
  `.execute(db)
  return new Map(rows.map((row) => [row.reference, row]))
}

/**
 * References that a run has come by, made once for a statement. Asked for row by row (`not exists`), a
 * database that knows no figures of a table which has just been filled looks through all of the run for
 * each of them.
 */
const cameBy = (runId: string) => sql`(
  select c.reference from feed_change c where c.run_id = ${runId} and c.reference is not null
)`

/** Rows that a feed had and that a run has not come by, in order. */
export async function missingRows(
  db: Kysely<Database>,
  { feedId, runId, after, limit }: { feedId: string; runId: string; after: string; limit: number },
): Promise<KnownRow[]> {
  const { rows } = await sql<KnownRow>`
    ${known} where r.feed_id = ${feedId} and r.gone_at is null and r.reference > ${after}
      and l.source = ${FEED_SOURCE} and r.reference not in ${cameBy(runId)}
    order by r.reference limit ${limit}
  `.execute(db)
  return rows
}

/** How many a feed has on the site, and how many of them a run has not come by. */
export async function countMissing(
  db: Kysely<Database>,
  feedId: string,
  runId: string,
): Promise<{ all: number; missing: number }> {
  const { rows } = await sql<{ all: number; missing: number }>`
    select count(*)::int as all, count(*) filter (where r.reference not in ${cameBy(runId)})::int as missing
    from feed_row r join property l on l.id = r.property_id
    where r.feed_id = ${feedId} and r.gone_at is null and l.source = ${FEED_SOURCE}
  `.execute(db)
  return rows[0] ?? { all: 0, missing: 0 }
}

/** Permits that properties of other companies hold which are on the site or wait for it. */
export async function othersPermits(
  db: Kysely<Database>,
  permits: readonly string[],
  company: readonly string[],
): Promise<ReadonlySet<string>> {
  if (permits.length === 0) return new Set()
  const { rows } = await sql<{ permit: string }>`
    select distinct t.permit_number as permit from property_text t join property l on l.id = t.id
    where t.permit_number = any(${[...permits]}::text[]) and ${entered}
      and l.status in (${statusCodes.live}, ${statusCodes.in_review}, ${statusCodes.hidden})
      and not (l.agent_id = any(${[...company]}::text[])
        or coalesce(l.agency_id, '') = any(${[...company]}::text[]))
  `.execute(db)
  return new Set(rows.map(({ permit }) => permit))
}

export async function saveRows(
  trx: Kysely<Database>,
  rows: readonly Insertable<FeedRowTable>[],
): Promise<void> {
  if (rows.length === 0) return
  await trx
    .insertInto('feed_row')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['feed_id', 'reference']).doUpdateSet(({ ref }) => ({
        property_id: ref('excluded.property_id'),
        hash: ref('excluded.hash'),
        content: ref('excluded.content'),
        gone_at: ref('excluded.gone_at'),
        pictures_due_at: ref('excluded.pictures_due_at'),
        picture_tries: ref('excluded.picture_tries'),
        pictures_failed: ref('excluded.pictures_failed'),
      })),
    )
    .execute()
}

export async function markGone(
  trx: Kysely<Database>,
  feedId: string,
  references: readonly string[],
  at: Date | null,
): Promise<void> {
  if (references.length === 0) return
  await trx
    .updateTable('feed_row')
    .set({ gone_at: at })
    .where('feed_id', '=', feedId)
    .where('reference', 'in', [...references])
    .execute()
}

export async function removeRows(
  trx: Kysely<Database>,
  feedId: string,
  references: readonly string[],
): Promise<void> {
  if (references.length === 0) return
  await trx
    .deleteFrom('feed_row')
    .where('feed_id', '=', feedId)
    .where('reference', 'in', [...references])
    .execute()
}

export interface StatusWrite {
  id: string
  status: number
  /** Where it is shown for the first time. */
  isFirst?: boolean
}

/** Sets where properties stand, all at once; their moments never repeat. */
export async function setStatuses(
  trx: Kysely<Database>,
  writes: readonly StatusWrite[],
  now: Date,
): Promise<void> {
  if (writes.length === 0) return
  await sql`
    update property set status = w.status,
      updated_at = greatest(${now}::timestamptz, property.updated_at + interval '1 millisecond'),
      published_at = case when w.first then ${now}::timestamptz else property.published_at end
    from unnest(
      ${writes.map(({ id }) => id)}::text[],
      ${writes.map(({ status }) => status)}::smallint[],
      ${writes.map(({ isFirst = false }) => isFirst)}::boolean[]
    ) as w (id, status, first)
    where property.id = w.id
  `.execute(trx)
}

export interface StateWrite {
  id: string
  expires_at: Date | null
  first_live_at: Date | null
  unreviewed: boolean
}

/** Writes what stands beside the status, all at once. */
export async function saveStates(
  trx: Kysely<Database>,
  writes: readonly StateWrite[],
): Promise<void> {
  if (writes.length === 0) return
  await trx
    .insertInto('property_state')
    .values(
      writes.map(({ id, expires_at, first_live_at, unreviewed }) => ({
        property_id: id,
        expires_at,
        first_live_at,
        unreviewed,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('property_id').doUpdateSet(({ ref }) => ({
        expires_at: ref('excluded.expires_at'),
        first_live_at: ref('excluded.first_live_at'),
        unreviewed: ref('excluded.unreviewed'),
      })),
    )
    .execute()
}

/** A feed goes on offering a property: it is renewed long before it runs out. */
export async function renewSoonOut(
  trx: Kysely<Database>,
  ids: readonly string[],
  { now, until }: { now: Date; until: Date },
): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('property_state')
    .set({ expires_at: until })
    .where('property_id', 'in', [...ids])
    .where('expires_at', '<', later(now, 90, 'day'))
    .execute()
}

/** Takes properties off the site as their owner's pressing would; they can be brought back for a week. */
export async function noteRemoved(
  trx: Kysely<Database>,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  if (ids.length === 0) return
  await sql`
    insert into property_state (property_id, removed_at, removed_from)
    select id, ${at}, status from property where id = any(${[...ids]}::text[])
    on conflict (property_id) do update
      set removed_at = excluded.removed_at, removed_from = excluded.removed_from
  `.execute(trx)
  await sql`
    insert into gone_property (id, gone_at)
    select id, ${at} from property
    where id = any(${[...ids]}::text[])
      and status in (${statusCodes.live}, ${statusCodes.hidden}, ${statusCodes.expired})
    on conflict do nothing
  `.execute(trx)
}

/** Agents of an agency by their address in small letters. */
export async function agentsByMail(
  db: Kysely<Database>,
  agencyId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'email'])
    .where('agency_id', '=', agencyId)
    .where('role', '=', 'agent')
    .execute()
  return new Map(rows.flatMap(({ id, email }) => (email ? [[addressKey(email), id]] : [])))
}
