import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { readSetting, writeSetting } from '../db/settings.ts'
import { takeTurn } from '../db/take-turn.ts'
import { READING } from './read-facts.ts'
import { storedAdverts } from './repository.ts'
import { readAgain, storeReadAgain } from './stored-advert.ts'

/** Adverts of one statement. */
const BATCH = 500

/**
 * Reads the words of every imported advert where the rules changed since they were read; to be called
 * at every start. Returns how many changed.
 */
export async function readStoredAdverts(db: Kysely<Database>): Promise<number> {
  if ((await readSetting(db, 'stated-facts')) === READING) return 0
  return db.transaction().execute(async (trx) => {
    await takeTurn(trx)
    if ((await readSetting(trx, 'stated-facts')) === READING) return 0
    let changed = 0
    let after = ''
    for (;;) {
      const rows = await storedAdverts(trx, after, BATCH)
      const changes = rows.flatMap((row) => readAgain(row) ?? [])
      await storeReadAgain(trx, changes)
      changed += changes.length
      const last = rows.at(-1)
      if (last === undefined) break
      after = last.id
    }
    await writeSetting(trx, 'stated-facts', READING)
    return changed
  })
}
