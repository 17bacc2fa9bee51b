import net from 'node:net'
import { operationTable } from '@manzil/api-client/generated/operations.gen'
import { zErrorEnvelope } from '@manzil/api-client/generated/zod.gen'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { openTestDatabase } from '../engines.ts'
import { buildTestApp } from './build-test-app.ts'

let database: OpenDatabase
let app: FastifyInstance
beforeAll(async () => {
  database = await openTestDatabase()
  app = await buildTestApp(database, { loginLimit: 20 })
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const login = (payload: string, headers: Record<string, string> = {}): InjectOptions => ({
  method: 'POST',
  url: '/api/user/login-user/',
  headers: { 'content-type': 'application/json', ...headers },
  payload,
})

const refusal = async (request: InjectOptions) => {
  const response = await app.inject(request)
  return { status: response.statusCode, envelope: zErrorEnvelope.parse(response.json()) }
}

test.each([
  ['invalid JSON', login('{"email":'), 400],
  ['no body', login(''), 400],
  ['a list instead of an object', login('[]'), 422],
  ['another content type', login('email=a', { 'content-type': 'text/plain' }), 415],
  ['a body that is too large', login(JSON.stringify({ email: 'x'.repeat(300_000) })), 413],
  ['an unknown address', { url: '/api/nothing' }, 404],
  ['an unknown method', { method: 'DELETE', url: '/api/ping' }, 404],
  [
    'a polluted prototype',
    login('{"__proto__":{"role":"agency"},"email":"a","password":"b"}'),
    400,
  ],
] as const)('%s is refused with the envelope', async (_name, request, status) => {
  const answer = await refusal(request)
  expect(answer.status).toBe(status)
  expect(answer.envelope.success).toBe(false)
  expect(answer.envelope.message).not.toMatch(/ at .*:\d|\/src\/|select |Error:/)
})

test('a million nested lists are refused quickly enough to matter', async () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  const { status } = await refusal(login(`{"email":${deep},"password":"x"}`))
  expect(status).toBe(400)
})

test.each([
  ['bytes that are no text', '/api/property/get-property/%c0%ae'],
  ['an escape that is none', '/api/property/get-property/%zz'],
  ['a name of 400 letters', `/api/property/get-property/${'x'.repeat(400)}`],
])('an address with %s is refused with the envelope', async (_name, url) => {
  const { status, envelope } = await refusal({ url })
  expect([status, envelope.code]).toEqual([400, 'invalid_request'])
})

test.each([
  ['garbage', 'hello\r\n\r\n', 400],
  ['too many headers', `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
    400,
  ],
])('%s on the wire is refused with the envelope', async (_name, text, status) => {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const reply = await new Promise<string>((resolve) => {
    let received = ''
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk) => {
      received += chunk.toString()
    })
    socket.on('close', () => resolve(received))
  })
  expect(reply).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(reply).toContain('x-content-type-options: nosniff')
  expect(zErrorEnvelope.parse(JSON.parse(reply.split('\r\n\r\n')[1] ?? '')).success).toBe(false)
})

test('every answer has a request id that the log knows it by', async () => {
  const response = await app.inject({ url: '/api/property/get-property/x' })
  expect(response.headers['x-request-id']).toBe(response.json().requestId)
})

test('private answers are never cached, and headers protect the browser', async () => {
  const { headers } = await app.inject({ url: '/api/ping' })
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toContain("script-src 'self';")
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

test.each([
  ['a success', '/api/ping', 200],
  ['what needs a session', `/api${operationTable.getCurrentUser.path}`, 401],
  [
    'a listing that is gone',
    `/api/property/get-property/0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01`,
    404,
  ],
  ['an address of the API that nothing has', '/api/nothing', 404],
  ['a page that nothing has', '/nothing', 404],
  ['a file of an older release', '/assets/index-Dx8s1.js', 404],
  ['a picture that cannot be drawn', '/scenes/nothing.svg', 404],
  ['a page of the reference that nothing has', '/api-docs/nothing.html', 404],
  ['a part of the site map that nothing has', '/sitemaps/nothing-1.xml', 404],
  ['a feed of no place', '/feed.xml?place=nowhere', 404],
  ['a picture of no page', '/share-pictures/p/nothing.jpg', 404],
])('%s is kept by no cache, in no language', async (_what, url, status) => {
  const { statusCode, headers } = await app.inject({ url })
  expect(statusCode).toBe(status)
  expect(headers['cache-control']).toBe('no-store')
  expect(headers.vary).toContain('accept-language')
})

test('too many log-ins from one address have to wait', async () => {
  const attempt = () => app.inject(login('{"email":"a","password":"b"}'))
  let last = await attempt()
  for (let tries = 0; tries < 30 && last.statusCode !== 429; tries += 1) last = await attempt()
  expect(last.statusCode).toBe(429)
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
  expect(zErrorEnvelope.parse(last.json()).code).toBe('too_many_requests')
})
