import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { type Job, startJob } from '../../start-job.ts'

/** Written log (bytes) from which vacuuming is worth its time. */
const WORTH_BYTES = 4 * 1024 * 1024

type Bulk = <T>(work: () => Promise<T>) => Promise<T>

/**
 * The embedded engine has no autovacuum and no background writer. When enough was written since
 * the last time, each table is vacuumed by a statement of its own, so that requests get their turn
 * in between, and a checkpoint bounds the recovery after a kill.
 * @returns what does that once; it resolves to whether there was anything to do
 */
export function createMaintenance(pool: Pool, bulk: Bulk): () => Promise<boolean> {
  let done = 0
  return async () => {
    if ((await writtenBytes(pool)) - done < WORTH_BYTES) return false
    await bulk(() => maintain(pool))
    done = await writtenBytes(pool)
    return true
  }
}

/** Looks after the tables by timer, and not while requests are waiting. */
export function startMaintenance(pool: Pool, bulk: Bulk, logger: Pick<Logger, 'warn'>): Job {
  const maintainOnce = createMaintenance(pool, bulk)
  return startJob({
    intervalMs: 5 * 60_000,
    logger,
    failure: 'maintenance of the embedded database failed',
    atOnce: false,
    async run() {
      if (pool.waitingCount === 0) await maintainOnce()
    },
  })
}

async function writtenBytes(pool: Pool): Promise<number> {
  const { rows } = await pool.query(`select pg_current_wal_lsn() - '0/0'::pg_lsn as bytes`)
  return Number(rows[0]?.bytes)
}

/** Vacuums and analyses every table of ours, then writes a checkpoint. */
async function maintain(pool: Pool): Promise<void> {
  const { rows } = await pool.query(
    `select quote_ident(relname) as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  )
  for (const { name } of rows) await pool.query(`vacuum (analyze) ${name}`)
  await pool.query('checkpoint')
}
