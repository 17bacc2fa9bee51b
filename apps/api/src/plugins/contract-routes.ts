import { type OperationId, operationTable } from '@manzil/api-client/generated/operations.gen'
import type { RequestOf, ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { OperationSchemas } from '@manzil/api-client/request/contract-schemas'
import { createReader } from '@manzil/api-client/request/create-reader'
import { prepareContract } from '@manzil/api-client/request/prepare-contract'
import { say } from '@manzil/api-client/request/say'
import type { Reply } from '@manzil/api-client/server-handler'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readDevice } from '../request/device.ts'
import { discardBody } from '../request/receive-body.ts'
import type { Caller, RequestContext } from '../request-context.ts'
import { answerIn } from '../request-language.ts'
import { StartupError } from '../startup-error.ts'
import { checkBody, rawBodyOf, registerBodies } from './bodies.ts'
import { contractSerializers } from './contract-serializers.ts'
import { sendProblem } from './errors.ts'
import { type Authenticate, admit, type Visitor } from './guard.ts'
import { createProof } from './prove-responses.ts'
import { languageOf, translateBody } from './translate.ts'

interface Options {
  handlers: Partial<ServerHandlers<RequestContext>>
  /** Operations that nothing serves, which answer 501: none of the site's. */
  pending?: readonly OperationId[]
  authenticate: Authenticate
  /** Requests a minute from one address, where an operation is limited. */
  limits: Partial<Record<OperationId, number>>
  /** Told of accounts that ask for what is not open to their role. */
  onRoleRefused?: (caller: Caller, request: FastifyRequest) => void
  /** Header that a trusted proxy writes the country into. */
  countryHeader?: string | undefined
  /** Whether every answer is held against the contract. */
  validateResponses: boolean
}

type Compile = ReturnType<typeof prepareContract>['compile']

/** Registers every operation of the contract under `/api`. */
export async function registerContractRoutes(
  app: FastifyInstance,
  options: Options,
): Promise<void> {
  const { schemas, compile } = prepareContract()
  const { pending = [] } = options
  refuseUnknownOperations(Object.keys(options.handlers), [...schemas.keys()], pending)
  app.setSerializerCompiler(contractSerializers)
  registerBodies(app)
  for (const id of Object.keys(operationTable) as OperationId[]) {
    const schema = schemas.get(id)
    if (!schema) throw new StartupError(`The contract has no operation ${id}; run \`npm run gen\`.`)
    registerOperation(app, id, schema, { ...options, compile })
  }
}

/** Each operation of the contract is either handled or pending, and nothing else is. */
function refuseUnknownOperations(
  handled: readonly string[],
  declared: readonly string[],
  pending: readonly string[],
): void {
  const refuse = (what: string, names: readonly string[]) => {
    if (names.length > 0) throw new StartupError(`${what}: ${names.join(', ')}.`)
  }
  const known = [...handled, ...pending]
  refuse('Handlers without an operation in the contract', except(handled, declared))
  refuse('Pending operations that the contract does not have', except(pending, declared))
  refuse('Operations that are neither handled nor named as pending', except(declared, known))
  refuse('Pending operations that have a handler', except(handled, except(handled, pending)))
}

const except = (names: readonly string[], others: readonly string[]): string[] =>
  names.filter((name) => !others.includes(name))

function registerOperation<K extends OperationId>(
  app: FastifyInstance,
  id: K,
  schemas: OperationSchemas,
  options: Options & { compile: Compile },
): void {
  const entry = operationTable[id]
  const { authenticate, compile } = options
  const max = options.limits[id]
  const pending = options.pending?.includes(id) ? notServed(schemas.summary) : undefined
  const prove = options.validateResponses
    ? createProof(id, schemas.response, compile)
    : () => undefined
  const read = createReader(id, schemas, compile)
  const visitors = new WeakMap<FastifyRequest, Visitor>()
  app.route({
    method: entry.method.toUpperCase() as Uppercase<typeof entry.method>,
    url: `/api${entry.path.replace(/\{(\w+)\}/g, ':$1')}`,
    schema: { response: successesOf(schemas.response) },
    config: {
      operation: id,
      body: schemas.body?.kind,
      rateLimit: max ? { max, timeWindow: '1 minute' } : false,
    },
    // Before the body is looked at: whoever may not call does not get to send one.
    preParsing: async (request, reply) => {
      reply.header('cache-control', 'no-store').header('vary', 'accept-language')
      const visitor = await admit(request, entry, authenticate)
      if ('refused' in visitor) options.onRoleRefused?.(visitor.refused, request)
      const refusal = 'problem' in visitor ? visitor : pending
      if (refusal) {
        await discardBody(request.raw)
        return sendProblem(request, reply, refusal.status, refusal.problem)
      }
      if (!('problem' in visitor)) visitors.set(request, visitor)
      await checkBody(request)
    },
    preSerialization: async (_request, reply, payload) => {
      prove(reply, payload)
      return payload
    },
    handler: async (request, reply) => {
      const rawBody = rawBodyOf(request)
      const context: RequestContext = {
        ...(rawBody !== undefined && { rawBody }),
        caller: visitors.get(request)?.caller,
        token: visitors.get(request)?.token,
        address: request.ip,
        // Few ask for it.
        get device() {
          return readDevice(request.headers, options.countryHeader)
        },
        log: request.log,
      }
      const handle = options.handlers[id] as (
        input: RequestOf<K>,
        context: RequestContext,
      ) => Promise<Reply<K>>
      const input = read(receivedOf(request))
      const language = languageOf(request)
      const answer = await answerIn(language, () => handle.call(options.handlers, input, context))
      if ('problem' in answer) {
        if (answer.retryAfter) reply.header('retry-after', answer.retryAfter)
        return sendProblem(request, reply, Number(answer.status), answer.problem)
      }
      reply.code(Number(answer.status))
      // Fastify has nothing to serialise then, so nothing would be proven.
      if (answer.body === undefined) prove(reply, undefined)
      return reply.send(translateBody(answer.body, language))
    },
  })
}

const receivedOf = ({ raw, params, headers, body }: FastifyRequest) => ({
  path: params,
  query: raw.url?.split('?').slice(1).join('?') ?? '',
  header: (name: string) => {
    const value = headers[name.toLowerCase()]
    return Array.isArray(value) ? value.join(', ') : value
  },
  body,
})

/** Failures are written by `sendProblem` alone. */
const successesOf = (responses: OperationSchemas['response']) =>
  Object.fromEntries(
    Object.entries(responses).filter(([status, schema]) => status.startsWith('2') && schema),
  )

const notServed = (summary: string) => ({
  status: 501,
  problem: {
    code: 'not_implemented' as const,
    ...say('problem.notServed', { what: summary }),
  },
})
