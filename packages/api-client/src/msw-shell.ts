import { HttpResponse, type HttpResponseResolver } from 'msw'
import type { OperationId } from './generated/operations.gen.ts'
import type { RequestOf } from './generated/server-handlers.gen.ts'
import type { ErrorEnvelope } from './generated/types.gen.ts'
import { readRequest } from './read-request.ts'
import type { Problem, Reply } from './server-handler.ts'

/** What the mock adds around every handler. */
export interface Shell<Context> {
  /** Who asks. Answers a problem where the operation needs a session and there is none. */
  context(
    request: Request,
    operation: OperationId,
  ): Promise<Context | { status: number; problem: Problem }>
  /** Called before each handler: latency, failures, sentinel inputs. */
  before?(
    request: Request,
    operation: OperationId,
  ): Promise<{ status: number; problem: Problem } | undefined>
}

/** Address pattern of an operation, whatever the origin. */
export const address = (path: string): string => `*/api${path}`

type Handler<K extends OperationId, Context> = (
  request: RequestOf<K>,
  context: Context,
) => Promise<Reply<K>>

/** Validates by the contract, calls the handler, and answers as the server would. */
export function answer<K extends OperationId, Context>(
  id: K,
  handler: Handler<K, Context>,
  shell: Shell<Context>,
): HttpResponseResolver {
  return async ({ request, params }) => {
    const early = await shell.before?.(request, id)
    if (early) return refuse(early.status, early.problem)
    const context = await shell.context(request, id)
    if (isRefusal(context)) return refuse(context.status, context.problem)
    const input = await readRequest(id, request, params)
    if ('problem' in input) return refuse(input.status, input.problem)
    const reply: LooseReply = await handler(input.request, context)
    if ('problem' in reply) return refuse(Number(reply.status), reply.problem)
    const status = Number(reply.status)
    return typeof reply.body === 'object' && reply.body !== null
      ? HttpResponse.json(reply.body, { status })
      : new HttpResponse(null, { status })
  }
}

/** Any operation's reply; the compiler cannot look into that of an operation yet to be named. */
type LooseReply = { status: unknown; body: unknown } | { status: unknown; problem: Problem }

const isRefusal = (value: unknown): value is { status: number; problem: Problem } =>
  typeof value === 'object' && value !== null && 'problem' in value

function refuse(status: number, problem: Problem) {
  const envelope: ErrorEnvelope = {
    success: false,
    message: problem.message,
    ...(problem.key && { key: problem.key }),
    ...(problem.values && { values: problem.values }),
    code: problem.code,
    fields: problem.fields ?? [],
    requestId: 'mock',
  }
  return HttpResponse.json(envelope, { status })
}
