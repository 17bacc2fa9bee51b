import type { MediaItem } from '@manzil/api-client/generated/types.gen'
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/schema.ts'

const idOf = ({ url }: MediaItem): string | undefined =>
  /\/pictures\/([\da-f]{32})\/\d+/.exec(url)?.[1]

/** What is drawn until pictures are there, in their order; null of those that were not uploaded here. */
export async function findPlaceholders(
  db: Kysely<Database>,
  pictures: readonly (MediaItem | undefined)[],
): Promise<(string | null)[]> {
  const ids = pictures.map((picture) => picture && idOf(picture))
  const known = new Map<string | undefined, string>()
  const asked = ids.filter((id) => id !== undefined)
  if (asked.length > 0) {
    const rows = await db
      .selectFrom('picture')
      .select(['id', 'placeholder'])
      .where('id', 'in', asked)
      .execute()
    for (const { id, placeholder } of rows) known.set(id, placeholder)
  }
  return ids.map((id) => known.get(id) ?? null)
}
