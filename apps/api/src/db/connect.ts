import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { connectEmbedded } from './connect-embedded.ts'
import { connectPostgres } from './connect-postgres.ts'
import { migrateToLatest } from './migrate.ts'
import type { Database } from './schema.ts'

export type DatabaseLog = { info(message: string): void; warn(message: string): void }

export type OpenOptions = {
  /** Address of a PostgreSQL server (15 or later); without one the embedded engine is used. */
  databaseUrl?: string | undefined
  /** Folder of the embedded database, or `memory://` for one that ends with the process. */
  dataDir: string
  logger: DatabaseLog
  /** Longest time for one statement, in milliseconds. */
  statementLimitMs?: number
  /** A saved embedded database to start from instead of an empty one (tests). */
  template?: Uint8Array
}

export type OpenDatabase = {
  db: Kysely<Database>
  engine: 'embedded' | 'postgres'
  /** Runs a bulk load, during which the embedded engine lets a statement take minutes. */
  bulk<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** What each engine gives to `openDatabase`. */
export type Connection = Pick<OpenDatabase, 'engine' | 'bulk'> & {
  pool: pg.Pool
  /** Statements for each new connection. */
  prepare?: string
  close(): Promise<void>
  /** Called once the tables are there. */
  started?(): void
}

const STATEMENT_LIMIT_MS = 15_000

/**
 * Opens the database and brings its tables up to date: the embedded engine in `dataDir`, or the
 * PostgreSQL server of `databaseUrl`. Both run the same SQL.
 * @throws StartupError with one readable sentence when a person has to change something
 */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const limitMs = options.statementLimitMs ?? STATEMENT_LIMIT_MS
  const connection = options.databaseUrl
    ? await connectPostgres(options.databaseUrl, limitMs, options.logger)
    : await connectEmbedded(options, limitMs)
  const { pool, prepare } = connection
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({
      pool,
      ...(prepare === undefined
        ? {}
        : {
            onCreateConnection: async (client) => {
              await client.executeQuery(CompiledQuery.raw(prepare))
            },
          }),
    }),
  })
  try {
    await connection.bulk(() => migrateToLatest(db))
  } catch (error) {
    await connection.close()
    throw error
  }
  connection.started?.()
  return { db, engine: connection.engine, bulk: connection.bulk, close: connection.close }
}
