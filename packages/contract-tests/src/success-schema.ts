import type { OperationId } from '@manzil/api-client/generated/operations.gen'
import * as schemas from '@manzil/api-client/generated/zod.gen'
import { z } from 'zod'

/** By name. What each of hundreds is in particular would be worked out for nothing. */
const byName = new Map(Object.entries<unknown>(schemas))

/** The schema of an operation's success. */
export function successSchema(operation: OperationId): z.ZodType {
  const name = `z${operation.charAt(0).toUpperCase()}${operation.slice(1)}Response`
  const found = byName.get(name)
  if (!(found instanceof z.ZodType)) throw new Error(`the contract has no ${name}`)
  return found
}
