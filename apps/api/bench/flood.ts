import http from 'node:http'
import net from 'node:net'
import os from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { startServer } from '../../web/e2e/start-server.ts'

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
  DEMO_LISTINGS: '5000',
  READ_LIMIT: '30',
  READ_BURST: '300',
  LOGIN_LIMIT: '10',
  VALIDATE_RESPONSES: 'false',
  LOG_LEVEL: 'error',
  ...(database && { DATABASE_URL: database }),
})
const { port } = new URL(server.baseUrl)

interface Asked {
  path: string
  from: string
  body?: string
}

/** Milliseconds until the whole answer; its status is told to `tell`. */
function ask({ path, from, body }: Asked, tell = (_status: number) => {}): Promise<number> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'accept-encoding': 'br' }
    const method = body === undefined ? 'GET' : 'POST'
    const asked = http.request({
      port,
      host: '127.0.0.1',
      path,
      method,
      headers,
      localAddress: from,
    })
    asked.on('response', (answer) => {
      tell(answer.statusCode ?? 0)
      answer.resume().on('end', () => resolve(performance.now() - start))
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

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
  const socket = net.connect({ port: Number(port), host: '127.0.0.1', localAddress: from })
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
      path: '/api/user/login-user/',
      from: anAddress(),
      body: JSON.stringify({ email: 'demo.agent@manzil.example', password: 'not the one' }),
    },
    tell,
  )

/** Asks for what is watched, again and again, until the flood and what follows of it are over. */
async function during(name: string, flood: () => Promise<unknown>): Promise<void> {
  let isOver = false
  const times = Object.entries(watched).map(async ([what, path]) => {
    const waits: number[] = []
    while (!isOver) {
      waits.push(await ask({ path, from: '127.0.0.9' }))
      await pause(50)
    }
    waits.sort((a, b) => a - b)
    const [middle = 0, most = 0] = [waits[waits.length >> 1], waits.at(-1)]
    return `${what} ${Math.round(middle)} / ${Math.round(most)} ms`
  })
  await pause(300)
  await flood()
  await pause(1_500)
  isOver = true
  console.log(`${name}: ${(await Promise.all(times)).join(', ')} (p50 / most)`)
}

try {
  console.log(`load of the machine: ${os.loadavg()[0]?.toFixed(1)}`)
  await during('at rest', () => pause(2_000))
  const many = Array.from({ length: 400 })
  await during('400 searches of one address, hung up', () =>
    Promise.all(many.map(() => abandon('127.0.0.77'))),
  )
  await during('400 searches of 400 addresses, hung up', () =>
    Promise.all(many.map(() => abandon(anAddress()))),
  )
  for (const atOnce of [64, 300]) {
    const statuses = new Map<number, number>()
    const tell = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1)
    await during(`${atOnce} log-ins at once`, () =>
      Promise.all(Array.from({ length: atOnce }, () => logIn(tell))),
    )
    console.log(`  answered: ${JSON.stringify(Object.fromEntries(statuses))}`)
  }
} finally {
  await server.stop()
}
