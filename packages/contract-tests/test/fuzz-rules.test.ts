import type { IncomingMessage } from 'node:http'
import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import { zLoginUserBody } from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { type Operation, readOperations } from '../src/fuzz/contract/operations.ts'
import { describeFinding } from '../src/fuzz/fault.ts'
import { fuzzOperation } from '../src/fuzz/http/fuzz-operation.ts'
import {
  type Answer,
  type Answering,
  refusal,
  sessionAnswer,
  startLyingServer,
} from './lying-server.ts'

const extent = { runs: 60, seed: 7 }

/** Fuzzes one operation of a server that answers so; the rules that were broken. */
async function brokenRules(id: string, answering: Answering, more = {}): Promise<string[]> {
  const operation = operationOf(id)
  const server = await startLyingServer((request, body) =>
    isCallOf(operation, request) ? answering(request, body) : sessionAnswer(),
  )
  const { findings } = await fuzzOperation(operation, { ...server.world, ...more }, extent)
  await server.stop()
  return [...new Set(findings.map(({ rule }) => rule))].sort()
}

/** Everything else is what the run calls to get tokens of its own. */
const isCallOf = ({ path }: Operation, { url = '' }: IncomingMessage): boolean =>
  url.split('?')[0] === `/api${path}`

const alive: Answer = { status: 200, body: { status: 'ok' } }

/** A log-in that keeps the contract. */
const honestLogin: Answering = (request, body) => {
  const { headers } = request
  if (headers['content-type'] !== 'application/json') return refusal(415, 'unsupported_media_type')
  if (headers['content-encoding']) return refusal(415, 'unsupported_media_type')
  const allowed = zLoginUserBody.safeParse(parsed(body)).success && !body.includes('__proto__')
  return allowed ? sessionAnswer() : refusal(422, 'invalid_body')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

test('a server that keeps the contract has no findings', async () => {
  expect(await brokenRules('ping', () => alive)).toEqual([])
  expect(await brokenRules('loginUser', honestLogin)).toEqual([])
})

test.each<[string, Answer, string]>([
  ['a status of 500', refusal(500, 'internal'), 'server error'],
  ['a success that is not declared', { ...alive, status: 202 }, 'undeclared status'],
  ['a failure that is not declared', refusal(418, 'conflict'), 'undeclared status'],
  ['a body of another shape', { status: 200, body: { status: 'fine' } }, 'wrong body'],
  ['no body', { status: 200 }, 'wrong body'],
  [
    'a page instead of JSON',
    { ...alive, headers: { 'content-type': 'text/html' } },
    'wrong content type',
  ],
  ['a field too many', { status: 200, body: { status: 'ok', version: '1' } }, 'undeclared field'],
  ['a hash', { status: 200, body: { status: 'ok', password_hash: 'x' } }, 'secret in the answer'],
  ['a 501 of what is not pending', refusal(501, 'not_implemented'), 'server error'],
])('%s is found', async (_name, answer, rule) => {
  expect(await brokenRules('ping', () => answer, { pending: [] })).toContain(rule)
})

test('a pending operation may say that it is not built', async () => {
  const answer = refusal(501, 'not_implemented')
  expect(await brokenRules('ping', () => answer, { pending: ['ping'] })).toEqual([])
})

test('invalid input that is let through is found', async () => {
  expect(await brokenRules('loginUser', sessionAnswer)).toEqual(['accepted invalid input'])
})

test('a session that nobody asks for is found', async () => {
  const answer: Answer = { status: 200, body: fixtures.getCurrentUser() }
  expect(await brokenRules('getCurrentUser', () => answer)).toEqual(['let in without a session'])
})

test('a private answer that may be stored is found', async () => {
  const answer: Answer = {
    status: 200,
    body: fixtures.getCurrentUser(),
    headers: { 'cache-control': 'public' },
  }
  expect(await brokenRules('getCurrentUser', () => answer)).toContain(
    'private answer may be stored',
  )
})

test('a token that comes back is found', async () => {
  const answering: Answering = ({ headers }) => ({
    status: 200,
    body: { ...fixtures.logoutUser(), message: headers.authorization ?? 'none' },
  })
  expect(await brokenRules('logoutUser', answering)).toContain('secret in the answer')
})

test('an operation for some roles that lets everybody in is found', async () => {
  const answer: Answer = { status: 200, body: fixtures.listOwnProperties() }
  expect(await brokenRules('listOwnProperties', () => answer)).toContain(
    'let in with the wrong role',
  )
})

test('a connection that breaks off is found', async () => {
  const answering: Answering = (request) => {
    request.socket.destroy()
    return alive
  }
  expect(await brokenRules('ping', answering)).toEqual(['no answer'])
})

test('a finding says how to see it again', async () => {
  const operation = operationOf('loginUser')
  const server = await startLyingServer((request, body) =>
    isCallOf(operation, request) && !body.includes('somebody@example.com')
      ? refusal(500, 'internal')
      : sessionAnswer(),
  )
  const { findings } = await fuzzOperation(operation, server.world, extent)
  await server.stop()
  const first = findings.find(({ rule }) => rule === 'server error')
  if (!first) throw new Error('nothing was found')
  expect(describeFinding(first)).toContain(
    `npm run fuzz -- --operation loginUser --seed ${first.seed} --path ${first.path}`,
  )
  expect(first.reproduction).toMatch(/^curl -i -X POST 'http.*login-user\/'/)
})

function operationOf(id: string): Operation {
  const operation = readOperations().find((candidate) => candidate.id === id)
  if (!operation) throw new Error(`the contract has no operation ${id}`)
  return operation
}
