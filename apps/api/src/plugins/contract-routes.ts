import { type OperationId, operationTable } from '@manzil/api-client/generated/operations.gen'
import type { RequestOf, ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { readQuery } from '@manzil/api-client/read-query'
import type { Reply } from '@manzil/api-client/server-handler'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Caller, RequestContext } from '../request-context.ts'
import { StartupError } from '../startup-error.ts'
import { contractSchema, type OperationSchemas, readOperationSchemas } from './contract-schemas.ts'
import { sendProblem } from './errors.ts'
import { createValidatorCompiler } from './validators.ts'

interface Options {
  handlers: ServerHandlers<RequestContext>
  /** The account of a token, undefined where the token is unknown or expired. */
  authenticate(token: string): Promise<Caller | undefined>
  /** Requests a minute from one address, where an operation is limited. */
  limits: Partial<Record<OperationId, number>>
}

/** Registers every operation of the contract under `/api`. */
export async function registerContractRoutes(
  app: FastifyInstance,
  options: Options,
): Promise<void> {
  const schemas = readOperationSchemas()
  refuseStrangers(Object.keys(options.handlers), [...schemas.keys()])
  app.addSchema(contractSchema)
  app.setValidatorCompiler(createValidatorCompiler())
  for (const id of Object.keys(operationTable) as OperationId[]) {
    const schema = schemas.get(id)
    if (!schema) throw new StartupError(`The contract has no operation ${id}; run \`npm run gen\`.`)
    registerOperation(app, id, schema, options)
  }
}

/** Handlers and contract must name the same operations. */
function refuseStrangers(handled: string[], declared: string[]): void {
  const unknown = handled.filter((id) => !declared.includes(id))
  const missing = declared.filter((id) => !handled.includes(id))
  if (unknown.length > 0)
    throw new StartupError(`Handlers without an operation in the contract: ${unknown.join(', ')}.`)
  if (missing.length > 0)
    throw new StartupError(`Operations without a handler: ${missing.join(', ')}.`)
}

function registerOperation<K extends OperationId>(
  app: FastifyInstance,
  id: K,
  schema: OperationSchemas,
  { handlers, authenticate, limits }: Options,
): void {
  const { method, path, auth } = operationTable[id]
  const limit = limits[id]
  app.route({
    method: method.toUpperCase() as Uppercase<typeof method>,
    url: `/api${path.replace(/\{(\w+)\}/g, ':$1')}`,
    schema: Object.fromEntries(Object.entries(schema).filter(([, part]) => part !== undefined)),
    config: limit ? { rateLimit: { max: limit, timeWindow: '1 minute' } } : { rateLimit: false },
    preValidation: async (request) => {
      const query = request.raw.url?.split('?')[1] ?? ''
      request.query = readQuery(id, new URLSearchParams(query))
    },
    handler: async (request, reply) => {
      const token = bearerToken(request)
      const caller = token && auth !== 'none' ? await authenticate(token) : undefined
      if ((auth === 'required' || (auth === 'optional' && token)) && !caller)
        return sendProblem(request, reply, 401, {
          code: 'unauthorized',
          message: 'Session expired. Please log in again.',
        })
      reply.header('cache-control', 'no-store')
      const context: RequestContext = { caller, token, log: request.log }
      // Ajv has just checked the three parts against the same operation that typed them.
      const input = {
        path: request.params,
        query: request.query,
        body: request.body,
      } as RequestOf<K>
      const handle = handlers[id] as (
        input: RequestOf<K>,
        context: RequestContext,
      ) => Promise<Reply<K>>
      return send(request, reply, await handle.call(handlers, input, context))
    },
  })
}

function send<K extends OperationId>(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Reply<K>,
): FastifyReply {
  if ('problem' in answer) return sendProblem(request, reply, Number(answer.status), answer.problem)
  return reply.code(Number(answer.status)).send(answer.body)
}

function bearerToken(request: FastifyRequest): string | undefined {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && token ? token : undefined
}
