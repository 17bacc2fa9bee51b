import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { noteText } from '../../source-note.ts'
import type { RunCounts } from '../counts.ts'
import { explain, type Reason, type Remark, reasons } from '../reasons.ts'

/** What became of a row; `done before`: an earlier run, cut off later, had written it. */
export type RowOutcome = 'new' | 'changed' | 'unchanged' | 'done before' | 'rejected'

export interface ReportRow {
  /** Number of the row in the file, from 1, and the line where it starts. */
  readonly row: number
  readonly line: number
  readonly id: string | null
  readonly outcome: RowOutcome
  readonly reasons: readonly { readonly reason: Reason; readonly detail: string }[]
}

export interface ReportHead {
  readonly file: string
  readonly sha256: string
  readonly bytes: number
  readonly encoding: string
  readonly brokenCharacters: number
  readonly format: string
  readonly dryRun: boolean
  readonly startedAt: string
  /** Rows that an earlier run had done. */
  readonly resumedAfter: number
}

export interface ReportEnd {
  readonly counts: RunCounts
  readonly brokenAt: { readonly line: number; readonly message: string } | null
  readonly stopped: boolean
  readonly seconds: number
  readonly peakMemoryMb: number
}

/** `2026-11-21T03-28-00-rent.json` in the folder of reports. */
export function reportPath(dataDir: string, file: string, now: Date): string {
  const time = now.toISOString().slice(0, 19).replaceAll(':', '-')
  const name = path.basename(file).replace(/\.[^.]+$/u, '')
  return path.join(dataDir, 'import-reports', `${time}-${name}.json`)
}

/** Reasons with their kind and number, the most frequent first. */
export function totalsOf(counts: RunCounts) {
  return Object.entries(reasons)
    .map(([reason, [kind, said]]) => ({
      kind,
      reason,
      // The keys of `reasons` are the reasons.
      rows: counts.reasons[reason as Reason] ?? 0,
      sentence: typeof said === 'string' ? said : noteText({ ...said, value: '{{value}}' }, 'en'),
    }))
    .filter(({ rows }) => rows > 0)
    .sort((a, b) => b.rows - a.rows)
}

/** Whether a remark earns its row a place in the report. */
export function isWorthReporting({ reason }: Remark): boolean {
  return reasons[reason][0] === 'repaired'
}

/** A JSON document that grows row by row, so that no row stays in memory. */
export class Report {
  readonly path: string
  readonly #stream: WriteStream
  #rows = 0

  private constructor(file: string) {
    this.path = file
    this.#stream = createWriteStream(file)
  }

  /** Makes the folder and starts the document. Rejects where the file cannot be written. */
  static async start(file: string, head: ReportHead): Promise<Report> {
    await mkdir(path.dirname(file), { recursive: true })
    const report = new Report(file)
    await once(report.#stream, 'open')
    const text = JSON.stringify(head)
    await report.#write(`${text.slice(0, -1)},\n"rows":[`)
    return report
  }

  async add({ row, line, id, outcome, reasons: said }: ReportRow): Promise<void> {
    const list = said.map(({ reason, detail }) => ({ reason, says: explain(reason, detail) }))
    const text = JSON.stringify({ row, line, id, outcome, reasons: list })
    await this.#write(`${this.#rows === 0 ? '\n' : ',\n'}${text}`)
    this.#rows += 1
  }

  async end(end: ReportEnd): Promise<void> {
    const { counts, ...rest } = end
    const { reasons: _reasons, ...outcomes } = counts
    const tail = { ...outcomes, totals: totalsOf(counts), ...rest }
    this.#stream.end(`\n],\n${JSON.stringify(tail).slice(1)}\n`)
    await once(this.#stream, 'finish')
  }

  async #write(text: string): Promise<void> {
    if (!this.#stream.write(text)) await once(this.#stream, 'drain')
  }
}
