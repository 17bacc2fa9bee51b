import type { AddressInfo } from 'node:net'
import { type OperationId, operationTable } from '@manzil/api-client/generated/operations.gen'
import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { zErrorEnvelope, zRole } from '@manzil/api-client/generated/zod.gen'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type InjectOptions } from 'fastify'
import { pino } from 'pino'
import { registerContractRoutes } from '../../src/plugins/contract-routes.ts'
import { registerErrors } from '../../src/plugins/errors.ts'
import type { RequestContext } from '../../src/request-context.ts'

type Handlers = Partial<ServerHandlers<RequestContext>>

interface Options {
  validateResponses?: boolean
  /** Gets the lines of the log. */
  log?: (line: string) => void
}

/**
 * The contract's routes over a few handlers, without a database; all other operations are pending.
 * The name of a role is a token of an account of that role.
 */
export async function buildContractApp(
  handlers: Handlers,
  { validateResponses = false, log = () => {} }: Options = {},
): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = pino({ level: 'warn' }, { write: log })
  const app = fastify({ loggerInstance: logger })
  registerErrors(app)
  const ids = Object.keys(operationTable) as OperationId[]
  await registerContractRoutes(app, {
    handlers,
    pending: ids.filter((id) => handlers[id] === undefined),
    authenticate: async (token) => {
      const role = zRole.safeParse(token).data
      return role && { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01', role }
    },
    limits: {},
    validateResponses,
  })
  return app
}

/** Status and envelope of a request that is refused. */
export async function refusal(app: FastifyInstance, request: InjectOptions) {
  const response = await app.inject(request)
  return { status: response.statusCode, envelope: zErrorEnvelope.parse(response.json()) }
}

/** Listens on a free port of this machine; answers the origin. */
export async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}
