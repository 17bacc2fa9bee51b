import type { MessageKey } from '@manzil/api-client/generated/types.gen'
import fastify from 'fastify'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Authenticate, admit } from '../../src/plugins/guard.ts'

const agent = { id: '1', role: 'agent' } as const
const guest = { id: '2', role: 'guest' } as const
const authenticate = vi.fn<Authenticate>(async (token) => ({ agent, guest })[token])
const entries = {
  open: { id: 'loginUser', auth: 'none', roles: null },
  optional: { id: 'listSearchSuggestions', auth: 'optional', roles: null },
  required: { id: 'getCurrentUser', auth: 'required', roles: null },
  agents: { id: 'createProperty', auth: 'required', roles: ['agent', 'agency'] },
  agentsOnly: { id: 'getCurrentUser', auth: 'optional', roles: ['agent', 'agency'] },
} as const

const app = fastify()
for (const [path, entry] of Object.entries(entries))
  app.get(`/${path}`, async (request) => admit(request, entry, authenticate))
afterAll(() => app.close())
beforeEach(() => authenticate.mockClear())

async function ask(path: keyof typeof entries, authorization?: string): Promise<unknown> {
  const headers = authorization === undefined ? {} : { authorization }
  return (await app.inject({ path: `/${path}`, headers })).json()
}
const expired = {
  status: 401,
  problem: {
    code: 'unauthorized',
    key: 'problem.session',
    message: 'Session expired. Please log in again.',
  },
}
const forbidden = (key: MessageKey, message: string) => ({
  status: 403,
  problem: { code: 'forbidden', key, message },
})

describe('an operation without sessions', () => {
  test('never looks at one', async () => {
    expect(await ask('open', 'Bearer agent')).toEqual({ token: 'agent' })
    expect(await ask('open', 'Bearer unknown')).toEqual({ token: 'unknown' })
    expect(authenticate).not.toHaveBeenCalled()
  })
})

describe('an operation that may have a session', () => {
  test('is open without one', async () => {
    expect(await ask('optional')).toEqual({})
    expect(authenticate).not.toHaveBeenCalled()
  })

  test('uses the one it gets', async () => {
    expect(await ask('optional', 'Bearer agent')).toEqual({ caller: agent, token: 'agent' })
  })

  test('says that one has expired instead of passing over it', async () => {
    expect(await ask('optional', 'Bearer unknown')).toEqual(expired)
  })

  test('tells the role where it is for some, with or without a session', async () => {
    const told = forbidden('problem.logInFirst', 'Log in to your account to do this.')
    expect(await ask('agentsOnly')).toEqual(told)
    expect(await ask('agentsOnly', 'Bearer guest')).toEqual(told)
    expect(await ask('agentsOnly', 'Bearer agent')).toEqual({ caller: agent, token: 'agent' })
  })
})

describe('an operation that needs a session', () => {
  test.each([undefined, '', 'Bearer', 'Bearer ', 'Basic agent', 'agent', 'Bearer unknown'])(
    'refuses %j',
    async (header) => {
      expect(await ask('required', header)).toEqual(expired)
    },
  )

  test.each(['Bearer agent', 'bearer agent', 'BEARER agent'])('admits %j', async (header) => {
    expect(await ask('required', header)).toEqual({ caller: agent, token: 'agent' })
  })

  test('admits only the roles of the contract', async () => {
    expect(await ask('agents', 'Bearer agent')).toEqual({ caller: agent, token: 'agent' })
    expect(await ask('agents', 'Bearer guest')).toEqual(
      forbidden('prompt.listHeader', 'Log in to your account to list your properties with us.'),
    )
    expect(await ask('agents')).toEqual(expired)
  })
})
