import http from 'node:http'
import net from 'node:net'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { type OperationId, operationTable } from '@manzil/api-client/generated/operations.gen'
import { zErrorEnvelope } from '@manzil/api-client/generated/zod.gen'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildContractApp, listen, refusal } from './contract-app.ts'

const lead = { name: 'Sara', email: 'sara@example.com', phone_number: '971500000123' }

let app: FastifyInstance
let origin: string
beforeAll(async () => {
  app = await buildContractApp({
    addPropertySuggestion: async ({ body }) => ({
      status: 200,
      body: {
        message: 'Stored',
        data: {
          _id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
          ...body,
          min_budget: body.min_budget ?? null,
          max_budget: body.max_budget ?? null,
        },
      },
    }),
    logoutUser: async () => ({ status: 200, body: { message: 'Ended' } }),
    ping: async () => ({ status: 200, body: { status: 'ok' } }),
  })
  origin = await listen(app)
})
afterAll(() => app.close())

const add = (payload: string | Buffer, headers: Record<string, string> = {}): InjectOptions => ({
  method: 'POST',
  url: '/api/chat/add-property-suggestion',
  headers: { 'content-type': 'application/json', authorization: 'Bearer guest', ...headers },
  payload,
})
const withField = (name: string, json: string): string =>
  JSON.stringify(lead).replace(/}$/, `,"${name}":${json}}`)

describe('a body that cannot be read', () => {
  test.each([
    ['broken JSON', '{"name":', 'The body is not JSON.'],
    ['text after the end', `${JSON.stringify(lead)}x`, 'The body is not JSON.'],
    ['nothing', '', 'A body of JSON is needed here.'],
    ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'The body is not UTF-8.'],
    ['a key twice', withField('name', '"Omar"'), 'The field “name” is given more than once.'],
    [
      'a key twice, written otherwise',
      withField('n\\u0061me', '1'),
      'The field “name” is given more than once.',
    ],
    [
      '__proto__',
      withField('__proto__', '{"role":"agency"}'),
      'The field “__proto__” is not a known field.',
    ],
    [
      'constructor',
      withField('constructor', '{"prototype":{}}'),
      'The field “constructor” is not a known field.',
    ],
    [
      '33 levels',
      withField('x', `${'['.repeat(33)}${']'.repeat(33)}`),
      'The body is nested more than 32 levels deep.',
    ],
  ])('%s is a 400', async (_name, body, message) => {
    const { status, envelope } = await refusal(app, add(body))
    expect([status, envelope.code, envelope.message]).toEqual([400, 'invalid_request', message])
  })

  test('the field that is there twice is named', async () => {
    const { envelope } = await refusal(app, add('{"list":[{"a":1},{"b":2,"b":3}]}'))
    expect(envelope.fields).toEqual([
      {
        path: 'list.1.b',
        rule: 'duplicate',
        key: 'field.duplicate',
        message: 'is given more than once',
      },
    ])
  })
})

describe('a body that cannot be stored', () => {
  test.each([
    ['a NUL character', 'S\0ra'],
    ['half of a pair', 'S\ud83c'],
  ])('%s is refused by field', async (_name, name) => {
    const { status, envelope } = await refusal(app, add(JSON.stringify({ ...lead, name })))
    expect(status).toBe(422)
    expect(envelope.fields).toEqual([
      {
        path: 'name',
        rule: 'text',
        key: 'field.character',
        message: 'has a character that cannot be stored',
      },
    ])
  })

  test('a thousand wrong fields stay within the envelope', async () => {
    const body = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`field${at}`, at]))
    const { status, envelope } = await refusal(app, add(JSON.stringify(body)))
    expect([status, envelope.fields.length]).toEqual([422, 100])
  })

  test.each([
    ['1e999', 'must be at most 100000000000'],
    ['9007199254740993', 'must be at most 100000000000'],
    ['-1e999', 'must be at least 0'],
    ['0.5', 'must be a whole number or null'],
  ])('the number %s is refused', async (number, message) => {
    const { envelope } = await refusal(app, add(withField('min_budget', number)))
    expect(envelope.fields).toEqual([expect.objectContaining({ path: 'min_budget', message })])
  })

  test('minus zero is zero', async () => {
    const response = await app.inject(add(withField('min_budget', '-0')))
    expect(response.json().data.min_budget).toBe(0)
  })
})

