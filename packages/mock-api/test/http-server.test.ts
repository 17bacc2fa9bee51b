import http from 'node:http'
import { chatPath } from '@manzil/api-client/generated/socket.gen'
import { zErrorEnvelope } from '@manzil/api-client/generated/zod.gen'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { createControls } from '../src/controls.ts'
import { readOptions } from '../src/http/options.ts'
import { createMock } from '../src/mock.ts'
import { seedWorld } from '../src/seed-world.ts'
import { listenHttp } from './listen-http.ts'

const controls = createControls()
let served: Awaited<ReturnType<typeof listenHttp>>
beforeAll(async () => {
  served = await listenHttp(createMock(seedWorld({ properties: 20 }), { controls }))
})
afterAll(() => served.stop())

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${served.origin}${path}`, { method, headers })

describe('pages', () => {
  test.each(['http://localhost:5173', 'http://127.0.0.1:6006', 'http://app.localhost'])(
    'of this machine may read: %s',
    async (origin) => {
      const asked = 'authorization,x-mock-status'
      const headers = { origin, 'access-control-request-headers': asked }
      const preflight = await get('/api/ping', headers, 'OPTIONS')
      expect(preflight.status).toBe(204)
      expect(preflight.headers.get('access-control-allow-headers')).toBe(asked)
      const { headers: given } = await get('/api/ping', { origin })
      expect(given.get('access-control-allow-origin')).toBe(origin)
    },
  )

  test.each(['https://example.com', 'http://localhost.example.com', 'null'])(
    'of %s may not',
    async (origin) => {
      const { headers } = await get('/api/ping', { origin })
      expect(headers.get('access-control-allow-origin')).toBeNull()
    },
  )
})

test('pictures and unknown addresses are answered', async () => {
  const picture = await get('/scenes/facade/tower/marina/1.svg')
  expect(picture.headers.get('content-type')).toContain('image/svg+xml')
  const [plain, golden, night] = await Promise.all(
    ['', '?light=golden', '?light=night'].map(async (query) =>
      (await get(`/scenes/facade/tower/marina/1.svg${query}`)).text(),
    ),
  )
  expect(golden).toBe(plain)
  expect(night).not.toBe(plain)
  expect((await get('/scenes/facade/tower/marina/1.svg?light=pink')).status).toBe(404)
  expect((await get('/api/nothing')).status).toBe(404)
  expect((await get('/')).status).toBe(404)
})

describe('what no call takes is refused with the envelope', () => {
  /** What is answered to a request that fetch would not send; its end is left out after `body`. */
  const refusal = (method: string, path: string, body?: Uint8Array) =>
    new Promise<{ status: number | undefined; envelope: unknown }>((resolve, reject) => {
      const { hostname, port } = new URL(served.origin)
      const headers = body ? { 'content-length': body.length + 1 } : {}
      const options = { hostname, port, method, path, headers, agent: false }
      const request = http.request(options, (response) => {
        let text = ''
        response.on('data', (chunk) => {
          text += chunk
        })
        response.on('end', () => {
          resolve({ status: response.statusCode, envelope: JSON.parse(text) })
          request.destroy()
        })
      })
      request.on('error', reject)
      if (body) request.write(body)
      else request.end()
    })

  test('a body beyond 16 MB', async () => {
    const body = new Uint8Array(16 * 1024 * 1024 + 1)
    const { status, envelope } = await refusal('POST', '/api/user/login-user/', body)
    expect([status, zErrorEnvelope.parse(envelope).code]).toEqual([413, 'payload_too_large'])
  })

  test.each([
    ['TRACE', '/api/ping', 404],
    ['PROPFIND', '/api/ping', 404],
    ['GET', '//', 400],
    ['GET', '/api/property/get-property/%zz', 400],
    ['GET', '/api/property/get-property/%c0%ae', 400],
    ['GET', '/nothing', 404],
  ])('%s %s', async (method, path, wanted) => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue()
    const { status, envelope } = await refusal(method, path)
    expect(status).toBe(wanted)
    expect(zErrorEnvelope.parse(envelope).success).toBe(false)
    expect(complaint).not.toHaveBeenCalled()
    complaint.mockRestore()
  })
})

test('HEAD answers as GET, without a body', async () => {
  for (const path of ['/scenes/facade/tower/marina/1.svg', '/api/ping']) {
    const [whole, head] = [await get(path), await get(path, {}, 'HEAD')]
    expect([head.status, await head.text()]).toEqual([whole.status, ''])
  }
})

test('offline, the connection breaks without an answer', async () => {
  controls.set({ offline: true })
  await expect(get('/api/ping')).rejects.toThrow(TypeError)
  controls.set({ offline: false })
  expect((await get('/api/ping')).status).toBe(200)
})

describe('the chat', () => {
  const connected = (options: object): Promise<string> =>
    new Promise((resolve) => {
      const auth = { token: 'mock-guest' }
      const socket = io(served.origin, {
        path: chatPath,
        auth,
        reconnection: false,
        forceNew: true,
        ...options,
      })
      const finish = (outcome: string) => {
        socket.disconnect()
        resolve(outcome)
      }
      socket.on('connect', () => finish('connected'))
      socket.on('connect_error', ({ message }) => finish(message))
    })

  test('takes WebSocket and no other transport', async () => {
    expect(await connected({ transports: ['websocket'] })).toBe('connected')
    expect(await connected({ transports: ['polling'] })).toBe('xhr poll error')
  })

  test('that is refused looks to the client like nobody there', async () => {
    controls.setChat({ refuse: true })
    expect(await connected({ transports: ['websocket'] })).toBe('server error')
    controls.setChat({ refuse: false })
  })

  test.each([
    ['/chatbot/', 'https://example.com'],
    ['/other/', 'http://localhost:5173'],
  ])('is not open at %s to %s', async (path, origin) => {
    const socket = new WebSocket(`${served.origin.replace('http', 'ws')}${path}`, { origin })
    const failed = await new Promise<boolean>((resolve) => {
      socket.on('open', () => resolve(false))
      socket.on('error', () => resolve(true))
    })
    socket.terminate()
    expect(failed).toBe(true)
  })
})

describe('the command line', () => {
  test('has its defaults', () => {
    expect(readOptions([])).toMatchObject({ port: 8090, latencyMs: 0, persona: 'guest' })
  })

  test('is read', () => {
    const args = '-- --port 9000 --latency 300 --failure-rate 0.05 --persona agent --state a.json'
    expect(readOptions(args.split(' '))).toMatchObject({
      port: 9000,
      latencyMs: 300,
      failureRate: 0.05,
      persona: 'agent',
      state: 'a.json',
    })
  })

  test.each([
    ['--port abc', '--port is a whole number'],
    ['--port 70000', '--port is a whole number'],
    ['--failure-rate 2', '--failure-rate is a number'],
    ['--persona king', '--persona is one of'],
    ['--colour red', 'Unknown option'],
  ])('%s is refused in a sentence', (args, sentence) => {
    expect(() => readOptions(args.split(' '))).toThrow(sentence)
  })

  test('tells how it is used', () => {
    expect(readOptions(['--help'])).toBeUndefined()
  })
})
