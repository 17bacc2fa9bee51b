import type { ChildProcess } from 'node:child_process'
import readline from 'node:readline'

/** Enough to see why a server did not start. */
const KEPT_LINES = 20

export interface ServerLog {
  /** The newest lines, the oldest of them first. */
  last(): string
  /** Lines that tell of an answer that broke the contract. */
  broken: readonly string[]
}

/** Shows what a server says, and remembers what is asked for later. */
export function followLog(server: ChildProcess): ServerLog {
  const lines: string[] = []
  const broken: string[] = []
  for (const stream of [server.stdout, server.stderr]) {
    if (stream === null) throw new Error('the server was started without pipes for its log')
    readline.createInterface(stream).on('line', (line) => {
      console.log(line)
      lines.push(line)
      if (lines.length > KEPT_LINES) lines.shift()
      if (line.includes('response breaks the contract')) broken.push(line)
    })
  }
  return { last: () => lines.join('\n'), broken }
}
