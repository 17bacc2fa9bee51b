import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../../db/schema.ts'
import { readSetting } from '../../db/settings.ts'
import { refreshSearchIndex, type SearchIndex } from '../property/search-index.ts'

/** How soon a server knows what an operator has written at another one, in ms. */
const LOOK_MS = 30_000

/** Looks whether another server has edited names, and reads them anew. Answers how to stop. */
export function keepCatalogueFresh(
  db: Kysely<Database>,
  index: SearchIndex,
  logger: Pick<Logger, 'warn'>,
): () => void {
  let known = readSetting(db, 'catalogue-edit')
  known.catch(() => undefined)
  const look = async () => {
    const edit = await readSetting(db, 'catalogue-edit')
    if (edit === (await known.catch(() => undefined))) return
    await refreshSearchIndex(db, index)
    known = Promise.resolve(edit)
  }
  const timer = setInterval(
    () =>
      void look().catch((error: unknown) =>
        logger.warn({ err: error }, 'names that were edited are not known yet'),
      ),
    LOOK_MS,
  )
  timer.unref()
  return () => clearInterval(timer)
}
