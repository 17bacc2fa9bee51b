/**
 * A feed of 50,000 rows: how long it takes, how much memory, what a second reading of the same edition
 * changes, and what becomes of one whose server is killed (kill -9) in the middle and taken over by
 * another. On a database in a temporary folder, or on that of DATABASE_URL.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { writeEdition } from './feed-edition.ts'

const rows = Number(process.argv[2] ?? 50_000)
const folder = mkdtempSync(join(tmpdir(), 'manzil-bench-feeds-'))
const edition = join(folder, 'list.xml')

const told = z.union([
  z.object({ position: z.number() }),
  z.object({
    seconds: z.number(),
    from: z.number(),
    before: z.number(),
    peak: z.number(),
    cpu: z.number(),
    counts: z.record(z.string(), z.number()),
    problem: z.unknown(),
    live: z.number(),
  }),
])

type Told = Extract<z.output<typeof told>, { seconds: number }>

/** Runs a step in a process of its own; undefined where it was killed after so many rows. */
async function read(step: string, killAfter = Number.POSITIVE_INFINITY): Promise<Told | undefined> {
  const child: ChildProcess = fork(join(import.meta.dirname, 'feed-reader.ts'), [
    folder,
    edition,
    step,
  ])
  let last: Told | undefined
  child.on('message', (message) => {
    const heard = told.parse(message)
    if ('seconds' in heard) last = heard
    else if (heard.position >= killAfter) child.kill('SIGKILL')
  })
  await once(child, 'exit')
  return last
}

function say(name: string, found: Told | undefined): void {
  if (!found) {
    console.log(`${name}: killed`)
    return
  }
  const { seconds, from, before, peak, cpu, counts, problem, live } = found
  const done = (counts.read ?? 0) - from
  console.log(
    `${name}: ${seconds.toFixed(1)} s for ${done} rows (${(done / seconds).toFixed(0)} a second, ${cpu.toFixed(0)} s of the processor), ` +
      `peak memory ${peak.toFixed(0)} MB (${before.toFixed(0)} MB before), ${JSON.stringify(counts)}, ` +
      `${live} live${problem ? `, ${JSON.stringify(problem)}` : ''}`,
  )
}

try {
  const bytes = await writeEdition(edition, rows, '7')
  console.log(
    `${rows} rows, ${(bytes / 1e6).toFixed(0)} MB of XML, ${process.env.DATABASE_URL ? 'PostgreSQL' : 'embedded database'}`,
  )
  say('first reading', await read('first'))
  say('second reading', await read('second'))
  // Another company's, with permits of its own.
  await writeEdition(edition, rows, '8')
  say('killed in the middle', await read('killed', rows * 0.4))
  say('taken over', await read('resume'))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