describe('another kind of body', () => {
  test.each([
    ['text', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['parts', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['no kind at all', { 'content-type': '' }],
    ['nonsense', { 'content-type': 'json' }],
    ['another character set', { 'content-type': 'application/json; charset=utf-16' }],
    ['something packed', { 'content-encoding': 'gzip' }],
  ])('%s is a 415', async (_name, headers) => {
    const { status, envelope } = await refusal(app, add(JSON.stringify(lead), headers))
    expect([status, envelope.message]).toEqual([415, 'Only application/json is understood here.'])
  })

  test('a packed giant is not unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(10_000_000, 0x20))
    expect((await refusal(app, add(bomb, { 'content-encoding': 'gzip' }))).status).toBe(415)
  })

  test.each(['application/json', 'Application/JSON; charset="UTF-8"'])(
    '%s is read',
    async (type) => {
      const response = await app.inject(add(JSON.stringify(lead), { 'content-type': type }))
      expect(response.statusCode).toBe(200)
    },
  )
})

describe('a body that is too large', () => {
  const head = { 'content-type': 'application/json', authorization: 'Bearer guest' }
  const url = () => `${origin}/api/chat/add-property-suggestion`

  test('with a length is a 413', async () => {
    const body = JSON.stringify({ ...lead, name: 'x'.repeat(300_000) })
    const response = await fetch(url(), { method: 'POST', headers: head, body })
    expect(response.status).toBe(413)
    expect(zErrorEnvelope.parse(await response.json()).code).toBe('payload_too_large')
  })

  test('in pieces is a 413', async () => {
    const megabyte = Buffer.alloc(1024 * 1024, 0x20)
    const pieces = Readable.toWeb(Readable.from(Array.from({ length: 12 }, () => megabyte)))
    const response = await fetch(url(), {
      method: 'POST',
      headers: head,
      body: pieces as ReadableStream<Uint8Array>,
      duplex: 'half',
    })
    expect(response.status).toBe(413)
  })

  test('of 256 KB is still read', async () => {
    const room = 256 * 1024 - JSON.stringify(lead).length
    const body = JSON.stringify(lead) + ' '.repeat(room)
    expect((await fetch(url(), { method: 'POST', headers: head, body })).status).toBe(200)
    const more = await fetch(url(), { method: 'POST', headers: head, body: `${body} ` })
    expect(more.status).toBe(413)
  })

  test('without end is cut off', async () => {
    const { sent, reply } = await endless(origin, '/api/chat/add-property-suggestion')
    // Whoever goes on sending may lose the answer with the connection.
    expect(reply).toMatch(/^$|^HTTP\/1\.1 413 [\s\S]*connection: close/)
    expect(sent).toBeLessThan(64 * 1024 * 1024)
  })
})

describe('a body where none belongs', () => {
  test.each([
    ['GET', '/api/ping', 'text/plain', 'hello'],
    ['POST', '/api/user/logout-user', 'application/json', '{"broken'],
    ['POST', '/api/user/logout-user', 'nonsense', 'x'],
    ['POST', '/api/user/logout-user', 'multipart/form-data', 'x'],
  ])('%s %s with %s is as if it were not there', async (method, path, type, body) => {
    const status = await new Promise((resolve, reject) => {
      const headers = {
        authorization: 'Bearer guest',
        'content-type': type,
        'content-length': body.length,
      }
      const request = http.request(`${origin}${path}`, { method, headers }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
      request.on('error', reject)
      request.end(body)
    })
    expect(status).toBe(200)
  })

  test('the connection goes on afterwards', async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
    const call = () =>
      new Promise<net.Socket>((resolve, reject) => {
        const headers = { authorization: 'Bearer guest', 'content-type': 'text/plain' }
        const options = { method: 'POST', agent, headers }
        const request = http.request(`${origin}/api/user/logout-user`, options, (response) => {
          response.resume().on('end', () => resolve(response.socket))
        })
        request.on('error', reject)
        request.end('x'.repeat(100_000))
      })
    const first = await call()
    expect(await call()).toBe(first)
    agent.destroy()
  })
})

describe('deep and wide bodies are refused, not worked through', () => {
  test.each([
    ['250,000 lists', '['.repeat(250_000)],
    ['50,000 objects', '{"a":'.repeat(50_000)],
    ['20,000 keys', `{${Array.from({ length: 20_000 }, (_, at) => `"k${at}":1`).join()}}`],
    ['one long e-mail address', JSON.stringify({ ...lead, email: `a@${'.'.repeat(200_000)} ` })],
    ['backslashes', `{"name":"${'\\\\'.repeat(100_000)}"}`],
  ])('%s', async (_name, body) => {
    const { status } = await refusal(app, add(body))
    expect([400, 422]).toContain(status)
  })
})

test('every operation with a body refuses all of this alike', async () => {
  const bodies = Object.values(operationTable).filter(({ body }) => body !== 'none')
  const all = await buildContractApp(
    Object.fromEntries(bodies.map(({ id }) => [id, () => Promise.reject(new Error('reached'))])),
  )
  for (const { id, method, path, roles, body } of bodies) {
    const right = body === 'json' ? 'application/json' : 'multipart/form-data; boundary=x'
    const ask = (payload: string, type: string) =>
      refusal(all, {
        method: method.toUpperCase() as 'POST',
        url: `/api${path.replace(/\{\w+\}/g, '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01')}`,
        headers: { authorization: `Bearer ${roles?.at(-1) ?? 'guest'}`, 'content-type': type },
        payload,
      })
    const statuses: readonly number[] = operationTable[id satisfies OperationId].statuses
    const seen = [(await ask('{"broken', right)).status, (await ask('x', 'text/plain')).status]
    expect(seen, id).toEqual([400, 415])
    expect(statuses, id).toEqual(expect.arrayContaining(seen))
  }
  await all.close()
})

/** Sends a body that never ends until the other side closes. */
function endless(to: string, path: string): Promise<{ sent: number; reply: string }> {
  const { hostname, port } = new URL(to)
  return new Promise((resolve) => {
    const socket = net.connect(Number(port), hostname)
    const piece = Buffer.concat([
      Buffer.from('10000\r\n'),
      Buffer.alloc(0x10000, 0x20),
      Buffer.from('\r\n'),
    ])
    let sent = 0
    let reply = ''
    const send = () => {
      while (!socket.destroyed && sent < 200 * 1024 * 1024 && socket.write(piece))
        sent += piece.length
    }
    socket.on('data', (chunk) => {
      reply += chunk.toString()
    })
    socket.on('drain', send)
    socket.on('error', () => {})
    socket.on('close', () => resolve({ sent, reply }))
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nauthorization: Bearer guest\r\ntransfer-encoding: chunked\r\n\r\n`,
      send,
    )
  })
}
