import { HttpResponse, type HttpResponseResolver } from 'msw'
import type { z } from 'zod'
import { type OperationId, operationTable } from './generated/operations.gen.ts'
import { type RequestOf, requestSchemas } from './generated/server-handlers.gen.ts'
import type { ErrorEnvelope, FieldError } from './generated/types.gen.ts'
import { readQuery } from './read-query.ts'
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
    const reply = await handler(input.request, context)
    if ('problem' in reply) return refuse(Number(reply.status), reply.problem)
    return HttpResponse.json(reply.body as object, { status: Number(reply.status) })
  }
}

const isRefusal = (value: unknown): value is { status: number; problem: Problem } =>
  typeof value === 'object' && value !== null && 'problem' in value

function refuse(status: number, problem: Problem) {
  const envelope: ErrorEnvelope = {
    success: false,
    message: problem.message,
    code: problem.code,
    fields: problem.fields ?? [],
    requestId: 'mock',
  }
  return HttpResponse.json(envelope, { status })
}

type Parsed<K extends OperationId> =
  | { request: RequestOf<K> }
  | { status: number; problem: Problem }

async function readRequest<K extends OperationId>(
  id: K,
  request: Request,
  params: Readonly<Record<string, unknown>>,
): Promise<Parsed<K>> {
  const schemas: { path?: z.ZodType; query?: z.ZodType; body?: z.ZodType } = requestSchemas[id]
  const path = schemas.path?.safeParse(params)
  const query = schemas.query?.safeParse(readQuery(id, new URL(request.url).searchParams))
  if (path?.success === false || query?.success === false)
    return {
      status: 400,
      problem: {
        code: 'invalid_request',
        message: 'Some filters could not be used.',
        fields: [...fieldsOf(path?.error), ...fieldsOf(query?.error)],
      },
    }
  let body: unknown
  if (operationTable[id].body) {
    const parsed = schemas.body?.safeParse(
      await request
        .clone()
        .json()
        .catch(() => undefined),
    )
    if (parsed?.success === false)
      return {
        status: 422,
        problem: {
          code: 'invalid_body',
          message: 'Some fields need another look.',
          fields: fieldsOf(parsed.error),
        },
      }
    body = parsed?.data
  }
  // The three schemas were made from the same operation as the type.
  return { request: { path: path?.data, query: query?.data, body } as RequestOf<K> }
}

/** One entry per field, however many rules it breaks; unknown fields are named each. */
function fieldsOf(error: z.ZodError | undefined): FieldError[] {
  const found = new Map<string, FieldError>()
  for (const issue of error?.issues ?? []) {
    const parent = issue.path.join('.')
    const names = issue.code === 'unrecognized_keys' ? issue.keys : ['']
    for (const name of names) {
      const path = [parent, name].filter(Boolean).join('.')
      if (!found.has(path)) found.set(path, { path, rule: issue.code, message: issue.message })
    }
  }
  return [...found.values()]
}
