import { type Kysely, sql, type Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import type { Database } from '../../db/schema.ts'
import type { RunCounts } from '../counts.ts'

export interface ImportRun {
  readonly id: string
  /** Rows of the file that are done. */
  readonly position: number
  /** Outcomes of the rows that are done. */
  readonly written: WrittenCounts
}

export type WrittenCounts = Pick<RunCounts, 'new' | 'changed' | 'unchanged'>

const writtenSchema = z
  .object({ new: z.number(), changed: z.number(), unchanged: z.number() })
  .catch({ new: 0, changed: 0, unchanged: 0 })

interface RunFile {
  readonly source: string
  readonly fileName: string
  readonly fileHash: string
}

/** The run of this very file that was cut off last, to go on with, or a new one. */
export async function startRun(db: Kysely<Database>, file: RunFile): Promise<ImportRun> {
  const last = await db
    .selectFrom('import_run')
    .select(['id', 'position', 'counts', 'state', 'file_hash'])
    .where('source', '=', file.source)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isCutOff = last?.state === 'running' || last?.state === 'stopped'
  if (last && isCutOff && last.file_hash === file.fileHash) {
    await db
      .updateTable('import_run')
      .set({ state: 'running', updated_at: new Date() })
      .where('id', '=', last.id)
      .execute()
    return { id: last.id, position: last.position, written: writtenSchema.parse(last.counts) }
  }
  const id = uuid()
  await db
    .insertInto('import_run')
    .values({
      id,
      source: file.source,
      file_name: file.fileName,
      file_hash: file.fileHash,
      state: 'running',
    })
    .execute()
  return { id, position: 0, written: { new: 0, changed: 0, unchanged: 0 } }
}

/** Notes how far the run has come, in the transaction of the rows themselves. */
export async function saveProgress(
  trx: Transaction<Database>,
  id: string,
  position: number,
  counts: WrittenCounts,
): Promise<void> {
  await trx
    .updateTable('import_run')
    .set({ position, counts: JSON.stringify(counts), updated_at: new Date() })
    .where('id', '=', id)
    .execute()
}

/** Ends a run: `done`, `stopped` by a person (it can go on), or `failed`. */
export async function endRun(
  db: Kysely<Database>,
  id: string,
  state: 'done' | 'stopped' | 'failed',
  counts: RunCounts,
): Promise<void> {
  const now = new Date()
  await db
    .updateTable('import_run')
    .set({
      state,
      counts: JSON.stringify(counts),
      updated_at: now,
      finished_at: state === 'stopped' ? null : now,
    })
    .where('id', '=', id)
    .execute()
}

/** Takes the planner's figures of the tables that an import writes anew. */
export async function analyzeProperties(db: Kysely<Database>): Promise<void> {
  await sql`analyze property, property_text, import_row`.execute(db)
}
