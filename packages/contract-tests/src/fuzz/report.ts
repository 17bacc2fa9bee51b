import type { Finding } from './fault.ts'

/** What became of one operation or chat event. */
export interface SubjectReport {
  subject: string
  /** Everything that was sent, what made a failing input smaller included. */
  sent: number
  /** Status or kind of reply → how often it came. */
  outcomes: Map<string, number>
  findings: Finding[]
  /** The longest that an answer took, in milliseconds. */
  slowestMs: number
}

export const emptyReport = (subject: string): SubjectReport => ({
  subject,
  sent: 0,
  outcomes: new Map(),
  findings: [],
  slowestMs: 0,
})

/** Counts one answer. */
export function count(report: SubjectReport, outcome: string, ms: number): void {
  report.sent += 1
  report.outcomes.set(outcome, (report.outcomes.get(outcome) ?? 0) + 1)
  report.slowestMs = Math.max(report.slowestMs, ms)
}

/** One line for each subject: how much was sent, what came back, faults, the slowest answer. */
export function reportTable(reports: readonly SubjectReport[]): string {
  const rows = reports.map(({ subject, sent, outcomes, findings, slowestMs }) => [
    subject,
    String(sent),
    String(findings.length),
    `${Math.round(slowestMs)} ms`,
    [...outcomes]
      .sort(([left], [right]) => left.localeCompare(right))
      .map(([outcome, times]) => `${outcome}×${times}`)
      .join(' '),
  ])
  const all = [['operation', 'sent', 'faults', 'slowest', 'answers'], ...rows]
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  )
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
