import { parentPort } from 'node:worker_threads'
import { drawCard, drawIcon } from './draw.ts'
import type { PaintAnswer, PaintRequest } from './painter.ts'

/** Draws what it is sent, one picture after the other. */
const port = parentPort
if (!port) throw new Error('the painter runs in a worker thread')

let last = Promise.resolve()
port.on('message', ({ id, job }: PaintRequest) => {
  last = last.then(async () => {
    try {
      const bytes =
        job.kind === 'card' ? await drawCard(job.order) : await drawIcon(job.size, job.maskable)
      port.postMessage({ id, bytes } satisfies PaintAnswer)
    } catch (error) {
      port.postMessage({ id, error: String(error) } satisfies PaintAnswer)
    }
  })
})
