import { operationTable } from '@manzil/api-client/generated/operations.gen'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildContractApp, refusal } from './contract-app.ts'

const id = '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01'
let app: FastifyInstance
beforeAll(async () => {
  // Pending operations ask for the role like all others, and need no handler here.
  app = await buildContractApp({})
})
afterAll(() => app.close())

const visitors = ['nobody', 'stranger', 'guest', 'individual', 'agent', 'agency', 'admin'] as const

/** What the contract has each visitor answered: 501 stands for being let in. */
function expected(visitor: (typeof visitors)[number], operation: (typeof entries)[number]): number {
  const { auth, roles } = operation
  if (auth === 'none') return 501
  if (visitor === 'stranger') return 401
  if (visitor === 'nobody') return auth === 'optional' && !roles ? 501 : 401
  const admitted: readonly string[] | null = roles
  return !admitted || admitted.includes(visitor) ? 501 : 403
}

const entries = Object.values(operationTable)

test.each(entries)('$id lets in whom the contract names', async (operation) => {
  const answers: Record<string, number> = {}
  for (const visitor of visitors) {
    const { status } = await refusal(app, {
      method: operation.method.toUpperCase() as 'POST',
      url: `/api${operation.path.replace(/\{\w+\}/g, id)}`,
      headers: visitor === 'nobody' ? {} : { authorization: `Bearer ${visitor}` },
    })
    answers[visitor] = status
  }
  expect(answers).toEqual(
    Object.fromEntries(visitors.map((visitor) => [visitor, expected(visitor, operation)])),
  )
})

test.each([
  ['toggleFavourite', 'guest', 'Log in to your account to save properties to your favourites.'],
  ['createProperty', 'guest', 'Log in to your account to list your properties with us.'],
  [
    'createProperty',
    'individual',
    'Log in with your Agent or Agency account to list your properties with us.',
  ],
  ['updateUser', 'guest', 'Log in to your account to do this.'],
  ['listUserPlans', 'individual', 'This is not open to your kind of account.'],
] as const)('%s tells a %s why', async (name, visitor, message) => {
  const { method, path } = operationTable[name]
  const { envelope } = await refusal(app, {
    method: method.toUpperCase() as 'POST',
    url: `/api${path.replace(/\{\w+\}/g, id)}`,
    headers: { authorization: `Bearer ${visitor}` },
  })
  expect([envelope.code, envelope.message]).toEqual(['forbidden', message])
})
