import type { RunCounts } from '../counts.ts'
import { totalsOf } from './report.ts'

const number = (value: number): string => value.toLocaleString('en')

export interface Summary {
  readonly file: string
  readonly counts: RunCounts
  readonly dryRun: boolean
  readonly brokenAt: { readonly line: number; readonly message: string } | null
  readonly stopped: boolean
  readonly report: string
  readonly seconds: number
  readonly peakMemoryMb: number
}

/** What a person wants to know after a file, in lines. */
export function summaryLines(summary: Summary): string[] {
  const { counts } = summary
  const verb = summary.dryRun ? 'would be ' : ''
  const lines = [
    `${summary.file}: ${number(counts.read)} rows read`,
    `  ${verb}new ${number(counts.new)} · ${verb}changed ${number(counts.changed)} · unchanged ${number(counts.unchanged)} · rejected ${number(counts.rejected)}`,
  ]
  for (const kind of ['rejected', 'repaired', 'noted'] as const) {
    const totals = totalsOf(counts).filter((total) => total.kind === kind)
    if (totals.length === 0) continue
    lines.push(`  ${kind}:`)
    for (const { reason, rows } of totals) lines.push(`    ${number(rows).padStart(7)}  ${reason}`)
  }
  if (summary.brokenAt) lines.push(`  broken: ${summary.brokenAt.message}`)
  if (summary.stopped) lines.push('  stopped: run the same command again and it goes on from here')
  lines.push(`  report: ${summary.report}`)
  lines.push(
    `  ${summary.seconds.toFixed(1)} s, at most ${number(summary.peakMemoryMb)} MB of memory`,
  )
  return lines
}
