import { noCounts, type RunCounts } from '../counts.ts'
import type { ReadingContext } from '../draft.ts'
import { readRow } from '../read-row.ts'
import type { Rejection, Remark } from '../reasons.ts'
import { type StoredDraft, storedDraft } from '../repository/draft-row.ts'
import type { WrittenCounts } from '../repository/import-runs.ts'
import { addOutcomes, type BatchRow, type Outcome } from '../repository/write-batch.ts'
import { SeenRows } from '../seen-rows.ts'
import type { InspectedFile } from '../source/inspect-file.ts'
import type { OpenSource } from '../source/open-source.ts'
import { BrokenFile } from '../source/source-row.ts'
import type { Progress } from './progress.ts'
import { isWorthReporting, type Report, type RowOutcome } from './report.ts'

/** Where rows go: into the database, or nowhere in a dry run. */
export interface RowSink {
  /** Rows of the file that an earlier run, cut off later, had done, and what came of them. */
  readonly position: number
  readonly written: WrittenCounts
  /** Takes rows; `position` is the number of the last row of the file that they cover. */
  take(rows: readonly BatchRow[], position: number, before: WrittenCounts): Promise<Outcome[]>
}

export interface FileImport {
  readonly file: InspectedFile
  readonly source: OpenSource
  readonly context: ReadingContext
  readonly sink: RowSink
  readonly report: Report
  readonly progress: Progress
  readonly batch: number
  /** Aborted by the person at the terminal. */
  readonly signal: AbortSignal
}

export interface FileResult {
  readonly counts: RunCounts
  readonly brokenAt: { readonly line: number; readonly message: string } | null
  readonly stopped: boolean
}

interface ReadRow {
  readonly row: number
  readonly line: number
  readonly id: string | null
  readonly stored: StoredDraft | null
  readonly remarks: readonly Remark[]
  readonly rejection: { readonly reason: Rejection; readonly detail: string } | null
}

/**
 * Reads a file row by row and hands its properties to the sink in batches, so that memory does not
 * grow with the file. A bad row never stops the rest; a file that breaks off counts up to there.
 */
export async function importFile(job: FileImport): Promise<FileResult> {
  const { source, context, sink, report, progress, batch, signal } = job
  const counts: RunCounts = { ...noCounts(), ...sink.written }
  const seen = new SeenRows()
  let bytes = 0
  let waiting: ReadRow[] = []
  let brokenAt: FileResult['brokenAt'] = null

  const count = (reason: keyof RunCounts['reasons']): void => {
    counts.reasons[reason] = (counts.reasons[reason] ?? 0) + 1
  }

  const tell = async (read: ReadRow, outcome: RowOutcome): Promise<void> => {
    for (const { reason } of read.remarks) count(reason)
    const worth = read.remarks.filter(isWorthReporting)
    if (read.rejection) {
      counts.rejected += 1
      count(read.rejection.reason)
    } else if (worth.length > 0) counts.repaired += 1
    const said = read.rejection ? [read.rejection] : worth
    if (said.length > 0) await report.add({ ...read, outcome, reasons: said })
  }

  const flush = async (): Promise<void> => {
    const last = waiting.at(-1)
    if (!last) return
    const fresh = waiting.filter(({ row }) => row > sink.position)
    const rows = fresh.flatMap(({ id, stored }) =>
      id !== null && stored !== null ? [{ sourceId: id, stored }] : [],
    )
    const outcomes = fresh.length === 0 ? [] : await sink.take(rows, last.row, written(counts))
    Object.assign(counts, addOutcomes(written(counts), outcomes))
    let next = 0
    for (const read of waiting) {
      if (read.stored === null) await tell(read, 'rejected')
      else if (read.row <= sink.position) await tell(read, 'done before')
      else {
        await tell(read, outcomes[next] ?? 'unchanged')
        next += 1
      }
    }
    waiting = []
    progress.update(bytes, counts.read)
  }

  try {
    for await (const row of source.rows((total) => {
      bytes = total
    })) {
      counts.read += 1
      const reading = readRow(source.format, row, context, seen)
      const place = { row: counts.read, line: row.line }
      if (reading.kind === 'rejected') {
        const { sourceId: id, reason, detail } = reading
        waiting.push({ ...place, id, stored: null, remarks: [], rejection: { reason, detail } })
      } else {
        const { draft, remarks } = reading
        const path = context.places.pathOf(draft.place)
        const stored = storedDraft(draft, source.format.id, path)
        waiting.push({ ...place, id: draft.sourceId, stored, remarks, rejection: null })
      }
      if (waiting.length >= batch) await flush()
      if (signal.aborted) break
    }
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error
    brokenAt = { line: error.line, message: error.message }
  }
  await flush()
  return { counts, brokenAt, stopped: signal.aborted }
}

function written({ new: fresh, changed, unchanged }: RunCounts): WrittenCounts {
  return { new: fresh, changed, unchanged }
}
