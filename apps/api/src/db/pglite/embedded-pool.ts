import pg from 'pg'
import { surviveBrokenConnections } from '../broken-connections.ts'
import { valueTypes } from '../value-types.ts'
import { Engine, type EngineOptions } from './engine.ts'

/** Longest wait for the only connection, in milliseconds: as long as one statement may take. */
const WAIT_MS = 15_000

/** A `pg.Pool` whose only connection leads to the embedded engine; waiting callers queue up. */
export type EmbeddedPool = { pool: pg.Pool; engine: Engine; close(): Promise<void> }

/** Opens the engine on a folder (or `memory://`). Starting it is left to the first connection. */
export function createEmbeddedPool(options: EngineOptions): EmbeddedPool {
  const engine = new Engine(options)
  const pool = new pg.Pool({
    // One session is all the engine has; two would share one transaction.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: WAIT_MS,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    types: valueTypes,
    stream: () => engine.socket(),
  })
  surviveBrokenConnections(pool, options.warn)
  return {
    pool,
    engine,
    async close() {
      if (!pool.ended) await pool.end()
      await engine.close()
    },
  }
}
