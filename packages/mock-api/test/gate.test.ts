import { operationTable } from '@manzil/api-client/generated/operations.gen'
import * as schemas from '@manzil/api-client/generated/zod.gen'
import { successSchema } from '@manzil/contract-tests/success-schema'
import { getResponse, RequestHandler } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createControls } from '../src/controls.ts'
import { statusHeader } from '../src/gate/gate.ts'
import { createMock, type Mock } from '../src/mock.ts'
import { seedWorld } from '../src/seed-world.ts'
import { ask } from './ask.ts'

const operations = Object.values(operationTable)

const fresh = (controls = createControls()): Mock =>
  createMock(seedWorld({ properties: 20 }), { controls })

describe('a status that is asked for', () => {
  const mock = fresh()
  const cases = operations.flatMap(({ id, statuses }) =>
    [...statuses, 500, 501, 503].map((status) => [id, status] as const),
  )

  test.each(cases)('%s answers %i within the contract', async (id, status) => {
    const response = await ask(mock, id, { headers: { [statusHeader]: String(status) } })
    expect(response.status).toBe(status)
    const schema = status < 300 ? successSchema(id) : schemas.zErrorEnvelope
    expect(schema.safeParse(await response.json()).error?.issues ?? []).toEqual([])
  })

  test('and that the operation does not declare is named', async () => {
    const response = await ask(mock, 'listCategories', { headers: { [statusHeader]: '404' } })
    expect(response.status).toBe(501)
    expect((await response.json()).message).toContain('listCategories has no status 404')
  })

  test('names the fields of the body that is refused', async () => {
    const response = await ask(mock, 'loginUser', { headers: { [statusHeader]: '422' } })
    const { fields } = schemas.zErrorEnvelope.parse(await response.json())
    expect(fields.map(({ path }) => path).sort()).toEqual(['email', 'password'])
  })

  test('says when to come back', async () => {
    const response = await ask(mock, 'listCategories', { headers: { [statusHeader]: '429' } })
    expect(response.headers.get('retry-after')).toBe('60')
  })
})

describe('controls', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('calm, nothing waits', async () => {
    expect((await ask(fresh(), 'ping')).status).toBe(200)
  })

  test('latency holds an answer back', async () => {
    const answer = ask(fresh(createControls({ latencyMs: 300 })), 'ping')
    const isThere = vi.fn()
    void answer.then(isThere)
    await vi.advanceTimersByTimeAsync(299)
    expect(isThere).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect((await answer).status).toBe(200)
  })

  test('slow holds the health check back beyond three seconds, and nothing else', async () => {
    const mock = fresh(createControls({ slow: true }))
    expect((await ask(mock, 'listCategories')).status).toBe(200)
    const isThere = vi.fn()
    void ask(mock, 'ping').then(isThere)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(isThere).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(isThere).toHaveBeenCalled()
  })

  test('down, everything is unavailable', async () => {
    const mock = fresh(createControls({ down: true }))
    for (const { id } of operations) expect((await ask(mock, id)).status).toBe(503)
  })

  test('offline, nothing answers', async () => {
    const mock = fresh(createControls({ offline: true }))
    expect((await ask(mock, 'ping')).type).toBe('error')
  })

  test('the share of failures is the same every time', async () => {
    const outcomes = async () => {
      const mock = fresh(createControls({ failureRate: 0.5 }))
      const statuses: number[] = []
      for (let call = 0; call < 40; call += 1)
        statuses.push((await ask(mock, 'listCategories')).status)
      return statuses
    }
    const first = await outcomes()
    expect(new Set(first)).toEqual(new Set([200, 500]))
    expect(await outcomes()).toEqual(first)
  })

  test('a forced status lasts until it is released', async () => {
    const controls = createControls({ forced: { listCategories: 429 } })
    const mock = fresh(controls)
    expect((await ask(mock, 'listCategories')).status).toBe(429)
    expect((await ask(mock, 'listLocations')).status).toBe(200)
    controls.set({ forced: {} })
    expect((await ask(mock, 'listCategories')).status).toBe(200)
  })
})

describe('personas', () => {
  const roleOf = async (mock: Mock, headers = {}) => {
    const response = await ask(mock, 'getCurrentUser', { headers })
    return response.ok ? (await response.json()).data.role : response.status
  }

  test.each(['guest', 'individual', 'agent', 'agency'])('%s has a token', async (persona) => {
    expect(await roleOf(fresh(), { authorization: `Bearer mock-${persona}` })).toBe(persona)
  })

  test('clients without a token are who the mock is told', async () => {
    const mock = fresh(createControls({ persona: 'agent' }))
    expect(await roleOf(mock)).toBe('agent')
    const login = await ask(mock, 'loginGuest')
    expect((await login.json()).data.role).toBe('agent')
  })

  test('an expired session is nobody’s, whatever the token', async () => {
    const mock = fresh(createControls({ persona: 'expired' }))
    expect(await roleOf(mock, { authorization: 'Bearer mock-agent' })).toBe(401)
    expect((await ask(mock, 'listProperties')).status).toBe(200)
  })
})

test('an address that the contract does not have is not found', async () => {
  const handlers = fresh().handlers.filter((handler) => handler instanceof RequestHandler)
  const unknown = await getResponse(handlers, new Request('http://localhost/api/nothing'))
  expect(unknown?.status).toBe(404)
  expect(schemas.zErrorEnvelope.safeParse(await unknown?.json()).success).toBe(true)
  const foreign = new Request('http://localhost/src/api/api.ts')
  expect(await getResponse(handlers, foreign)).toBeUndefined()
})

test('the last fifty calls are remembered, newest first', async () => {
  const mock = fresh()
  for (let call = 0; call < 50; call += 1) await ask(mock, 'ping')
  await ask(mock, 'listCategories', { headers: { [statusHeader]: '429' } })
  const calls = mock.log.entries()
  expect(calls).toHaveLength(50)
  expect(calls[0]).toMatchObject({ operation: 'listCategories', status: 429 })
})
