import type { OpenDatabase } from '../db/connect.ts'
import type { DatabaseLog } from '../db/connection.ts'
import { StartupError } from '../startup-error.ts'
import { countsLine, loadChangedContent, problemLine } from './load-content.ts'

/** Brings the texts up to date. What is wrong with them is logged and keeps nothing from starting. */
export async function loadContentAtStart(
  { db, bulk }: Pick<OpenDatabase, 'db' | 'bulk'>,
  folder: string,
  logger: DatabaseLog,
): Promise<void> {
  try {
    const load = await bulk(() => loadChangedContent(db, folder))
    if (!load) return
    const { counts, problems } = load
    for (const problem of problems) logger.warn(`Text not loaded: ${problemLine(problem)}`)
    if (counts.added + counts.changed + counts.removed > 0)
      logger.info(`Texts loaded: ${countsLine(counts)}`)
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    logger.warn(error.message)
  }
}
