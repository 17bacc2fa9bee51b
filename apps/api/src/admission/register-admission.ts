import { say } from '@manzil/api-client/request/say'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { sendProblem } from '../plugins/errors.ts'
import { addressKey } from '../request/client-address.ts'
import { costOf } from './costs.ts'
import { type Allowance, createTokenBuckets } from './token-buckets.ts'
import { createWorkLine } from './work-line.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its work waits in the line of reads although it is no operation of the contract. */
    inLine?: boolean
  }
}

export interface AdmissionOptions {
  /** How fast one address may read. */
  reads: Allowance
  /** Reads that are worked on side by side. */
  atOnce: number
}

/** Reads that wait, and how long at most, in milliseconds: clients give up after twelve seconds. */
const LONGEST_LINE = 64
const WAIT_MS = 8_000

/** Says whether the server lives, so it has to be answered however much there is to do. */
const alwaysAnswered = 'ping'

/** Who asked has hung up, so that nobody would see the answer. */
class CallerGone extends Error {
  readonly statusCode = 499
}

const isRead = ({ method, config }: RouteOptions): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  config?.operation !== undefined &&
  config.operation !== alwaysAnswered

/**
 * Bounds what reads may ask of the server: so many for each address (429), so many at a time with a
 * short line (503 at once beyond it), and none for callers who have gone. Routes that are registered
 * afterwards are held to it; files never wait, and writes have limits of their own.
 */
export function registerAdmission(app: FastifyInstance, { reads, atOnce }: AdmissionOptions): void {
  const take = createTokenBuckets(reads)
  const line = createWorkLine({ atOnce, longest: LONGEST_LINE, waitMs: WAIT_MS })
  const turns = new WeakMap<FastifyRequest, () => void>()
  // A handler ends when its answer has arrived, and some read slowly on purpose.
  app.addHook('onSend', async (request) => {
    turns.get(request)?.()
  })
  app.addHook('onRoute', (route) => {
    const isOperation = isRead(route)
    if (!isOperation && !route.config?.inLine) return
    const { handler } = route
    route.handler = async function (request, reply) {
      const leave = await enter(request, reply)
      turns.set(request, leave)
      try {
        return await handler.call(this, request, reply)
      } finally {
        leave()
      }
    }
    if (isOperation) route.onRequest = [pay, ...[route.onRequest ?? []].flat()]
  })

  async function pay(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { operation } = request.routeOptions.config
    const hasText = /[?&]search=[^&]/.test(request.url)
    const seconds = take(addressKey(request.ip), costOf(operation, hasText))
    if (seconds === 0) return
    reply.header('retry-after', seconds)
    return sendProblem(request, reply, 429, {
      code: 'too_many_requests',
      ...say('problem.attempts'),
    })
  }

  async function enter(
    { ip, raw: { socket } }: FastifyRequest,
    { raw }: FastifyReply,
  ): Promise<() => void> {
    const gone = new AbortController()
    const hangUp = () => gone.abort(new CallerGone('the caller has gone'))
    if (raw.closed || socket.destroyed) hangUp()
    socket.once('close', hangUp)
    try {
      return await line.enter(addressKey(ip), gone.signal)
    } finally {
      socket.off('close', hangUp)
    }
  }
}
