import type { Reply } from '@manzil/api-client/server-handler'
import { afterEach, describe, expect, test } from 'vitest'
import { buildContractApp } from './contract-app.ts'

const lines: string[] = []
afterEach(() => {
  lines.length = 0
})

/** Asks a handler that answers this, whatever the contract says. */
async function ask(answer: object, validateResponses = true) {
  const app = await buildContractApp(
    // What is tested here is what the compiler cannot see.
    { getProperty: async () => answer as unknown as Reply<'getProperty'> },
    { validateResponses, log: (line) => lines.push(line) },
  )
  const response = await app.inject({
    url: '/api/property/get-property/0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
  })
  await app.close()
  return response
}

const page = { page: 1, limit: 1, total: 1, totalPages: 1 }
const problem = { code: 'not_found', message: 'None here.' }

/** A property as the contract's own example has it. */
async function property(): Promise<Record<string, unknown>> {
  const { fixtures } = await import('@manzil/api-client/generated/fixtures.gen')
  return { ...fixtures.getProperty().data[0] }
}

describe('an answer that breaks the contract', () => {
  test('by its status', async () => {
    const response = await ask({ status: 409, problem: { code: 'conflict', message: 'No.' } })
    expect(response.statusCode).toBe(500)
    expect(lines.join()).toContain('response breaks the contract: getProperty answered 409')
  })

  test('by a success that is not declared', async () => {
    const response = await ask({
      status: 201,
      body: { data: [await property()], pagination: page },
    })
    expect(response.statusCode).toBe(500)
    expect(lines.join()).toContain('response breaks the contract: getProperty answered 201')
  })

  test('by an answer without a body', async () => {
    expect((await ask({ status: 204, body: undefined })).statusCode).toBe(500)
    expect((await ask({ status: 200, body: undefined })).statusCode).toBe(500)
    expect(lines.filter((line) => line.includes('response breaks the contract'))).toHaveLength(2)
  })

  test('by a field too many', async () => {
    const data = [{ ...(await property()), password_hash: 'secret' }]
    const response = await ask({ status: 200, body: { data, pagination: page } })
    expect(response.statusCode).toBe(500)
    expect(response.body).not.toContain('secret')
    expect(lines.join()).toContain('data.0.password_hash is not declared')
  })

  test('by a field too few', async () => {
    const { title: _left, ...rest } = await property()
    const response = await ask({ status: 200, body: { data: [rest], pagination: page } })
    expect(response.statusCode).toBe(500)
    expect(lines.join()).toContain('data.0.title is required')
  })

  test('by a value beyond its limits', async () => {
    const data = [{ ...(await property()), bedrooms: -1 }]
    const response = await ask({ status: 200, body: { data, pagination: page } })
    expect(response.statusCode).toBe(500)
    expect(lines.join()).toContain('data.0.bedrooms must be at least 0')
  })
})

describe('an answer within the contract', () => {
  test('passes', async () => {
    const data = [await property()]
    const response = await ask({ status: 200, body: { data, pagination: page } })
    expect(response.statusCode).toBe(200)
    expect(response.json().data).toEqual(data)
    expect(lines).toEqual([])
  })

  test('of a failure passes', async () => {
    expect((await ask({ status: 404, problem })).statusCode).toBe(404)
    expect(lines).toEqual([])
  })
})

test('in production a field too many stays inside', async () => {
  const data = [{ ...(await property()), password_hash: 'secret' }]
  const response = await ask({ status: 200, body: { data, pagination: page } }, false)
  expect(response.statusCode).toBe(200)
  expect(response.body).not.toContain('secret')
})
