import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { connectEmbedded } from './connect-embedded.ts'
import { connectPostgres } from './connect-postgres.ts'
import type { Connection, OpenOptions } from './connection.ts'
import { migrateToLatest } from './migrate.ts'
import type { Database } from './schema.ts'

export type OpenDatabase = Pick<Connection, 'engine' | 'bulk' | 'close'> & { db: Kysely<Database> }

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
