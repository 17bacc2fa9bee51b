import { once } from 'node:events'
import net from 'node:net'
import os from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { startServer } from '../../web/e2e/start-server.ts'
import { ask } from './flood-ask.ts'

/**
 * What others wait for while one address, and many, ask more than the server can do:
 * `npm run bench:flood`, with DATABASE_URL for PostgreSQL. Client and server share the machine.
 */
const watched = {
  ping: '/api/ping',
  search: '/api/property/get-all-properties-for-users?page=1&limit=24',
  'home page': '/',
}
const database = process.env.DATABASE_URL
const server = await startServer({
  DEMO_PROPERTIES: '5000',
  READ_LIMIT: '30',
  READ_BURST: '300',
  LOGIN_LIMIT: '10',
  VALIDATE_RESPONSES: 'false',
  LOG_LEVEL: 'error',
  ...(database && { DATABASE_URL: database }),
})
const port = Number(new URL(server.baseUrl).port)
const watcher = new Worker(new URL('./flood-watcher.ts', import.meta.url), {
  workerData: { serverPort: port, watched },
})

let last = 0
/** Another address of this machine each time. */
const anAddress = (): string => {
  last += 1
  return `127.1.${last >> 7}.${1 + (last & 127)}`
}
const unknownWords = (): string => {
  last += 1
  const words = Array.from({ length: 40 }, (_, at) => `z${(last * 41 + at).toString(36)}qx`)
  return encodeURIComponent(words.join(' ').slice(0, 200))
}

/** Sends a search and hangs up. */
async function abandon(from: string): Promise<void> {
  const socket = net.connect({ port, host: '127.0.0.1', localAddress: from })
  socket.on('error', () => {})
  socket.write(
    `GET /api/property/get-all-properties-for-users?limit=100&search=${unknownWords()} HTTP/1.1\r\nhost: x\r\n\r\n`,
  )
  await pause(150)
  socket.destroy()
}

const logIn = (tell: (status: number) => void) =>
  ask(
    {
      port,
      path: '/api/user/login-user/',
      from: anAddress(),
      body: JSON.stringify({ email: 'demo.agent@manzil.example', password: 'not the one' }),
    },
    tell,
  )

/** Has what is watched asked for until the flood and what follows of it are over; in words. */
async function during(flood: () => Promise<unknown>): Promise<string> {
  watcher.postMessage('begin')
  await pause(300)
  await flood()
  await pause(1_500)
  const answered = once(watcher, 'message')
  watcher.postMessage('end')
  const [seen]: { what: string; waits: number[] }[][] = await answered
  const lines = (seen ?? []).map(({ what, waits }) => {
    const [middle = 0, most = 0] = [waits[waits.length >> 1], waits.at(-1)]
    return `${what} ${Math.round(middle)} / ${Math.round(most)} ms`
  })
  return `${lines.join(', ')} (p50 / most)`
}

async function print(name: string, flood: () => Promise<unknown>): Promise<void> {
  console.log(`${name}: ${await during(flood)}`)
}

try {
  console.log(`load of the machine: ${os.loadavg()[0]?.toFixed(1)}`)
  // The first answers of a server take longest, whoever asks.
  await during(() => pause(1_000))
  await print('at rest', () => pause(2_000))
  const many = Array.from({ length: 400 })
  await print('400 searches of one address, hung up', () =>
    Promise.all(many.map(() => abandon('127.0.0.77'))),
  )
  await print('400 searches of 400 addresses, hung up', () =>
    Promise.all(many.map(() => abandon(anAddress()))),
  )
  await print('880 searches of as many addresses within 5 s, hung up', async () => {
    const sent: Promise<void>[] = []
    for (let round = 0; round < 110; round += 1) {
      sent.push(...Array.from({ length: 8 }, () => abandon(anAddress())))
      await pause(45)
    }
    await Promise.all(sent)
  })
  for (const atOnce of [64, 300]) {
    const statuses = new Map<number, number>()
    const tell = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1)
    await print(`${atOnce} log-ins at once`, () =>
      Promise.all(Array.from({ length: atOnce }, () => logIn(tell))),
    )
    console.log(`  answered: ${JSON.stringify(Object.fromEntries(statuses))}`)
  }
} finally {
  await watcher.terminate()
  await server.stop()
}
