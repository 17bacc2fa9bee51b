import type pg from 'pg'

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

/** What each engine gives to `openDatabase`. */
export type Connection = {
  engine: 'embedded' | 'postgres'
  /** Runs a bulk load, during which the embedded engine lets a statement take minutes. */
  bulk<T>(work: () => Promise<T>): Promise<T>
  pool: pg.Pool
  /** Statements for each new connection. */
  prepare?: string
  close(): Promise<void>
  /** Called once the tables are there. */
  started?(): void
}
