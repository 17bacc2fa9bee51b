import { Worker } from 'node:worker_threads'
import { compiledEngine } from './compiled-engine.ts'
import { EngineSocket } from './engine-socket.ts'
import type { FromThread, ThreadData, ToThread } from './messages.ts'

export type EngineOptions = Omit<ThreadData, 'program'> & {
  /** Longest time for one statement, in milliseconds; then the thread is ended and started anew. */
  limitMs: number
  warn: (message: string) => void
}

/** Longest time for one statement of a bulk load or of maintenance, in milliseconds. */
const BULK_LIMIT_MS = 10 * 60_000

/** An error with PostgreSQL's code, as `pg` would raise it. */
function databaseError(message: string, code: string): Error {
  return Object.assign(new Error(message), { code })
}

/**
 * The embedded engine: PGlite in a thread, started when first needed and again after it died.
 * It ignores `statement_timeout`, so a watchdog here bounds every statement.
 */
export class Engine {
  readonly #options: EngineOptions
  readonly #sockets = new Map<number, EngineSocket>()
  #worker: Worker | undefined
  #starting: Promise<void> | undefined
  /** The end of the thread before: two on one folder would lose data. */
  #ended: Promise<unknown> = Promise.resolve()
  #unanswered = 0
  #watchdog: NodeJS.Timeout | undefined
  #bulkLoads = 0
  #nextSocket = 1
  #onClosed: (() => void) | undefined

  constructor(options: EngineOptions) {
    this.#options = options
  }

  /** Resolves when the engine answers; rejects with its reason when it cannot start. */
  ready(): Promise<void> {
    this.#starting ??= this.#start().catch((error) => {
      this.#starting = undefined
      throw error
    })
    return this.#starting
  }

  /** A new connection for a `pg` client. */
  socket(): EngineSocket {
    const socket = new EngineSocket(this.#nextSocket++, {
      ready: () => this.ready(),
      request: (from, bytes) => this.#request(from, bytes),
      forget: (from) => this.#sockets.delete(from.number),
    })
    this.#sockets.set(socket.number, socket)
    return socket
  }

  /** Runs a bulk load or maintenance, during which a statement may take `BULK_LIMIT_MS`. */
  async bulk<T>(work: () => Promise<T>): Promise<T> {
    this.#bulkLoads += 1
    try {
      return await work()
    } finally {
      this.#bulkLoads -= 1
    }
  }

  /** Ends the engine cleanly (a checkpoint is written). Call it when no statement is running. */
  async close(): Promise<void> {
    const worker = this.#worker
    if (worker === undefined) return
    const closed = new Promise<void>((resolve) => {
      this.#onClosed = resolve
    })
    const close: ToThread = { kind: 'close' }
    worker.postMessage(close)
    await closed
    this.#worker = undefined
    await worker.terminate()
  }

  async #start(): Promise<void> {
    await this.#ended
    const { dataDir, template } = this.#options
    const program = await compiledEngine()
    const workerData: ThreadData = { dataDir, program, ...(template && { template }) }
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData })
    await new Promise<void>((resolve, reject) => {
      worker.on('message', (message: FromThread) => {
        if (message.kind === 'ready') resolve()
        else if (message.kind === 'failed') reject(new Error(message.message))
        else this.#receive(message)
      })
      worker.on('error', reject)
      worker.on('exit', () => {
        reject(new Error('the embedded database ended while it started'))
        this.#lose(
          worker,
          'The embedded database stopped; the statement was not completed.',
          '57P01',
        )
      })
    }).catch(async (error) => {
      await worker.terminate()
      throw error
    })
    this.#worker = worker
  }

  #request(socket: EngineSocket, bytes: Uint8Array): void {
    const worker = this.#worker
    if (worker === undefined) {
      socket.destroy(databaseError('The embedded database is not running.', '57P01'))
      return
    }
    this.#unanswered += 1
    if (this.#watchdog === undefined) this.#watch(worker)
    // A small buffer is a piece of a pool of 64 KiB, all of which a message would copy.
    const own = Uint8Array.from(bytes)
    const request: ToThread = { kind: 'request', socket: socket.number, bytes: own }
    worker.postMessage(request, [own.buffer])
  }

  #receive(message: FromThread): void {
    if (message.kind === 'closed') this.#onClosed?.()
    if (message.kind !== 'answer') return
    this.#unanswered -= 1
    this.#unwatch()
    if (this.#unanswered > 0 && this.#worker !== undefined) this.#watch(this.#worker)
    this.#sockets.get(message.socket)?.receive(message.bytes)
  }

  #watch(worker: Worker): void {
    const limitMs = this.#bulkLoads > 0 ? BULK_LIMIT_MS : this.#options.limitMs
    this.#watchdog = setTimeout(() => {
      this.#options.warn(
        `A statement ran longer than ${limitMs} ms; the embedded database restarts.`,
      )
      this.#lose(worker, `canceling statement: it ran longer than ${limitMs} ms`, '57014')
    }, limitMs)
  }

  #unwatch(): void {
    clearTimeout(this.#watchdog)
    this.#watchdog = undefined
  }

  /** Gives a thread up: what was under way is lost; the next connection starts another. */
  #lose(worker: Worker, message: string, code: string): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    this.#starting = undefined
    this.#ended = worker.terminate()
    this.#unanswered = 0
    this.#unwatch()
    for (const socket of [...this.#sockets.values()]) socket.destroy(databaseError(message, code))
    this.#onClosed?.()
  }
}
