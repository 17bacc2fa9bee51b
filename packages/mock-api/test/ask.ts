import { type OperationId, operationTable } from '@manzil/api-client/generated/operations.gen'
import { getResponse, RequestHandler } from 'msw'
import type { Mock } from '../src/mock.ts'

interface Options {
  query?: string
  body?: unknown
  headers?: Record<string, string>
  id?: string
}

const anyId = '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01'

/** Calls an operation of the mock without a network. */
export async function ask(mock: Mock, operation: OperationId, options: Options = {}) {
  const { method, path } = operationTable[operation]
  const { query = '', body, headers = {}, id = anyId } = options
  const url = `http://localhost/api${path.replace(/\{\w+\}/g, id)}${query && `?${query}`}`
  const request = new Request(url, {
    method: method.toUpperCase(),
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const handlers = mock.handlers.filter((handler) => handler instanceof RequestHandler)
  const response = await getResponse(handlers, request)
  if (!response) throw new Error(`nobody answers ${url}`)
  return response
}
