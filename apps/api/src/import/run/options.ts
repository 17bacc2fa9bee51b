import path from 'node:path'
import { parseArgs } from 'node:util'
import { ImportProblem } from '../import-problem.ts'
import { parseDay } from '../values/day.ts'

export interface ImportOptions {
  readonly files: readonly string[]
  readonly dryRun: boolean
  /** Where the report goes; undefined puts it into the data folder. */
  readonly report: string | undefined
  /** Rows of one transaction. */
  readonly batch: number
  /** Start of the day that rows without one get; null leaves them without. */
  readonly fileDay: Date | null
  readonly help: boolean
}

const DEFAULT_BATCH = 500
const LARGEST_BATCH = 1_000

export const usage = `Imports listings into the database of this site.

  npm run import -- <file>... [--dry-run] [--report FILE] [--date DAY] [--batch N]

  --dry-run      says what would change and writes nothing but the report
  --report FILE  where the report goes (one file only); else .data/import-reports
  --date DAY     the day of rows that carry none, as 2024-05-31; else they count as the oldest
  --batch N      rows of one transaction, 1 to ${LARGEST_BATCH} (${DEFAULT_BATCH})

DATABASE_URL and DATA_DIR choose the database, as for the server.
Exit code: 0 all files were read to their end, 1 nothing could be done, 2 a file is broken and
its rows up to there were imported. docs/importing.md has more.`

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        report: { type: 'string' },
        date: { type: 'string' },
        batch: { type: 'string', default: String(DEFAULT_BATCH) },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ImportProblem(`${reason}\n\n${usage}`)
  }
}

/** Reads the command line; paths are relative to `folder`. Throws an ImportProblem. */
export function readOptions(argv: readonly string[], folder: string): ImportOptions {
  const { values, positionals } = parse(argv)
  const files = positionals.map((file) => path.resolve(folder, file))
  if (files.length === 0 && !values.help) throw new ImportProblem(`Name a file.\n\n${usage}`)
  const batch = Number(values.batch)
  if (!Number.isInteger(batch) || batch < 1 || batch > LARGEST_BATCH)
    throw new ImportProblem(`--batch is a whole number from 1 to ${LARGEST_BATCH}.`)
  if (values.report !== undefined && files.length > 1)
    throw new ImportProblem('--report names one file: import one file with it at a time.')
  const fileDay = values.date === undefined ? null : (parseDay(values.date) ?? undefined)
  if (fileDay === undefined) throw new ImportProblem('--date is a day, as 2024-05-31.')
  return {
    files,
    dryRun: values['dry-run'],
    report: values.report === undefined ? undefined : path.resolve(folder, values.report),
    batch,
    fileDay,
    help: values.help,
  }
}
