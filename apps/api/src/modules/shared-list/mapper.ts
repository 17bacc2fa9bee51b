import type { SharedList, SharedListVote } from '@manzil/api-client/generated/types.gen'
import { hashKey, type ListKeys } from './list-key.ts'
import type { ListRow } from './repository.ts'
import type { VoteRow } from './vote-repository.ts'

export const toVote = (row: VoteRow): SharedListVote => ({
  property_id: row.property_id,
  voter: row.voter,
  opinion: row.opinion,
  name: row.name,
  comment: row.comment,
  voted_at: row.voted_at.toISOString(),
})

/** Votes on one list that an answer holds. */
const MOST_VOTES = 3000

/** A list as its owner sees it. */
export function toOwnList(
  row: ListRow,
  { keys, count, votes }: { keys: ListKeys; count: number; votes: readonly VoteRow[] },
): SharedList {
  const key = keys.keyOf(row.id)
  return {
    _id: row.id,
    key: hashKey(key) === row.key_hash ? key : null,
    title: row.title,
    owner_name: row.owner_name,
    with_notes: row.with_notes,
    follows_favourites: row.follows_favourites,
    property_count: count,
    votes: votes.slice(0, MOST_VOTES).map(toVote),
    created_at: row.created_at.toISOString(),
  }
}
