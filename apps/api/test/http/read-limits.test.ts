import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { zErrorEnvelope } from '@manzil/api-client/generated/zod.gen'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { registerAdmission } from '../../src/admission/register-admission.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { openTestDatabase } from '../engines.ts'
import { buildTestApp } from './build-test-app.ts'
import { listen } from './contract-app.ts'

const search = '/api/property/get-all-properties-for-users?limit=1'

describe('one address reads so much at once', () => {
  let database: OpenDatabase
  let app: FastifyInstance
  beforeAll(async () => {
    database = await openTestDatabase()
    // So slowly that nothing is earned while a test runs.
    app = await buildTestApp(database, { reads: { perSecond: 0.001, burst: 10 } })
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })
  const get = (url: string, remoteAddress: string, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, remoteAddress })
  const statuses = async (count: number, url: string, address: string) => {
    const answers = await Promise.all(Array.from({ length: count }, () => get(url, address)))
    return answers.map(({ statusCode }) => statusCode).sort()
  }

  test('and learns when to come back, while others read on', async () => {
    const asked = await statuses(40, search, '10.0.0.1')
    expect(asked).toEqual([...Array(10).fill(200), ...Array(30).fill(429)])
    const refused = await get(search, '10.0.0.1')
    expect(zErrorEnvelope.parse(refused.json()).code).toBe('too_many_requests')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await get(search, '10.0.0.1', 'HEAD')).statusCode).toBe(429)
    expect((await get(search, '10.0.0.2')).statusCode).toBe(200)
  })

  test('of what is dear only a few', async () => {
    const asked = await statuses(20, `${search}&search=villa`, '10.0.0.3')
    expect(asked.filter((status) => status === 200)).toHaveLength(2)
  })

  test('the question whether it lives is always answered', async () => {
    expect(new Set(await statuses(40, '/api/ping', '10.0.0.4'))).toEqual(new Set([200]))
  })
})

describe('the line', () => {
  let app: FastifyInstance
  afterEach(() => app.close())

  test('drops the work of whoever hangs up before it has begun', async () => {
    const begun: string[] = []
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    app = fastify()
    registerAdmission(app, { reads: { perSecond: 100, burst: 100 }, atOnce: 1 })
    app.get<{ Params: { name: string } }>(
      '/:name',
      { config: { operation: 'getProperty' } },
      async ({ params }) => {
        begun.push(params.name)
        await released
        return params.name
      },
    )
    const arrived = new Set<string>()
    app.addHook('preHandler', async ({ url }) => void arrived.add(url))
    const origin = await listen(app)
    const { port } = new URL(origin)
    const first = fetch(`${origin}/first`)
    while (!arrived.has('/first')) await pause(1)
    const left = [1, 2, 3].map((number) => {
      const socket = connect(Number(port), '127.0.0.1')
      socket.write(`GET /left-${number} HTTP/1.1\r\nhost: x\r\n\r\n`)
      return socket
    })
    while (arrived.size < 4) await pause(1)
    const open = () =>
      new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)))
    for (const socket of left) socket.destroy()
    while ((await open()) > 1) await pause(1)
    release()
    expect(await (await first).text()).toBe('first')
    expect(await (await fetch(`${origin}/last`)).text()).toBe('last')
    expect(begun).toEqual(['first', 'last'])
  })
})
