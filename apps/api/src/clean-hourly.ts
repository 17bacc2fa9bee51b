import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from './db/schema.ts'
import { forgetOldViews } from './modules/property/search/count-view.ts'
import type { Sessions } from './modules/session/service.ts'

const hour = 60 * 60 * 1000

/** Removes what has run out: sessions, and who saw which listing. Answers how to stop. */
export function cleanHourly(
  db: Kysely<Database>,
  sessions: Sessions,
  logger: Pick<Logger, 'warn'>,
): () => void {
  const clean = async () => {
    await sessions.removeExpired()
    await forgetOldViews(db)
  }
  const timer = setInterval(() => {
    clean().catch((error: unknown) => logger.warn({ err: error }, 'what has run out stays'))
  }, hour)
  timer.unref()
  return () => clearInterval(timer)
}
