import { existsSync } from 'node:fs'
import path from 'node:path'
import { places } from '@manzil/catalogue/places/places'
import { buildPlaceIndex } from '@manzil/catalogue/places/resolve'
import type { Config } from '../../config.ts'
import { type OpenDatabase, openDatabase } from '../../db/connect.ts'
import { databaseFolder } from '../../db/connect-embedded.ts'
import { loadPropertyReferences } from '../../db/property-references.ts'
import { loadReferenceData } from '../../db/seed/load-reference-data.ts'
import { readStoredAdverts } from '../../stated-facts/read-stored-adverts.ts'
import { startRun } from '../repository/import-runs.ts'
import { type InspectedFile, inspectFile } from '../source/inspect-file.ts'
import { type OpenSource, openSource } from '../source/open-source.ts'
import { finishImport } from './finish-import.ts'
import { type FileResult, importFile, type RowSink } from './import-file.ts'
import type { ImportOptions } from './options.ts'
import { startProgress } from './progress.ts'
import { Report, reportPath } from './report.ts'
import { comparingSink, databaseSink } from './sinks.ts'
import { summaryLines } from './summary.ts'

export interface ImportSession {
  readonly options: ImportOptions
  readonly config: Pick<Config, 'databaseUrl' | 'dataDir'>
  /** Where the person is; paths are shown from there. */
  readonly folder: string
  /** Aborts after the batch under way. */
  readonly signal: AbortSignal
  say(line: string): void
  warn(line: string): void
}

export interface RecognisedFile {
  readonly file: InspectedFile
  readonly source: OpenSource
}

/** Exit codes of the command. */
export const exitCodes = { complete: 0, nothingDone: 1, broken: 2, stopped: 130 } as const

/**
 * Imports the files one after the other; returns the exit code. All of them are recognised before
 * anything is written. Throws an ImportProblem or a StartupError that a person can act on.
 */
export async function runImport(session: ImportSession): Promise<number> {
  const files: RecognisedFile[] = []
  for (const name of session.options.files) {
    const file = await inspectFile(name)
    files.push({ file, source: await openSource(file) })
  }
  const database = await open(session)
  try {
    let code: number = exitCodes.complete
    for (const each of files) {
      const result = await importOne(session, database, each)
      if (result.brokenAt) code = exitCodes.broken
      if (result.stopped) return exitCodes.stopped
    }
    return code
  } finally {
    await database?.close()
  }
}

/** A dry run makes no database where there is none. */
async function open({ options, config, say, warn }: ImportSession) {
  const exists = config.databaseUrl ?? existsSync(databaseFolder(config.dataDir))
  if (options.dryRun && !exists) return undefined
  const database = await openDatabase({ ...config, logger: { info: say, warn } })
  if (options.dryRun) return database
  try {
    await database.bulk(async () => {
      await loadReferenceData(database.db)
      await readStoredAdverts(database.db)
    })
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/**
 * Imports one file into an open database (or compares with it, in a dry run) and tells the result.
 * Without a database everything counts as new.
 */
export async function importOne(
  session: ImportSession,
  database: OpenDatabase | undefined,
  { file, source }: RecognisedFile,
): Promise<FileResult> {
  const { options, config, say, signal } = session
  const started = new Date()
  const { format } = source
  const run =
    database && !options.dryRun
      ? await startRun(database.db, {
          source: format.id,
          fileName: file.name,
          fileHash: file.hash,
        })
      : undefined
  const sink: RowSink =
    database && run
      ? databaseSink(
          database.db,
          await loadPropertyReferences(database.db),
          run,
          format.id,
          file.name,
        )
      : comparingSink(database?.db, format.id)
  if (sink.position > 0)
    say(`${file.name}: going on after row ${sink.position.toLocaleString('en')}`)

  const report = await Report.start(
    options.report ?? reportPath(config.dataDir, file.path, started),
    {
      file: file.path,
      sha256: file.hash,
      bytes: file.bytes,
      encoding: file.encoding,
      brokenCharacters: file.brokenCharacters,
      format: format.id,
      dryRun: options.dryRun,
      startedAt: started.toISOString(),
      resumedAfter: sink.position,
    },
  )
  const progress = startProgress(file.name, file.bytes, process.stdout, say)
  const context = { places: buildPlaceIndex(places), now: started, fileDay: options.fileDay }
  const work = () =>
    importFile({ file, source, context, sink, report, progress, batch: options.batch, signal })
  let result: FileResult
  try {
    result = database ? await database.bulk(work) : await work()
  } finally {
    progress.end()
  }
  if (database && run) await database.bulk(() => finishImport(database.db, run, result))

  const seconds = (Date.now() - started.getTime()) / 1000
  // `maxRSS` is in kilobytes and holds the embedded database too.
  const peakMemoryMb = Math.round(process.resourceUsage().maxRSS / 1024)
  await report.end({ ...result, seconds, peakMemoryMb })
  const relative = path.relative(session.folder, report.path)
  const shown = relative.startsWith('..') ? report.path : relative
  const summary = { ...result, file: file.name, dryRun: options.dryRun, report: shown }
  for (const line of summaryLines({ ...summary, seconds, peakMemoryMb })) say(line)
  return result
}
