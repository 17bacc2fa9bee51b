import type { OperationId } from '@manzil/api-client/generated/operations.gen'
import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { RequestContext } from './request-context.ts'

/**
 * Operations of the contract that this server does not serve yet: they answer 501. An operation
 * leaves the list with the change that adds its handler; the compiler and the start insist on it.
 */
export const pendingOperations = [] as const satisfies readonly OperationId[]

/**
 * The handlers of everything that is not pending. One that is missing does not compile, and a
 * pending operation that has a handler does not either.
 */
export type Served<Handlers, Pending extends keyof Handlers> = Omit<Handlers, Pending> & {
  [K in Pending]?: never
}

export type ServedHandlers = Served<
  ServerHandlers<RequestContext>,
  (typeof pendingOperations)[number]
>
