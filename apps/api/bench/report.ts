import { cpus, totalmem } from 'node:os'
import type { Timing } from './measure.ts'

export type EngineResult = { engine: string; properties: number; timings: Timing[] }

const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0)

/** A table in Markdown: milliseconds as p50 / p95, one column for each engine. */
export function printTable(results: readonly EngineResult[]): void {
  const [first] = results
  console.log(`| query (ms, p50 / p95) | ${results.map(({ engine }) => engine).join(' | ')} |`)
  console.log(`|---|${results.map(() => '---|').join('')}`)
  for (const { query } of first?.timings ?? []) {
    const cells = results.map(({ timings }) => {
      const timing = timings.find((one) => one.query === query)
      return timing === undefined ? '' : `${ms(timing.p50)} / ${ms(timing.p95)}`
    })
    console.log(`| ${query} | ${cells.join(' | ')} |`)
  }
}

/** The same as one line of JSON, with what it was measured on. */
export function printJson(results: readonly EngineResult[]): void {
  const [processor] = cpus()
  const machine = {
    processors: cpus().length,
    model: processor?.model ?? 'unknown',
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    node: process.version,
  }
  console.log(JSON.stringify({ machine, results }))
}
