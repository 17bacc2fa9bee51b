import type { Pool } from 'pg'

/**
 * A connection that breaks must not end the process, which an unheard `error` event would do. The
 * statement under way is rejected and the pool makes another connection when one is needed.
 */
export function surviveBrokenConnections(pool: Pool, warn: (message: string) => void): void {
  // While a connection is in use its error also reaches whoever waits for the statement.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', (error) => warn(`An idle database connection broke: ${error.message}`))
}
