import { createHash } from 'node:crypto'
import type { ContentRow } from '@manzil/content/content-row'
import type { ContentResult } from '@manzil/content/reader/read-content'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import { insertChunks } from '../db/seed/insert-chunks.ts'
import { removeSetting, writeSetting } from '../db/settings.ts'
import { takeTurn } from '../db/take-turn.ts'

/** What a load did, in rows. */
export interface ContentCounts {
  added: number
  changed: number
  removed: number
  unchanged: number
}

const nameOf = ({ kind, key, language }: { kind: string; key: string; language: string }) =>
  [kind, key, language].join('\n')

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/**
 * Makes the table the same as what was read. Rows with the same hash are not written; rows that
 * are gone from the files are removed, but for those of held files, which stay as they were. The
 * hash of the files, where they were read as a whole, tells the next start that nothing changed.
 */
export async function storeContent(
  db: Kysely<Database>,
  { rows, held }: Pick<ContentResult, 'rows' | 'held'>,
  filesHash?: string,
): Promise<ContentCounts> {
  const read = rows.map((row) => ({ row, hash: sha256(JSON.stringify(row)) }))
  return db.transaction().execute(async (trx) => {
    await takeTurn(trx)
    const stored = await trx
      .selectFrom('content')
      .select(['kind', 'key', 'language', 'hash', 'source_file'])
      .execute()
    const before = new Map(stored.map((row) => [nameOf(row), row.hash]))
    const kept = new Set(read.map(({ row }) => nameOf(row)))
    const fresh = read.filter(({ row, hash }) => before.get(nameOf(row)) !== hash)
    const gone = stored.filter((row) => !kept.has(nameOf(row)) && !held.has(row.source_file))
    const added = fresh.filter(({ row }) => !before.has(nameOf(row))).length
    await write(trx, fresh)
    for (const { kind, key, language } of gone)
      await trx
        .deleteFrom('content')
        .where('kind', '=', kind)
        .where('key', '=', key)
        .where('language', '=', language)
        .execute()
    if (fresh.length + gone.length > 0) await markChanged(trx)
    if (filesHash === undefined) await removeSetting(trx, 'content-files')
    else await writeSetting(trx, 'content-files', filesHash)
    return {
      added,
      changed: fresh.length - added,
      removed: gone.length,
      unchanged: read.length - fresh.length,
    }
  })
}

async function write(
  trx: Transaction<Database>,
  rows: readonly { row: ContentRow; hash: string }[],
): Promise<void> {
  const values = rows.map(({ row: { kind, key, language, position, data, file }, hash }) => ({
    ...{ kind, key, language, position, hash },
    data: JSON.stringify(data),
    source_file: file,
  }))
  await insertChunks(values, (chunk) =>
    trx
      .insertInto('content')
      .values(chunk)
      .onConflict((conflict) =>
        conflict.columns(['kind', 'key', 'language']).doUpdateSet(({ ref }) => ({
          position: ref('excluded.position'),
          data: ref('excluded.data'),
          hash: ref('excluded.hash'),
          source_file: ref('excluded.source_file'),
          loaded_at: sql`now()`,
        })),
      )
      .execute(),
  )
}

/** Tells running servers, which keep the texts in memory, that they have changed. */
async function markChanged(trx: Transaction<Database>): Promise<void> {
  const hashes = await trx
    .selectFrom('content')
    .select('hash')
    .orderBy('kind')
    .orderBy('key')
    .orderBy('language')
    .execute()
  await writeSetting(trx, 'content', sha256(hashes.map(({ hash }) => hash).join('\n')))
}
