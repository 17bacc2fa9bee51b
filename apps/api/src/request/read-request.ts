import type { OperationId } from '@manzil/api-client/generated/operations.gen'
import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type { FieldError } from '@manzil/api-client/generated/types.gen'
import { readHeaders } from '@manzil/api-client/read-headers'
import { readQuery } from '@manzil/api-client/read-query'
import { queryProblems } from '@manzil/api-client/request/query-problems'
import { unstorableTexts } from '@manzil/api-client/request/unstorable-text'
import type { FastifyRequest } from 'fastify'
import type { Node, OperationSchemas } from './contract-schemas.ts'
import { badBody, badParameters } from './request-problem.ts'
import type { Check } from './validators.ts'

type Read<K extends OperationId> = (request: FastifyRequest) => RequestOf<K>

/**
 * Prepares the reading of one operation's requests: parameters first (400), then the body (422). What
 * cannot be read at all was refused before. Defaults are filled in.
 */
export function createReader<K extends OperationId>(
  id: K,
  schemas: OperationSchemas,
  compile: (schema: Node) => Check,
): Read<K> {
  const path = checkOf(schemas.path, compile)
  const query = checkOf(schemas.query, compile)
  const headers = checkOf(schemas.headers, compile)
  const body = checkOf(schemas.body?.schema, compile)
  return (request) => {
    const text = request.raw.url?.split('?').slice(1).join('?') ?? ''
    const input = {
      path: path && request.params,
      query: query && readQuery(id, new URLSearchParams(text)),
      headers: headers && readHeaders(id, (name) => headerOf(request, name)),
      body: body && request.body,
    }
    const wrong = [
      ...queryProblems(id, text),
      ...problemsOf(path, input.path),
      ...problemsOf(query, input.query),
      ...problemsOf(headers, input.headers),
    ]
    if (wrong.length > 0) throw badParameters(firstOfEach(wrong))
    if (body && input.body === undefined) throw noBody
    const refused = problemsOf(body, input.body)
    if (refused.length > 0) throw badBody(firstOfEach(refused))
    // The four parts have just been checked against the operation that typed them.
    return input as RequestOf<K>
  }
}

const noBody = badBody([{ path: '', rule: 'required', message: 'is required' }])

const checkOf = (schema: Node | undefined, compile: (schema: Node) => Check) =>
  schema && compile(schema)

const problemsOf = (check: Check | undefined, value: unknown): FieldError[] =>
  check ? [...unstorableTexts(value), ...check(value)] : []

const firstOfEach = (fields: FieldError[]): FieldError[] =>
  [...new Map(fields.toReversed().map((field) => [field.path, field])).values()].reverse()

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name.toLowerCase()]
  return Array.isArray(value) ? value.join(', ') : value
}
