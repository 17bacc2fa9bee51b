import { later } from '@manzil/domain/time/moments'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Condition } from '../../db/property-conditions.ts'
import type { SavedSearchMatchTable, SavedSearchTable } from '../../db/saved-search-tables.ts'
import type { Database } from '../../db/schema.ts'

/** Minutes after which changes that a lost process took up are taken up again. */
const LEASE_MINUTES = 10

/**
 * Takes up changes that no saved search has been held against, oldest first. Nobody else gets them
 * before the lease has run out.
 */
export async function claimChanges(
  db: Kysely<Database>,
  { limit, now }: { limit: number; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update property_change set claimed_until = ${later(now, LEASE_MINUTES, 'minute')}
    where id in (
      select id from property_change
      where matched_at is null and (claimed_until is null or claimed_until <= ${now})
      order by at, id limit ${limit} for update skip locked
    )
    returning id
  `.execute(db)
  return rows.map(({ id }) => id)
}

export async function markMatched(
  db: Kysely<Database>,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    update property_change set matched_at = ${now}, claimed_until = null
    where id = any(${[...ids]}::text[])
  `.execute(db)
}

type Watching = Pick<
  Selectable<SavedSearchTable>,
  'id' | 'criteria' | 'frequency' | 'language' | 'alerted_at'
>

/** Searches after an id, in its order: paused ones too, whose new properties are counted. */
export const readWatching = (
  db: Kysely<Database>,
  after: string,
  limit: number,
): Promise<Watching[]> =>
  db
    .selectFrom('saved_search')
    .select(['id', 'criteria', 'frequency', 'language', 'alerted_at'])
    .where('state', '<>', 'unconfirmed')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

/** A saved search, what rows of `property l` have to meet, and when they would be told. */
interface Held {
  id: string
  condition: Condition
  due: Date
}

/**
 * Holds changes against searches and writes down what matches, with when it is due. One statement: a
 * match and its time hold together. A match that is there already stays as it is: a property is new
 * and back once, and falls once to each price.
 */
export async function insertMatches(
  db: Kysely<Database>,
  searches: readonly Held[],
  changes: readonly string[],
  now: Date,
): Promise<void> {
  if (searches.length === 0) return
  const found = searches.map(
    ({ id, condition }) => sql`
      select ${id}::text as search_id, l.id as property_id, l.reason, l.told_price, l.old_price, l.at
      from changed l where ${condition}`,
  )
  const dues = searches.map(({ id, due }) => sql`(${id}::text, ${due}::timestamptz)`)
  await sql`
    with changed as materialized (
      select p.*, c.reason, c.old_price, c.at,
        case when c.reason = 'price_drop' then coalesce(c.new_price, 0) else 0 end as told_price
      from property_change c join property p on p.id = c.property_id
      where c.id = any(${[...changes]}::text[])
    ), inserted as (
      insert into saved_search_match (search_id, property_id, reason, price, old_price, matched_at, told_at)
      select f.search_id, f.property_id, f.reason, f.told_price, max(f.old_price), ${now},
        case when s.state = 'paused' then ${now}::timestamptz end
      from (${sql.join(found, sql` union all `)}) f
      join saved_search s on s.id = f.search_id and s.created_at <= f.at and s.state <> 'unconfirmed'
      group by f.search_id, f.property_id, f.reason, f.told_price, s.state
      on conflict do nothing
      returning search_id, told_at
    ), due as (
      select s.id from saved_search s
      where s.id in (select search_id from inserted where told_at is null)
      order by s.id for update
    )
    update saved_search s set alert_due_at = coalesce(s.alert_due_at, t.due_at)
    from (values ${sql.join(dues)}) as t (id, due_at)
    where s.id = t.id and s.id in (select id from due) and s.state = 'active'
  `.execute(db)
}

/** A search whose matches are to be told now; undefined where none is. */
export const findDue = (db: Kysely<Database>, now: Date, after: string) =>
  db
    .selectFrom('saved_search')
    .selectAll()
    .where('state', '=', 'active')
    .where('alert_due_at', '<=', now)
    .where('id', '>', after)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

type Match = Selectable<SavedSearchMatchTable>

/** A match, and whether it still is as it was noted. */
export type WaitingMatch = Match & { holds: boolean }

/** What is to be told of a search, the dearest saving last. */
export async function readWaiting(db: Kysely<Database>, searchId: string): Promise<WaitingMatch[]> {
  const { rows } = await sql<WaitingMatch>`
    select m.*, coalesce(l.status = 1 and (m.reason <> 'price_drop' or l.price = m.price), false) as holds
    from saved_search_match m left join property l on l.id = m.property_id
    where m.search_id = ${searchId} and m.told_at is null
    order by m.matched_at desc, m.property_id
  `.execute(db)
  return rows
}

/**
 * Takes the search for this transaction; false where another process is at it, or nothing of it is
 * due any more.
 */
export async function takeDue(
  trx: Transaction<Database>,
  searchId: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select id from saved_search
    where id = ${searchId} and state = 'active' and alert_due_at <= ${now}
    for update skip locked
  `.execute(trx)
  return rows.length > 0
}

/** Notes that these matches were told; answers how many of them had not been. */
export async function markTold(
  trx: Transaction<Database>,
  searchId: string,
  matches: readonly Match[],
  now: Date,
): Promise<number> {
  const keys = matches.map(
    ({ property_id, reason, price }) =>
      sql`(${property_id}::text, ${reason}::text, ${price}::bigint)`,
  )
  const told = await sql`
    update saved_search_match m set told_at = ${now}
    where m.search_id = ${searchId} and m.told_at is null
      and (m.property_id, m.reason, m.price) in (${sql.join(keys)})
    returning m.property_id
  `.execute(trx)
  return told.rows.length
}

/** Nothing of the search is due, unless something has come that was not told. */
export async function settleDue(
  trx: Transaction<Database>,
  searchId: string,
  { now, told, next }: { now: Date; told: boolean; next: Date },
): Promise<void> {
  await sql`
    update saved_search s set
      alert_due_at = case when exists (
        select from saved_search_match m where m.search_id = s.id and m.told_at is null
      ) then ${next}::timestamptz end,
      alerted_at = case when ${told}::boolean then ${now}::timestamptz else s.alerted_at end
    where s.id = ${searchId}
  `.execute(trx)
}
