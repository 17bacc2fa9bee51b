import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import { type OperationId, operationTable } from '@manzil/api-client/generated/operations.gen'
import { mayAnswer, refusalOf, refuse } from './refusal.ts'
import type { Outcome } from './sentinels.ts'

/** What a sentinel makes of a call; undefined where the call goes on. */
export function respond(operation: OperationId, outcome: Outcome): Response | undefined {
  switch (outcome.kind) {
    case 'no-answer':
      return Response.error()
    case 'malformed':
      return new Response('{"data":[{"_id":', { headers: { 'content-type': 'application/json' } })
    case 'example': {
      const { status, body } = successOf(operation)
      const data = { ...(isObject(body.data) && body.data), ...outcome.change }
      return Response.json({ ...body, message: outcome.message, data }, { status })
    }
    case 'field': {
      const status = outcome.statuses.find((each) => mayAnswer(operation, each))
      const { message, key, values } = outcome.field
      if (status === undefined) return undefined
      const { code } = refusalOf(operation, status)
      const said = { message, ...(key && { key }), ...(values && { values }) }
      return refuse({ status, code, ...said, fields: [outcome.field] })
    }
    case 'status':
      return mayAnswer(operation, outcome.status) ? force(operation, outcome.status) : undefined
    case 'delay':
      return undefined
  }
}

/**
 * A declared status on demand: the contract's example for a success. What is not declared is answered
 * 501, with the statuses that are.
 */
export function force(operation: OperationId, status: number): Response {
  const statuses: readonly number[] = operationTable[operation].statuses
  if (status < 300 && statuses.includes(status)) return example(operation, status)
  if (mayAnswer(operation, status)) return refuse(refusalOf(operation, status))
  const message = `${operation} has no status ${status}. It declares ${statuses.join(', ')}.`
  return refuse({ status: 501, code: 'not_implemented', message, fields: [] })
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function successOf(operation: OperationId): { status: number; body: { data?: unknown } } {
  return { status: operationTable[operation].success, body: exampleOf(operation) ?? {} }
}

function example(operation: OperationId, status: number): Response {
  const body = exampleOf(operation)
  return body ? Response.json(body, { status }) : new Response(null, { status })
}

/** The contract's example of a success; undefined for a success without a body. */
function exampleOf(operation: string): object | undefined {
  const examples: Readonly<Record<string, () => object>> = fixtures
  return examples[operation]?.()
}
