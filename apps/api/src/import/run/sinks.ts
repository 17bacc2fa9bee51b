import type { Kysely } from 'kysely'
import type { PropertyReferences } from '../../db/property-references.ts'
import type { Database } from '../../db/schema.ts'
import type { ImportRun } from '../repository/import-runs.ts'
import { compareBatch, type Outcome, writeBatch } from '../repository/write-batch.ts'
import type { RowSink } from './import-file.ts'

const nothingWritten = { position: 0, written: { new: 0, changed: 0, unchanged: 0 } }

/** Writes what is new or changed, going on where `run` was cut off. */
export function databaseSink(
  db: Kysely<Database>,
  references: PropertyReferences,
  run: ImportRun,
  source: string,
  fileName: string,
): RowSink {
  const target = { db, references, run, source, fileName }
  return {
    position: run.position,
    written: run.written,
    take: (rows, position, before) => writeBatch(target, rows, position, before),
  }
}

/** Says what writing would do; without a database everything is new. */
export function comparingSink(db: Kysely<Database> | undefined, source: string): RowSink {
  return {
    ...nothingWritten,
    take: async (rows) => (db ? compareBatch(db, source, rows) : rows.map((): Outcome => 'new')),
  }
}
