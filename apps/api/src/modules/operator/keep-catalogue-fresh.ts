import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../../db/schema.ts'
import { readSetting } from '../../db/settings.ts'
import { type Job, startJob } from '../../start-job.ts'
import { refreshSearchIndex, type SearchIndex } from '../property/search-index.ts'

/** Looks whether another server has edited names, and reads them anew: known here half a minute later at most. */
export function keepCatalogueFresh(
  db: Kysely<Database>,
  index: SearchIndex,
  logger: Pick<Logger, 'warn'>,
): Job {
  let known = readSetting(db, 'catalogue-edit')
  known.catch(() => undefined)
  return startJob({
    intervalMs: 30_000,
    logger,
    failure: 'names that were edited are not known yet',
    atOnce: false,
    async run() {
      const edit = await readSetting(db, 'catalogue-edit')
      if (edit === (await known.catch(() => undefined))) return
      await refreshSearchIndex(db, index)
      known = Promise.resolve(edit)
    },
  })
}
