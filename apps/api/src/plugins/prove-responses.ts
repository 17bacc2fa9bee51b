import { isDeepStrictEqual } from 'node:util'
import type { OperationId } from '@manzil/api-client/generated/operations.gen'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Node } from '../request/contract-schemas.ts'
import type { Check } from '../request/validators.ts'

/** The words that tests look for in the log. */
const BROKEN = 'response breaks the contract'

/**
 * Prepares the proof that what an operation answers is what the contract declares: the status, the
 * body's schema, and no field besides. Costs about as much as answering, so it is for tests.
 * @throws Error from the returned function; it becomes a logged 500
 */
export function createProof(
  id: OperationId,
  responses: Record<string, Node>,
  compile: (schema: Node) => Check,
): (request: FastifyRequest, reply: FastifyReply, payload: unknown) => void {
  const checks = new Map(
    Object.entries(responses).map(([status, schema]) => [status, compile(schema)]),
  )
  return (_request, reply, payload) => {
    const { statusCode: status } = reply
    const check = checks.get(String(status)) ?? (status >= 500 ? checks.get('5xx') : undefined)
    if (!check) throw new Error(`${BROKEN}: ${id} answered ${status}, which is not declared`)
    const given: unknown = JSON.parse(JSON.stringify(payload))
    const [first] = check(structuredClone(given))
    if (first) throw new Error(`${BROKEN}: ${id} ${status} ${first.path} ${first.message}`)
    const sent: unknown = JSON.parse(String(reply.serialize(payload)))
    const lost = differenceOf(given, sent)
    if (lost !== undefined)
      throw new Error(`${BROKEN}: ${id} ${status} ${lost} is not declared, or changed on its way`)
  }
}

/** Path of the first member that the two do not share; undefined where they are equal. */
function differenceOf(given: unknown, sent: unknown, path = ''): string | undefined {
  if (isDeepStrictEqual(given, sent)) return undefined
  if (!isObject(given) || !isObject(sent)) return path || 'the body'
  for (const key of new Set([...Object.keys(given), ...Object.keys(sent)])) {
    const found = differenceOf(given[key], sent[key], path ? `${path}.${key}` : key)
    if (found !== undefined) return found
  }
  return path || 'the body'
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
