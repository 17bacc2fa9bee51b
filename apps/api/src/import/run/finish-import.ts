import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { removeDemoData } from '../../db/seed/remove-demo-data.ts'
import { takeTurn } from '../../db/take-turn.ts'
import { rebuildVocab } from '../../db/vocab.ts'
import { analyzeProperties, endRun, type ImportRun } from '../repository/import-runs.ts'
import type { FileResult } from './import-file.ts'

/**
 * Ends a run. Once something real is there, the generated properties go and the site says so; that,
 * the words for spelling and the end of the run hold together or not at all.
 */
export async function finishImport(
  db: Kysely<Database>,
  run: ImportRun,
  { counts, brokenAt, stopped }: FileResult,
): Promise<void> {
  if (stopped) return endRun(db, run.id, 'stopped', counts)
  const real = counts.new + counts.changed + counts.unchanged > 0
  await db.transaction().execute(async (trx) => {
    await takeTurn(trx)
    const removed = real && (await removeDemoData(trx))
    if (removed || counts.new + counts.changed > 0) await rebuildVocab(trx)
    await endRun(trx, run.id, brokenAt ? 'failed' : 'done', counts)
  })
  // Fresh statistics: the planner must not think of the tables as they were before.
  await analyzeProperties(db)
}
