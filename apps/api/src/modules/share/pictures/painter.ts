import { Worker } from 'node:worker_threads'
import { Busy } from '../../../busy.ts'
import type { PictureOrder } from './card-picture.ts'

/** A picture of a page as JPEG, or the logo as PNG. */
export type PaintJob =
  | { kind: 'card'; order: PictureOrder }
  | { kind: 'icon'; size: number; maskable: boolean }

export interface PaintRequest {
  id: number
  job: PaintJob
}
export type PaintAnswer = { id: number; bytes: Uint8Array } | { id: number; error: string }

/** Pictures that may wait: about a second of work. */
const LONGEST_QUEUE = 32

/** After this long without work the thread and its memory are given back, in milliseconds. */
const IDLE_MS = 60_000

export interface Painter {
  /** @throws Busy where too many are waiting */
  paint(job: PaintJob): Promise<Buffer>
  close(): Promise<void>
}

/** Draws in a thread of its own, which begins with the first picture: 30 ms each would be felt. */
export function createPainter(): Painter {
  const waiting = new Map<number, { resolve(bytes: Buffer): void; reject(error: Error): void }>()
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let last = 0

  const drop = (error: Error) => {
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  const start = (): Worker => {
    const made = new Worker(new URL('./painter-thread.ts', import.meta.url))
    // A picture under way must not keep the process from ending.
    made.unref()
    made.on('message', (answer: PaintAnswer) => {
      const asked = waiting.get(answer.id)
      waiting.delete(answer.id)
      if ('bytes' in answer) asked?.resolve(Buffer.from(answer.bytes))
      else asked?.reject(new Error(answer.error))
    })
    made.on('error', drop)
    made.on('exit', () => {
      if (worker === made) drop(new Error('the painter has ended'))
    })
    return made
  }
  const rest = async () => {
    clearTimeout(idle)
    const ending = worker
    worker = undefined
    await ending?.terminate()
  }

  return {
    paint(job) {
      if (waiting.size >= LONGEST_QUEUE) return Promise.reject(new Busy('too many pictures'))
      clearTimeout(idle)
      idle = setTimeout(() => {
        if (waiting.size === 0) void rest()
      }, IDLE_MS)
      idle.unref()
      last += 1
      const id = last
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        worker ??= start()
        worker.postMessage({ id, job } satisfies PaintRequest)
      })
    },
    async close() {
      await rest()
      drop(new Error('the server is closing'))
    },
  }
}
