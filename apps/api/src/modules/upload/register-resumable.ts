import type { IncomingMessage } from 'node:http'
import { say } from '@manzil/api-client/request/say'
import { RESUMABLE_BYTES, RESUMABLE_PATH } from '@manzil/domain/limits'
import { isAgentOrAgency } from '@manzil/domain/roles'
import { Server } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { v7 } from 'uuid'
import type { Database } from '../../db/schema.ts'
import { sendProblem } from '../../plugins/errors.ts'
import type { Authenticate } from '../../plugins/guard.ts'
import type { PartStore } from './part-store.ts'
import { countUnfinished, findUpload, insertUpload } from './repository.ts'

interface Options {
  db: Kysely<Database>
  parts: PartStore
  authenticate: Authenticate
  rateLimit: { max: number; timeWindow: string }
}

/** Files of one account that are on their way at once. */
const MOST_AT_ONCE = 60

/**
 * Files that are sent in parts by the tus protocol and go on where a connection broke off. Agents and
 * agencies, each their own; others are told that there is nothing. What arrived is asked for by
 * `finishUpload`; nothing here is ever served.
 */
export function registerResumable(app: FastifyInstance, options: Options): void {
  const { db, parts, authenticate, rateLimit } = options
  const begun = new WeakMap<IncomingMessage, { id: string; owner_id: string }>()
  const server = new Server({
    path: RESUMABLE_PATH,
    datastore: parts.store,
    maxSize: RESUMABLE_BYTES,
    relativeLocation: true,
    // Pages of other sites have no business here.
    allowedOrigins: () => false,
    namingFunction: ({ runtime }) => {
      const upload = runtime?.node && begun.get(runtime.node.req as IncomingMessage)
      if (!upload) throw new Error('an upload was begun by nobody')
      return upload.id
    },
    onUploadCreate: async ({ runtime }) => {
      const upload = runtime?.node && begun.get(runtime.node.req as IncomingMessage)
      if (upload) await insertUpload(db, upload)
      return {}
    },
  })

  async function callerOf(request: FastifyRequest) {
    const [scheme, token] = (request.headers.authorization ?? '').split(' ')
    return scheme?.toLowerCase() === 'bearer' && token ? authenticate(token) : undefined
  }
  const refuse = (request: FastifyRequest, reply: FastifyReply, status: keyof typeof refusals) =>
    sendProblem(request, reply.header('connection', 'close'), status, refusals[status])

  async function handle(request: FastifyRequest<{ Params: { id?: string } }>, reply: FastifyReply) {
    const caller = await callerOf(request)
    if (!caller) return refuse(request, reply, 401)
    if (!isAgentOrAgency(caller.role)) return refuse(request, reply, 403)
    const { id } = request.params
    if (id === undefined) {
      if ((await countUnfinished(db, caller.id)) >= MOST_AT_ONCE) return refuse(request, reply, 409)
      begun.set(request.raw, { id: v7(), owner_id: caller.id })
    } else if (!(await findUpload(db, { id, owner: caller.id }))) return refuse(request, reply, 404)
    reply.hijack()
    reply.raw.setHeader('cache-control', 'no-store')
    reply.raw.setHeader('x-content-type-options', 'nosniff')
    await server.handle(request.raw, reply.raw)
    return reply
  }

  const config = { rateLimit }
  app.route({ method: ['POST'], url: RESUMABLE_PATH, config, handler: handle })
  app.route({
    method: ['HEAD', 'PATCH', 'DELETE'],
    url: `${RESUMABLE_PATH}/:id`,
    config,
    handler: handle,
  })
}

const refusals = {
  401: { code: 'unauthorized', ...say('problem.session') },
  403: { code: 'forbidden', ...say('problem.notYours') },
  404: { code: 'not_found', ...say('problem.uploadGone') },
  409: { code: 'conflict', ...say('problem.uploadsFull') },
} as const
