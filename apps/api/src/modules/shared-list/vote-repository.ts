import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { SharedListVoteTable } from '../../db/favourite-tables.ts'
import type { Database } from '../../db/schema.ts'

export type VoteRow = Selectable<SharedListVoteTable>

/** Sessions that may vote on a list. */
const VOTERS = 30

interface Vote {
  listId: string
  /** Of the guest or of whoever is logged in. */
  accountId: string
  form: RequestOf<'voteOnSharedList'>['body']
  now: Date
}

/**
 * Writes a vote in place of the one that the session gave before. The list's row is locked, so that of
 * many at once no more vote than may, and none on a list that has just been ended.
 */
export async function saveVote(
  db: Kysely<Database>,
  { listId, accountId, form, now }: Vote,
): Promise<VoteRow | 'full' | 'gone'> {
  return db.transaction().execute(async (trx) => {
    const list = trx.selectFrom('shared_list').select('id').where('id', '=', listId)
    if (!(await list.forUpdate().executeTakeFirst())) return 'gone'
    const voter = await voterOf(trx, listId, accountId)
    if (voter === undefined) return 'full'
    const said = {
      opinion: form.opinion,
      name: form.name?.trim() ?? null,
      comment: form.comment?.trim() ?? '',
      voted_at: now,
    }
    return trx
      .insertInto('shared_list_vote')
      .values({ list_id: listId, voter, property_id: form.property_id, ...said })
      .onConflict((conflict) =>
        conflict.columns(['list_id', 'property_id', 'voter']).doUpdateSet(said),
      )
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

/** The number of a session among the voters of a list; undefined where there is none left. */
async function voterOf(
  trx: Kysely<Database>,
  listId: string,
  accountId: string,
): Promise<number | undefined> {
  const known = await trx
    .selectFrom('shared_list_voter')
    .select('voter')
    .where('list_id', '=', listId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (known) return known.voter
  const { rows } = await sql<{ voter: number }>`
    insert into shared_list_voter (list_id, account_id, voter)
    select ${listId}, ${accountId}, free.voter from generate_series(1, ${VOTERS}::integer) as free (voter)
    where not exists (
      select from shared_list_voter taken
      where taken.list_id = ${listId} and taken.voter = free.voter)
    order by free.voter limit 1
    returning voter
  `.execute(trx)
  return rows[0]?.voter
}

/** Votes on these lists, the newest first. */
export async function votesOn(
  db: Kysely<Database>,
  listIds: readonly string[],
): Promise<VoteRow[]> {
  if (listIds.length === 0) return []
  return db
    .selectFrom('shared_list_vote')
    .selectAll()
    .where('list_id', 'in', listIds)
    .orderBy('voted_at', 'desc')
    .orderBy('voter')
    .execute()
}

/** What one session voted on a list. */
export const votesBy = (
  db: Kysely<Database>,
  listId: string,
  accountId: string,
): Promise<VoteRow[]> =>
  db
    .selectFrom('shared_list_vote as vote')
    .innerJoin('shared_list_voter as voter', (join) =>
      join.onRef('voter.list_id', '=', 'vote.list_id').onRef('voter.voter', '=', 'vote.voter'),
    )
    .selectAll('vote')
    .where('vote.list_id', '=', listId)
    .where('voter.account_id', '=', accountId)
    .orderBy('vote.voted_at', 'desc')
    .limit(100)
    .execute()

/** Gives the votes of a guest to the account that the guest has logged in to, unless it voted itself. */
export async function handOverVotes(
  db: Kysely<Database>,
  guestId: string,
  accountId: string,
): Promise<void> {
  await sql`
    update shared_list_voter set account_id = ${accountId}
    where account_id = ${guestId} and not exists (
      select from shared_list_voter own
      where own.list_id = shared_list_voter.list_id and own.account_id = ${accountId})
  `.execute(db)
}
