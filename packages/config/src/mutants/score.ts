import type { Equivalent } from './equivalents.ts'

/** What is read of a report; its schema is that of mutation-testing-elements. */
export interface Report {
  files: Record<string, { source: string; mutants: Mutant[] }>
}
interface Mutant {
  status: string
  /** Runs when its module is loaded. */
  static?: boolean
  replacement?: string
  location: { start: Position; end: Position }
}
interface Position {
  line: number
  column: number
}

export interface Score {
  killed: number
  survived: number
  noCoverage: number
  timeout: number
  equivalent: number
}
export interface Survivor {
  file: string
  line: number
  code: string
  replacement: string
}

const outcomes: Record<string, keyof Score> = {
  Killed: 'killed',
  RuntimeError: 'killed',
  Timeout: 'timeout',
  Survived: 'survived',
  NoCoverage: 'noCoverage',
}

/** Counts the mutants of a report whose paths start at the folder. */
export function countMutants(
  report: Report,
  folder: string,
  equivalents: readonly Equivalent[],
): { score: Score; survivors: Survivor[]; stale: Equivalent[] } {
  const score: Score = { killed: 0, survived: 0, noCoverage: 0, timeout: 0, equivalent: 0 }
  const survivors: Survivor[] = []
  const met = new Set<Equivalent>()
  for (const [name, { source, mutants }] of Object.entries(report.files))
    for (const mutant of mutants) {
      const outcome = outcomes[mutant.status]
      if (!outcome) continue
      const survivor = {
        file: `${folder}/${name}`,
        line: mutant.location.start.line,
        code: cut(source, mutant.location),
        replacement: mutant.replacement ?? '',
      }
      const equivalent = equivalents.find((known) => isSame(known, survivor))
      if (equivalent) met.add(equivalent)
      const isAlive = outcome === 'survived' || outcome === 'noCoverage'
      score[equivalent && isAlive ? 'equivalent' : outcome] += 1
      if (isAlive && !equivalent) survivors.push(survivor)
    }
  const files = new Set(Object.keys(report.files).map((name) => `${folder}/${name}`))
  const stale = equivalents.filter((known) => files.has(known.file) && !met.has(known))
  return { score, survivors, stale }
}

const isSame = (known: Equivalent, found: Survivor): boolean =>
  known.file === found.file && known.code === found.code && known.replacement === found.replacement

/** The part of the source between two places; lines and columns count from 1. */
function cut(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  return lines
    .map((line, index) => (index === last ? line.slice(0, end.column - 1) : line))
    .map((line, index) => (index === 0 ? line.slice(start.column - 1) : line))
    .join('\n')
}

/** Of the mutants that a test could notice, the share that one did. */
export function shareOf({ killed, timeout, survived, noCoverage }: Score): number {
  const noticed = killed + timeout
  const all = noticed + survived + noCoverage
  return all === 0 ? 1 : noticed / all
}
