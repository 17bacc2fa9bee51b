import { isDeepStrictEqual } from 'node:util'
import type { OperationId } from '@manzil/api-client/generated/operations.gen'
import type { Node, OperationSchemas } from '@manzil/api-client/request/contract-schemas'
import type { Check } from '@manzil/api-client/request/validators'
import type { FastifyReply } from 'fastify'

/** The words that tests look for in the log. */
const BROKEN = 'response breaks the contract'

type Responses = OperationSchemas['response']

/**
 * Prepares the proof that what an operation answers is what the contract declares: the status, the
 * body's schema, and no field besides. Costs about as much as answering, so it is for tests.
 * @throws Error from the returned function; it becomes a logged 500
 */
export function createProof(
  id: OperationId,
  responses: Responses,
  compile: (schema: Node) => Check,
): (reply: FastifyReply, payload: unknown) => void {
  const checks = new Map(
    Object.entries(responses).map(([status, schema]) => [status, schema && compile(schema)]),
  )
  return (reply, payload) => {
    const { statusCode: status } = reply
    const broken = (what: string) => new Error(`${BROKEN}: ${id} answered ${status}, ${what}`)
    const declared = [String(status), ...(status >= 500 ? ['5xx'] : [])]
    const key = declared.find((name) => checks.has(name))
    if (key === undefined) throw broken('which is not declared')
    const check = checks.get(key)
    if (!check && payload !== undefined) throw broken('with a body that is not declared')
    if (!check) return
    if (payload === undefined) throw broken('without its body')
    const given: unknown = JSON.parse(JSON.stringify(payload))
    const [first] = check(structuredClone(given))
    if (first) throw broken(`in which ${first.path} ${first.message}`)
    const sent: unknown = JSON.parse(String(reply.serialize(payload)))
    const lost = differenceOf(given, sent)
    if (lost !== undefined) throw broken(`in which ${lost} is not declared, or changed on its way`)
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
