import { spawn } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'

/** What came of one compiler. */
export interface Result {
  /** Nothing where the compiler was ended from outside. */
  status: number | null
  output: string
}

const compiler = path.resolve(
  import.meta.dirname,
  '../../../../node_modules/@typescript/native/bin/tsc',
)

/** Compiles the configurations, as many at once as there are cores. */
export async function check(configurations: readonly string[]): Promise<Result[]> {
  const waiting = [...configurations]
  const results: Result[] = []
  async function work() {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await compile(next))
  }
  await Promise.all(Array.from({ length: os.availableParallelism() }, work))
  return results
}

/**
 * How far the compiler's memory grows before it is tidied up, in percent. It keeps nearly all that it makes,
 * so looking for what can go costs a sixth of its time and brings nothing.
 */
const GROWTH = '400'

/** On one thread: threads of one program repeat each other's work, and programs fill the cores. */
function compile(configuration: string): Promise<Result> {
  const args = [compiler, '-p', configuration, '--singleThreaded', '--pretty', 'false']
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      env: { GOGC: GROWTH, ...process.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const parts: Buffer[] = []
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => parts.push(part))
    child.on('error', reject)
    child.on('close', (status) => resolve({ status, output: Buffer.concat(parts).toString() }))
  })
}
