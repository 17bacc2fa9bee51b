import { operationTable } from '@manzil/api-client/generated/operations.gen'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerContractRoutes } from '../../src/plugins/contract-routes.ts'
import { buildContractApp, refusal } from './contract-app.ts'

const id = '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01'
/** Nothing is served here, so every operation of the contract is pending. */
let app: FastifyInstance
beforeAll(async () => {
  app = await buildContractApp({})
})
afterAll(() => app.close())

const ask = (name: keyof typeof operationTable, more: Partial<InjectOptions>): InjectOptions => ({
  method: operationTable[name].method.toUpperCase() as 'POST',
  url: `/api${operationTable[name].path.replace(/\{\w+\}/g, id)}`,
  ...more,
})

describe('a pending operation', () => {
  test.each(Object.values(operationTable))(
    '$id answers 501 to who may call it',
    async ({ id, auth, roles }) => {
      const role = roles?.at(-1) ?? 'guest'
      const headers = auth === 'none' ? {} : { authorization: `Bearer ${role}` }
      const { status, envelope } = await refusal(app, ask(id, { headers }))
      expect([status, envelope.code]).toEqual([501, 'not_implemented'])
      expect(envelope.message).toMatch(/^This server cannot do this yet: [A-Z].*\.$/)
    },
  )

  test.each([
    ['JSON', 'application/json', '{}'],
    ['broken JSON', 'application/json', '{"'],
    ['a form', 'multipart/form-data; boundary=x', '--x--\r\n'],
    ['a large body', 'application/octet-stream', 'x'.repeat(2_000_000)],
  ])('does not mind %s', async (_name, type, payload) => {
    const headers = { authorization: 'Bearer agent', 'content-type': type }
    for (const name of ['createProperty', 'createUpload'] as const)
      expect((await refusal(app, ask(name, { headers, payload }))).status).toBe(501)
  })

  test('still asks who is there', async () => {
    const strangers = [{}, { authorization: 'Bearer nobody' }]
    for (const headers of strangers)
      expect((await refusal(app, ask('createProperty', { headers }))).status).toBe(401)
    const guest = { authorization: 'Bearer guest' }
    expect((await refusal(app, ask('createProperty', { headers: guest }))).status).toBe(403)
  })
})

describe('handlers and pending operations', () => {
  const register = (handlers: object, pending: readonly ('ping' | 'getBlog')[]) =>
    registerContractRoutes(app, {
      handlers,
      pending,
      authenticate: async () => undefined,
      limits: {},
      validateResponses: false,
    })

  test('must name every operation between them', async () => {
    await expect(register({}, ['ping'])).rejects.toThrow(/neither handled nor named.*getBlog/)
  })

  test('must not name an operation twice', async () => {
    const everything = Object.fromEntries(
      Object.keys(operationTable).map((name) => [name, () => {}]),
    )
    await expect(register(everything, ['ping'])).rejects.toThrow(/have a handler: ping/)
  })
})
