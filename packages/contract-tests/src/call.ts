import { type OperationId, operationTable } from '@manzil/api-client/generated/operations.gen'
import * as schemas from '@manzil/api-client/generated/zod.gen'
import { expect } from 'vitest'
import type { z } from 'zod'
import { successSchema } from './success-schema.ts'
import type { Target } from './target.ts'

export interface Options {
  path?: Record<string, string>
  /** Query as text, so that broken values can be sent. */
  query?: string
  /** Sent as JSON; a FormData as multipart. */
  body?: unknown
  /** A body as it stands, with its content type; bytes can go without one. */
  raw?: { type?: string; text: string | Uint8Array<ArrayBuffer> }
  headers?: Record<string, string>
  token?: string | undefined
  /** Another method than the operation's own. */
  method?: 'HEAD'
}

/** An answer whose body has been checked against the contract. */
export interface Checked<T> {
  status: number
  body: T
}

/** Sends a call as it is; nothing of the answer is checked. */
export function send(
  target: Target,
  operation: OperationId,
  { path = {}, query, headers, token, method: other, ...content }: Options = {},
): Promise<Response> {
  const { method, path: pattern } = operationTable[operation]
  const address = pattern.replace(/\{(\w+)\}/g, (_match, name: string) => path[name] ?? '')
  const { type, body } = encode(content)
  return fetch(`${target.baseUrl}${address}${query ? `?${query}` : ''}`, {
    method: other ?? method.toUpperCase(),
    headers: {
      ...(type && { 'content-type': type }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  })
}

function encode({ body, raw }: Pick<Options, 'body' | 'raw'>): {
  type?: string
  body?: string | FormData | Uint8Array<ArrayBuffer>
} {
  if (raw) return { ...(raw.type && { type: raw.type }), body: raw.text }
  if (body === undefined) return {}
  // The boundary of a form is fetch's own.
  if (body instanceof FormData) return { body }
  return { type: 'application/json', body: JSON.stringify(body) }
}

/** Calls an operation and proves that the status is declared and the body matches its schema. */
export async function call(
  target: Target,
  operation: OperationId,
  options: Options = {},
): Promise<Checked<unknown>> {
  const response = await send(target, operation, options)
  const body: unknown = await response.json()
  const { statuses } = operationTable[operation]
  expect(statuses, `${operation} answered an undeclared status`).toContain(response.status)
  const schema = response.ok ? successSchema(operation) : schemas.zErrorEnvelope
  const parsed = schema.safeParse(body)
  expect(parsed.error?.issues ?? [], `${operation} ${response.status}`).toEqual([])
  return { status: response.status, body }
}

/** The body of a success, typed by the caller's schema. */
export async function succeed<S extends z.ZodType>(
  target: Target,
  operation: OperationId,
  schema: S,
  options: Options = {},
): Promise<z.output<S>> {
  const { status, body } = await call(target, operation, options)
  expect(status, JSON.stringify(body)).toBe(operationTable[operation].success)
  return schema.parse(body)
}

/** The envelope of a failure with this status. */
export async function fail(
  target: Target,
  operation: OperationId,
  status: number,
  options: Options = {},
): Promise<z.output<typeof schemas.zErrorEnvelope>> {
  const answer = await call(target, operation, options)
  expect(answer.status, JSON.stringify(answer.body)).toBe(status)
  return schemas.zErrorEnvelope.parse(answer.body)
}
