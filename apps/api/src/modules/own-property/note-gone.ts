import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { endPeriod, noteAnswer } from './repository/availability.ts'
import { lockAny } from './repository/own-row.ts'

/** Notes that a property which is out of the lists already is gone, as its advertiser says. */
export const noteGone = (db: Kysely<Database>, id: string, now: Date): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (!(await lockAny(trx, id))) return
    await noteAnswer(trx, id, { now, isGone: true })
    await endPeriod(trx, id)
  })
