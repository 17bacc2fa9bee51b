import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { hashToken } from '../../modules/session/token.ts'
import type { Caller } from '../../request-context.ts'

/** The accounts behind those of the tokens that are still valid, in one query. */
export async function findLiveTokens(
  db: Kysely<Database>,
  tokens: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Caller>> {
  const byHash = new Map(tokens.map((token) => [hashToken(token), token]))
  if (byHash.size === 0) return new Map()
  const rows = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['session.token_hash', 'account.id', 'account.role'])
    .where(sql<boolean>`session.token_hash = any(${[...byHash.keys()]}::text[])`)
    .where('session.expires_at', '>', now)
    .execute()
  return new Map(
    rows.flatMap(({ token_hash, id, role }) => {
      const token = byHash.get(token_hash)
      return token === undefined ? [] : [[token, { id, role }] as const]
    }),
  )
}
