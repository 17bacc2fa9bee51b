import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import { wordsOf } from '../faults.ts'
import type { Failure } from './fetch-photographs.ts'

/** One line of JSON for each address that gave no photograph; no file where all did. */
export interface FailureReport {
  add(failure: Failure): void
  /** The file's path, where there is one. */
  end(): Promise<string | undefined>
}

/** Begins a report in the data folder. */
export async function startReport(dataDir: string, now: Date): Promise<FailureReport> {
  const folder = path.join(dataDir, 'photograph-reports')
  const file = path.join(folder, `${now.toISOString().slice(0, 19).replaceAll(':', '-')}.jsonl`)
  await mkdir(folder, { recursive: true })
  let stream: ReturnType<typeof createWriteStream> | undefined
  return {
    add(failure) {
      stream ??= createWriteStream(file)
      stream.write(`${JSON.stringify({ ...failure, says: wordsOf(failure.reason) })}\n`)
    },
    async end() {
      if (!stream) return undefined
      stream.end()
      await finished(stream)
      return file
    },
  }
}
