import { type OperationId, operationTable } from '@manzil/api-client/generated/operations.gen'
import * as schemas from '@manzil/api-client/generated/zod.gen'
import { expect } from 'vitest'
import type { z } from 'zod'
import type { Target } from './target.ts'

interface Options {
  path?: Record<string, string>
  /** Query as text, so that broken values can be sent. */
  query?: string
  body?: unknown
  token?: string | undefined
}

/** An answer whose body has been checked against the contract. */
export interface Checked<T> {
  status: number
  body: T
}

/** Calls an operation and proves that the status is declared and the body matches its schema. */
export async function call<K extends OperationId>(
  target: Target,
  operation: K,
  options: Options = {},
): Promise<Checked<unknown>> {
  const entry = operationTable[operation]
  const path = entry.path.replace(
    /\{(\w+)\}/g,
    (_match, name: string) => options.path?.[name] ?? '',
  )
  const response = await fetch(
    `${target.baseUrl}${path}${options.query ? `?${options.query}` : ''}`,
    {
      method: entry.method.toUpperCase(),
      headers: {
        ...(options.body !== undefined && { 'content-type': 'application/json' }),
        ...(options.token && { authorization: `Bearer ${options.token}` }),
      },
      ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
    },
  )
  const body: unknown = await response.json()
  expect(entry.statuses, `${operation} answered an undeclared status`).toContain(response.status)
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

function successSchema(operation: OperationId): z.ZodType {
  const name = `z${operation.charAt(0).toUpperCase()}${operation.slice(1)}Response`
  const found = Object.entries(schemas).find(([key]) => key === name)?.[1]
  if (!found) throw new Error(`the contract has no ${name}`)
  return found
}
