/**
 * Runs in a thread of its own: PGlite blocks the thread it runs in (60 to 180 ms for a heavy
 * query), which would stall every request and socket of the main thread.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { FromThread, ThreadData, ToThread } from './messages.ts'

if (parentPort === null) throw new Error('thread.ts runs only as a worker thread')
const port = parentPort
const { dataDir, template, program }: ThreadData = workerData

/** Without a limit of its own the log grows to 1 GB in the data folder before it is recycled. */
const smallLog = ['-c', 'max_wal_size=128MB', '-c', 'min_wal_size=32MB']

function tell(message: FromThread, handedOver: ArrayBuffer[] = []): void {
  port.postMessage(message, handedOver)
}

/** The first packet of a connection has no type letter: its first byte is the high byte of a length. */
function isStartup(bytes: Uint8Array): boolean {
  return bytes[0] === 0
}

async function open(): Promise<PGlite> {
  const copyTemplate = template !== undefined && !existsSync(join(dataDir, 'PG_VERSION'))
  return PGlite.create({
    dataDir,
    extensions: { pg_trgm },
    pgliteWasmModule: program,
    startParams: [...PGlite.defaultStartParams, ...smallLog],
    ...(copyTemplate ? { loadDataDir: new Blob([Buffer.from(template)]) } : {}),
  })
}

/** In memory of their own: what comes from a pool takes the whole pool along when it is sent. */
function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

async function answer(engine: PGlite, socket: number, bytes: Uint8Array): Promise<void> {
  if (isStartup(bytes)) {
    // All connections share one session: nothing of an earlier one may be left.
    await engine.exec('rollback')
    await engine.exec('discard all')
  }
  const parts: Uint8Array[] = []
  // The engine reuses the memory behind each part, so each is copied.
  await engine.execProtocolRawStream(bytes, { onRawData: (part) => parts.push(part.slice()) })
  const reply = joined(parts)
  tell({ kind: 'answer', socket, bytes: reply }, [reply.buffer])
}

try {
  const engine = await open()
  let queue = Promise.resolve()
  port.on('message', (message: ToThread) => {
    queue = queue.then(async () => {
      if (message.kind === 'request') return answer(engine, message.socket, message.bytes)
      await engine.close()
      tell({ kind: 'closed' })
    })
  })
  tell({ kind: 'ready' })
} catch (error) {
  tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
}
