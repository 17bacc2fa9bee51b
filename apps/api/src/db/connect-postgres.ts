import pg from 'pg'
import { StartupError } from '../startup-error.ts'
import { surviveBrokenConnections } from './broken-connections.ts'
import type { Connection, DatabaseLog } from './connection.ts'
import { errorCode } from './error-code.ts'
import { valueTypes } from './value-types.ts'

const OLDEST_MAJOR = 15

/** Connections of one process; a server of two cores gains nothing from more. */
const POOL_SIZE = 10

const CONNECT_MS = 5_000

/** So often a server is asked that lets the first connection wait; one that refuses is asked once. */
const ATTEMPTS = 3
const IDLE_MS = 30_000

/** What to tell a person for the codes that a first connection fails with. */
const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the host name cannot be resolved now',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'there is no way to the host',
  '28P01': 'the password is wrong',
  '28000': 'this user may not connect',
  '3D000': 'the database does not exist',
  '53300': 'it has no connection left',
  '57P03': 'it is starting or stopping',
}

/**
 * Connects to a PostgreSQL server and checks that it answers and is recent enough.
 * @throws StartupError in one sentence that never holds the password
 */
export async function connectPostgres(
  databaseUrl: string,
  limitMs: number,
  logger: DatabaseLog,
): Promise<Connection> {
  const place = describeAddress(databaseUrl)
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'manzil',
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    types: valueTypes,
  })
  surviveBrokenConnections(pool, (message) => logger.warn(message))
  try {
    const major = await askMajorVersion(pool)
    if (major < OLDEST_MAJOR) {
      throw new StartupError(
        `The database server at ${place} is PostgreSQL ${major}; ${OLDEST_MAJOR} or later is needed.`,
      )
    }
  } catch (error) {
    await pool.end()
    if (error instanceof StartupError) throw error
    throw new StartupError(`The database at ${place} cannot be reached: ${reasonOf(error)}.`)
  }
  return {
    engine: 'postgres',
    pool,
    // Workers cost more than they save on short queries, and compiling them more than running.
    prepare: `set statement_timeout = ${Math.trunc(limitMs)}; set max_parallel_workers_per_gather = 0; set jit = off`,
    bulk: (work) => work(),
    close: async () => {
      if (!pool.ended) await pool.end()
    },
  }
}

async function askMajorVersion(pool: pg.Pool, attempt = 1): Promise<number> {
  try {
    const { rows } = await pool.query('show server_version_num')
    return Math.floor(Number(rows[0]?.server_version_num) / 10_000)
  } catch (error) {
    if (attempt === ATTEMPTS || !isTimeout(error)) throw error
    return askMajorVersion(pool, attempt + 1)
  }
}

/** The driver's own limit passed; it has no code for that. */
const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('timeout')

/** `host:port/name` of an address, without user and password. */
function describeAddress(databaseUrl: string): string {
  const malformed = new StartupError(
    'DATABASE_URL is not a PostgreSQL address such as postgres://user:password@host:5432/name.',
  )
  if (!URL.canParse(databaseUrl)) throw malformed
  const { protocol, host, pathname, username, password } = new URL(databaseUrl)
  if (protocol !== 'postgres:' && protocol !== 'postgresql:') throw malformed
  try {
    decodeURIComponent(`${username}${password}${pathname}`)
  } catch {
    throw malformed
  }
  return `${host || 'the local socket'}${pathname}`
}

function reasonOf(error: unknown): string {
  const code = errorCode(error)
  const known = code === undefined ? undefined : REASONS[code]
  if (known !== undefined) return known
  if (code !== undefined) return `it answered with ${code}`
  if (isTimeout(error)) return 'it does not answer'
  if (error instanceof Error && error.message.includes('SSL')) return 'it does not speak SSL'
  return 'the connection failed'
}
