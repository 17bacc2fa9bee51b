import type { SourceFormat } from '../formats/format.ts'
import { formats } from '../formats/formats.ts'
import { ImportProblem } from '../import-problem.ts'
import { csvRows } from './csv-rows.ts'
import type { InspectedFile } from './inspect-file.ts'
import { jsonRows } from './json-rows.ts'
import { readText } from './read-text.ts'
import { BrokenFile, type SourceRow } from './source-row.ts'

export interface OpenSource {
  readonly format: SourceFormat
  /** All rows from the first one; `onBytes` hears how much of the file has been read. */
  rows(onBytes: (total: number) => void): AsyncGenerator<SourceRow>
}

type Syntax = SourceFormat['syntax']

/** A file that starts like a JSON value is JSON, whatever its name. */
async function syntaxOf(file: InspectedFile): Promise<Syntax> {
  for await (const text of readText(file)) {
    const start = text.trimStart()
    if (start !== '') return /^[[{]/u.test(start) ? 'json' : 'csv'
  }
  throw new ImportProblem(`${file.name} holds nothing but blanks.`)
}

function rowsOf(file: InspectedFile, syntax: Syntax, onBytes?: (total: number) => void) {
  return syntax === 'json'
    ? jsonRows(readText(file, onBytes))
    : csvRows(() => readText(file, onBytes))
}

/** Field names of the first row that has any. */
async function fieldsOf(file: InspectedFile, syntax: Syntax): Promise<readonly string[]> {
  try {
    for await (const row of rowsOf(file, syntax))
      if (row.kind === 'record') return Object.keys(row.record)
  } catch (error) {
    if (error instanceof BrokenFile)
      throw new ImportProblem(`${file.name} has no row that can be read. ${error.message}`)
    throw error
  }
  return []
}

/** Recognises the file by what it holds. Throws an ImportProblem where no format fits. */
export async function openSource(file: InspectedFile): Promise<OpenSource> {
  const syntax = await syntaxOf(file)
  const fields = await fieldsOf(file, syntax)
  if (fields.length === 0) throw new ImportProblem(`${file.name} holds no rows.`)
  const format = formats.find(
    (each) => each.syntax === syntax && each.fields.every((name) => fields.includes(name)),
  )
  if (!format) {
    const known = formats.map(({ description }) => description).join('; ')
    throw new ImportProblem(
      `${file.name} is in no known format: its fields are ${fields.slice(0, 12).join(', ')}. Known are: ${known}.`,
    )
  }
  return { format, rows: (onBytes) => rowsOf(file, syntax, onBytes) }
}
