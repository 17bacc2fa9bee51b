import { type OperationId, operationTable } from '@manzil/api-client/generated/operations.gen'
import { requestFixtures } from '@manzil/api-client/generated/request-fixtures.gen'
import { toForm } from '@manzil/api-client/to-form'
import { type Options, send } from '@manzil/contract-tests/call'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createMock } from '../src/mock.ts'
import { personaToken, seedWorld } from '../src/seed-world.ts'
import { accounts } from './accounts.ts'
import { listenHttp } from './listen-http.ts'

// The contract suite runs over HTTP; here each call proves that a page, whose calls are taken before
// they reach any network, gets the same answers.
const now = new Date('2026-11-20T08:00:00Z')
// Both worlds begin and answer at the same moment; timers go on.
vi.useFakeTimers({ now, toFake: ['Date'] })
const makeWorld = () => seedWorld({ properties: 60, now })
const world = makeWorld()
const server = setupServer(...createMock(world).handlers)

interface Answer {
  status: number
  body: unknown
}
const overHttp = new Map<OperationId, Answer>()

beforeAll(async () => {
  const { origin, stop } = await listenHttp(createMock(makeWorld()))
  // First, because what takes a page's calls takes those to every address.
  for (const id of operations) overHttp.set(id, await ask(origin, id))
  await stop()
  server.listen({ onUnhandledFrame: 'error' })
})
afterAll(() => {
  server.close()
  vi.useRealTimers()
})

async function ask(origin: string, id: OperationId): Promise<Answer> {
  const target = { accounts, baseUrl: `${origin}/api`, chatUrl: origin, stop: async () => {} }
  const response = await send(target, id, requestOf(id))
  return { status: response.status, body: await response.json() }
}

/** What ends something goes last. */
const last: readonly OperationId[] = ['deleteProperty', 'logoutUser']
const operations = Object.values(operationTable)
  .map(({ id }) => id)
  .sort((a, b) => last.indexOf(a) - last.indexOf(b))

const exampleId = '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01'

/** The example of a call's request, about rows that are there, by somebody who may call it. */
function requestOf(id: OperationId): Options {
  const { path, query, headers, body } = requestFixtures[id]()
  const { roles, auth, body: kind, path: address } = operationTable[id]
  const row = idFor(address)
  const real = <T>(given: T): T => JSON.parse(JSON.stringify(given).replaceAll(exampleId, row))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(real(query ?? {}))) {
    // No row has the categories of the examples, and the kinds of property say as much.
    if (name.endsWith('category')) continue
    for (const item of [value].flat()) search.append(name, String(item))
  }
  return {
    ...(path && { path: real(path) }),
    query: search.toString(),
    ...(headers && { headers: real(headers) }),
    ...(body && { body: kind === 'multipart' ? toForm(body) : real(body) }),
    ...(auth !== 'none' && { token: personaToken(roles?.at(-1) ?? 'individual') }),
  }
}

const [property] = world.properties
const [agent = ''] = world.advertisers.keys()
const idFor = (address: string): string =>
  /property|properties|enquiry|report/.test(address) ? (property?._id ?? '') : agent

test.each(operations)('%s answers a page as it answers other clients', async (id) => {
  const answer = await ask('http://localhost:4030', id)
  expect(answer).toEqual(overHttp.get(id))
  expect(operationTable[id].statuses).toContain(answer.status)
})

test('most of these calls succeed', () => {
  const all = [...overHttp].map(([id, { status }]) => `${status} ${id}`)
  const successes = all.filter((line) => line.startsWith('2'))
  expect(successes.length, all.join(', ')).toBeGreaterThan(all.length / 2)
})
