/** A visitor in a thread of its own: what it waits for is the server, not who floods it from here. */
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { ask } from './flood-ask.ts'

if (parentPort === null) throw new Error('flood-watcher.ts runs only as a worker thread')
const port = parentPort
const { serverPort, watched }: { serverPort: number; watched: Record<string, string> } = workerData

let isOver = true

/** Asks again and again until it is told to end; answers how long each answer took, in ms. */
async function watch(path: string): Promise<number[]> {
  const waits: number[] = []
  while (!isOver) {
    waits.push(await ask({ port: serverPort, path, from: '127.0.0.9' }))
    await pause(50)
  }
  return waits.sort((a, b) => a - b)
}

port.on('message', async (told: 'begin' | 'end') => {
  isOver = told === 'end'
  if (isOver) return
  const all = Object.entries(watched).map(async ([what, path]) => ({
    what,
    waits: await watch(path),
  }))
  port.postMessage(await Promise.all(all))
})
