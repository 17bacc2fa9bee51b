import { expect, test } from 'vitest'
import { createApi } from '../src/client.ts'
import { loginUser } from '../src/generated/account-calls.gen.ts'
import { fixtures } from '../src/generated/fixtures.gen.ts'
import { deleteProperty } from '../src/generated/own-property-calls.gen.ts'
import { getUserPlan } from '../src/generated/plan-calls.gen.ts'
import { getProperty, listProperties } from '../src/generated/property-calls.gen.ts'
import { ApiFailure, unwrap } from '../src/result.ts'

const answering = (body: unknown, status = 200) => {
  const asked: Request[] = []
  const api = createApi({
    baseUrl: 'http://localhost/api',
    token: () => 'the-token',
    fetch: async (request) => {
      asked.push(request)
      return typeof body === 'string'
        ? new Response(body, { status })
        : Response.json(body, { status })
    },
  })
  return { api, asked }
}

test('a success is its data, and the token goes along', async () => {
  const { api, asked } = answering(fixtures.listProperties())
  const result = await listProperties(api, {
    params: { query: { features: ['pool', 'gym'], page: 2 } },
  })
  expect(result).toEqual({ ok: true, data: fixtures.listProperties() })
  expect(asked[0]?.url).toContain('features=pool&features=gym')
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer the-token')
})

test('a failure carries the envelope', async () => {
  const envelope = {
    success: false,
    message: 'Some filters could not be used.',
    code: 'invalid_request',
    fields: [{ path: 'page', rule: 'minimum', message: 'must be at least 1' }],
    requestId: 'r-1',
  }
  const result = await listProperties(answering(envelope, 400).api)
  expect(result).toMatchObject({
    ok: false,
    error: { status: 400, code: 'invalid_request', fields: envelope.fields, requestId: 'r-1' },
  })
})

test.each([['<html>oops</html>'], [''], [{ message: 7 }]])(
  'a failure without an envelope (%s) shows the text of the specification',
  async (body) => {
    const path = { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' }
    const result = await getProperty(answering(body, 502).api, { params: { path } })
    expect(result).toMatchObject({
      ok: false,
      error: { status: 502, message: 'Failed to get property, please try again later.' },
    })
  },
)

test.each([
  [401, 'Failed to delete property, please try again later.'],
  [403, 'delete faild property, please try again later.'],
  [500, 'delete faild property, please try again later.'],
])(
  'a property that could not be removed (%i) has the text of its status',
  async (status, message) => {
    const path = { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' }
    const result = await deleteProperty(answering('', status).api, { params: { path } })
    expect(result).toMatchObject({ ok: false, error: { status, message } })
  },
)

test('a 401 with a message keeps it', async () => {
  const path = { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' }
  const body = { success: false, message: 'Please log in.', code: 'unauthorized' }
  const result = await deleteProperty(answering(body, 401).api, { params: { path } })
  expect(result).toMatchObject({ ok: false, error: { message: 'Please log in.' } })
})

test('no answer at all is a failure of the network', async () => {
  const api = createApi({
    baseUrl: 'http://localhost/api',
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  })
  const result = await loginUser(api, { body: { email: 'a', password: 'b' } })
  expect(result).toMatchObject({
    ok: false,
    error: { status: 0, code: 'network', message: 'Failed to login, please try again later.' },
  })
})

test('a success that is no JSON is a failure too', async () => {
  const result = await listProperties(answering('<html>login page</html>').api)
  expect(result.ok).toBe(false)
})

test('unwrap throws what went wrong', async () => {
  const result = await listProperties(answering('', 500).api)
  expect(() => unwrap(result)).toThrow(ApiFailure)
})

test.each([
  ['an empty object', {}],
  ['an object in place of the rows', { ...fixtures.listProperties(), data: {} }],
  ['rows that are none', { ...fixtures.listProperties(), data: [null] }],
  ['a list in place of everything', []],
  ['nothing', ''],
  ['a page of a network that wants a login', '<!doctype html><title>Welcome</title>'],
])('a success that is %s counts as no answer', async (_what, body) => {
  const result = await listProperties(answering(body).api)
  expect(result).toMatchObject({
    ok: false,
    error: {
      status: 0,
      code: 'network',
      message: 'Failed to get property, please try again later.',
    },
  })
})

test('what may be missing in an answer is not missed', async () => {
  const result = await getUserPlan(answering({ data: null }).api, {
    params: { path: { user_id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' } },
  })
  expect(result).toEqual({ ok: true, data: { data: null } })
})
