import type { Kysely } from 'kysely'
import type { Database } from '../../../db/schema.ts'

const uploaded = /\/pictures\/([\da-f]{32})\//

/** Those of the addresses that name a picture which one of the accounts has uploaded. */
export async function uploadsAmong(
  db: Kysely<Database>,
  urls: readonly string[],
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const ids = new Map(
    urls.flatMap((url) => {
      const id = uploaded.exec(url)?.[1]
      return id === undefined ? [] : [[url, id] as const]
    }),
  )
  if (ids.size === 0) return new Set()
  const rows = await db
    .selectFrom('picture')
    .select('id')
    .where('id', 'in', [...new Set(ids.values())])
    .where('owner_id', 'in', [...accountIds])
    .where('kind', '<>', 'profile_picture')
    .execute()
  const own = new Set(rows.map(({ id }) => id))
  return new Set([...ids].flatMap(([url, id]) => (own.has(id) ? [url] : [])))
}
