import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildContractApp, refusal } from './contract-app.ts'

let app: FastifyInstance
let query: RequestOf<'listProperties'>['query'] | undefined
let headers: RequestOf<'createGetInTouch'>['headers'] | undefined
beforeAll(async () => {
  app = await buildContractApp({
    listProperties: async (request) => {
      query = request.query
      return {
        status: 200,
        body: {
          data: [],
          pagination: { page: 1, limit: 24, total: 0, totalPages: 0 },
          search: { corrected: null, places: [], read: {} },
          featured: [],
        },
      }
    },
    createGetInTouch: async (request) => {
      headers = request.headers
      throw new Error('enough was seen')
    },
    getProperty: async () => ({
      status: 404,
      problem: { code: 'not_found', message: 'None here.' },
    }),
    ping: async () => ({ status: 200, body: { status: 'ok' } }),
  })
})
beforeEach(() => {
  query = undefined
  headers = undefined
})
afterAll(() => app.close())

describe('a query', () => {
  const url = (text: string) => `/api/property/get-all-properties-for-users?${text}`

  test.each([
    ['page=1&page=2', 'page', 'may be given once only'],
    ['colour=red', 'colour', 'is not a known filter'],
    ['__proto__=1', '__proto__', 'is not a known filter'],
    ['toString=1', 'toString', 'is not a known filter'],
    ['page[]=1', 'page[]', 'is not a known filter'],
    ['search=%00', 'search', 'has a character that cannot be stored'],
    ['location=a%00b', 'location.0', 'has a character that cannot be stored'],
    ['search=%ff', '', 'is not UTF-8'],
    ['search=%ed%a0%80', '', 'is not UTF-8'],
    ['price_min=1e3', 'price_min', 'must be a whole number'],
    ['price_min=1e999', 'price_min', 'must be a whole number'],
    ['price_min=Infinity', 'price_min', 'must be a whole number'],
    ['price_min=0x10', 'price_min', 'must be a whole number'],
    ['price_min=9007199254740993', 'price_min', 'must be at most 100000000000'],
    [`price_min=${'9'.repeat(400)}`, 'price_min', 'must be at most 100000000000'],
    ['page=0', 'page', 'must be at least 1'],
    ['verified=yes', 'verified', 'must be true or false'],
    ['type=castle', 'type.0', expect.stringMatching(/^must be one of apartment, /)],
    ['location=Dubai+Marina', 'location.0', 'must be a short name in lower case, as dubai-marina'],
    ['category=x', 'category', 'must be an identifier'],
  ])('%s is refused by name', async (text, path, message) => {
    const { status, envelope } = await refusal(app, { url: url(text) })
    expect([status, envelope.code]).toEqual([400, 'invalid_request'])
    expect(envelope.fields).toEqual([expect.objectContaining({ path, message })])
    expect(query).toBeUndefined()
  })

  test.each([
    ['page=2&page=', { page: 2 }],
    ['location=dubai-marina&location=jvc', { location: ['dubai-marina', 'jvc'] }],
    ['search=100%', { search: '100%' }],
    ['search=a%3Fb?c', { search: 'a?b?c' }],
    ['search=%D8%AF%D8%A8%D9%8A', { search: 'دبي' }],
    ['', {}],
  ])('%s is read', async (text, expected) => {
    expect((await app.inject({ url: url(text) })).statusCode).toBe(200)
    expect(query).toMatchObject(expected)
  })

  test('with minus zero means zero', async () => {
    await app.inject({ url: url('price_min=-0') })
    expect(query?.price_min === 0).toBe(true)
  })

  test('means nothing to an operation that has none', async () => {
    expect((await app.inject({ url: '/api/ping?t=1&t=2&%ff' })).statusCode).toBe(200)
  })
})

describe('a path', () => {
  test.each([
    '..%2f..%2fetc%2fpasswd',
    '%00',
    'x%00',
    '%F0%9F%8F%99',
    "1'%20or%20'1'='1",
    '0197A1C2-7D10-7E3A-9B54-3F0C2A6D1E01',
    '__proto__',
  ])('%s is no id', async (id) => {
    const { status, envelope } = await refusal(app, { url: `/api/property/get-property/${id}` })
    expect(status).toBe(400)
    expect(envelope.fields.map(({ path }) => path)).toEqual(['id'])
  })
})

describe('a header', () => {
  const body = {
    name: 'Sara',
    email: 'sara@example.com',
    phone_number: '971500000123',
    subject: 'Advertising',
    message: 'Please call.',
  }
  const send = (own: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/api/get-in-touch/create-get-in-touch',
      headers: own,
      payload: body,
    })

  test('is handed over under the name that the contract has', async () => {
    await send({ 'idempotency-key': 'enq-7f3c2a6d1e01' })
    expect(headers).toEqual({ 'Idempotency-Key': 'enq-7f3c2a6d1e01' })
  })

  test('may be absent where it is not required', async () => {
    await send({})
    expect(headers).toEqual({})
  })

  test.each([['short'], ['with spaces in it'], ['x'.repeat(129)]])(
    '%s is refused by name',
    async (key) => {
      const response = await send({ 'idempotency-key': key })
      expect(response.statusCode).toBe(400)
      expect(response.json().fields[0].path).toBe('Idempotency-Key')
      expect(headers).toBeUndefined()
    },
  )
})
