import { earlier } from '@manzil/domain/time/moments'
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { SavedSearchTable } from '../../db/saved-search-tables.ts'
import type { Database } from '../../db/schema.ts'

type SavedSearchRow = Selectable<SavedSearchTable>
export type CountedSearch = SavedSearchRow & { new_count: number }

/** Whose searches somebody may reach. */
export interface Reach {
  /** Of the session; undefined without one. */
  accountId: string | undefined
  /** Of addresses that are proven to be theirs. */
  emailHashes: readonly string[]
}

/** Searches that a list shows at most. */
const LISTED = 200

/** An address opens confirmed searches alone: the others may be a stranger's. */
const isReached = ({ accountId, emailHashes }: Reach) => sql<boolean>`(
  s.account_id = ${accountId ?? null}
  or (s.email_hash = any(${[...emailHashes]}::text[]) and s.state <> 'unconfirmed')
)`

/** Properties that are still there and came to match since the last look. */
const newCount = sql<number>`(
  select count(distinct m.property_id)::int from saved_search_match m
  join property l on l.id = m.property_id and l.status = 1
  where m.search_id = s.id and m.matched_at > s.looked_at
)`

/** Newest first. */
export const readSearches = (db: Kysely<Database>, reach: Reach): Promise<CountedSearch[]> =>
  db
    .selectFrom('saved_search as s')
    .selectAll('s')
    .select(newCount.as('new_count'))
    .where(isReached(reach))
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(LISTED)
    .execute()

export const findReached = (
  db: Kysely<Database>,
  id: string,
  reach: Reach,
): Promise<CountedSearch | undefined> =>
  db
    .selectFrom('saved_search as s')
    .selectAll('s')
    .select(newCount.as('new_count'))
    .where('s.id', '=', id)
    .where(isReached(reach))
    .executeTakeFirst()

export const findSearch = (db: Kysely<Database>, id: string): Promise<SavedSearchRow | undefined> =>
  db.selectFrom('saved_search').selectAll().where('id', '=', id).executeTakeFirst()

/** The same search of the same owner for the same address. */
export const findTwin = (
  db: Kysely<Database>,
  {
    account_id,
    email_hash,
    criteria,
  }: Pick<SavedSearchRow, 'email_hash' | 'criteria'> & {
    account_id: string
  },
): Promise<SavedSearchRow | undefined> =>
  db
    .selectFrom('saved_search')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('email_hash', '=', email_hash)
    .where('criteria', '=', criteria)
    .executeTakeFirst()

export async function insertSearch(
  db: Kysely<Database>,
  search: Insertable<SavedSearchTable>,
): Promise<void> {
  await db.insertInto('saved_search').values(search).execute()
}

export async function updateSearch(
  db: Kysely<Database>,
  id: string,
  change: Updateable<SavedSearchTable>,
): Promise<void> {
  await db.updateTable('saved_search').set(change).where('id', '=', id).execute()
}

export async function deleteSearch(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('saved_search').where('id', '=', id).execute()
}

/** Searches that an account holds. */
export const countOfAccount = (db: Kysely<Database>, accountId: string): Promise<number> =>
  count(db, sql<boolean>`account_id = ${accountId}`)

/** Searches that an address has confirmed. */
export const countOfAddress = (db: Kysely<Database>, hash: string): Promise<number> =>
  count(db, sql<boolean>`email_hash = ${hash} and state <> 'unconfirmed'`)

/** Requests to confirm that were written to an address since, confirmed meanwhile or not. */
export const countAsked = (db: Kysely<Database>, hash: string, since: Date): Promise<number> =>
  count(db, sql<boolean>`email_hash = ${hash} and confirm_mailed_at > ${since}`)

async function count(
  db: Kysely<Database>,
  condition: ReturnType<typeof sql<boolean>>,
): Promise<number> {
  const row = await db
    .selectFrom('saved_search')
    .select(sql<number>`count(*)`.as('searches'))
    .where(condition)
    .executeTakeFirstOrThrow()
  return row.searches
}

/** Of several at once the later waits here until the earlier has ended. */
export async function takeAddressTurn(db: Kysely<Database>, hash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 26))`.execute(db)
}

/** What is waiting to be told need not be: nobody who comes back wants what came long ago. */
export async function settleMatches(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db
    .updateTable('saved_search_match')
    .set({ told_at: now })
    .where('search_id', '=', id)
    .where('told_at', 'is', null)
    .execute()
}

/** An account's address and whether it is proven. */
export const findAddress = (db: Kysely<Database>, accountId: string) =>
  db
    .selectFrom('account')
    .select(['email', 'email_verified'])
    .where('id', '=', accountId)
    .executeTakeFirst()

/** Days that searches nobody confirmed, changes that were matched, and what was told are kept. */
const keptDays = { unconfirmed: 7, changes: 180, matches: 400 }

export async function forgetOldSearches(db: Kysely<Database>, now = new Date()): Promise<void> {
  const before = (days: number) => earlier(now, days, 'day')
  await db
    .deleteFrom('saved_search')
    .where('state', '=', 'unconfirmed')
    .where('created_at', '<', before(keptDays.unconfirmed))
    .execute()
  await db
    .deleteFrom('property_change')
    .where('matched_at', '<', before(keptDays.changes))
    .execute()
  await db
    .deleteFrom('saved_search_match')
    .where('matched_at', '<', before(keptDays.matches))
    .execute()
}
