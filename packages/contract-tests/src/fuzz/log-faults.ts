import type { Fault } from './fault.ts'

/** Lines of this level and above are errors, as pino counts. */
const errorLevel = 50
const mostShown = 5

/** What a structured log says against the run: errors, and secrets that were written down. */
export function faultsOfLog(lines: readonly string[], secrets: Iterable<string>): Fault[] {
  const errors = new Map(
    lines.filter((line) => levelOf(line) >= errorLevel).map((line) => [withoutFigures(line), line]),
  )
  const known = [...secrets]
  const leaks = lines.filter((line) => known.some((secret) => line.includes(secret)))
  return [
    ...[...errors.values()]
      .slice(0, mostShown)
      .map((line) => ({ rule: 'error in the log', detail: line.slice(0, 2000) })),
    ...leaks.slice(0, 1).map((line) => ({ rule: 'secret in the log', detail: line.slice(0, 200) })),
  ]
}

/** Lines that differ in times and ids alone are one. */
const withoutFigures = (line: string): string => line.replaceAll(/[0-9a-f-]*\d[0-9a-f-]*/g, '')

function levelOf(line: string): number {
  const entry: unknown = JSON.parse(line)
  return typeof entry === 'object' && entry !== null && 'level' in entry ? Number(entry.level) : 0
}
