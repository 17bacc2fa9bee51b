import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { importOne } from '../../src/import/run/run-import.ts'
import { inspectFile } from '../../src/import/source/inspect-file.ts'
import { openSource } from '../../src/import/source/open-source.ts'
import { temporaryFolder } from './fixtures.ts'

interface Attempt {
  readonly dryRun?: boolean
  readonly batch?: number
  /** Stops after the first batch, as a person does with Ctrl+C. */
  readonly stopped?: boolean
}

/** Imports a file into an open database; what the command tells is left out. */
export async function importFixture(database: OpenDatabase, file: string, attempt: Attempt = {}) {
  const inspected = await inspectFile(file)
  const folder = temporaryFolder()
  const report = path.join(folder, 'report.json')
  const { dryRun = false, batch = 4, stopped = false } = attempt
  const result = await importOne(
    {
      options: { files: [file], dryRun, report, batch, fileDay: null, help: false },
      config: { databaseUrl: undefined, dataDir: folder },
      folder,
      signal: stopped ? AbortSignal.abort() : new AbortController().signal,
      say: () => undefined,
      warn: () => undefined,
    },
    database,
    { file: inspected, source: await openSource(inspected) },
  )
  return { ...result, report: JSON.parse(readFileSync(report, 'utf8')) }
}
