import { setTimeout as pause } from 'node:timers/promises'
import { say } from '@manzil/api-client/request/say'
import type { FastifyInstance } from 'fastify'
import { sendProblem } from './errors.ts'

/** What was sent before closing began arrives within this time and is answered, in milliseconds. */
const SETTLE_MS = 200

/** Between two looks for connections on which nothing is asked, in milliseconds. */
const LOOK_MS = 100

/** What is under way may take this long once closing has begun, in milliseconds. */
const FINISH_MS = 9_000

/** Longest time for one step of starting or closing, in milliseconds: more than the chat and requests take to finish. */
export const STEP_MS = 2 * FINISH_MS

/** Seconds after which another server, or this one anew, answers. */
const BACK_SECONDS = 5

/**
 * Lets the server end while visitors keep their connections: what is under way is finished, and its
 * connection ends with its answer. What is asked once that has settled is refused with 503.
 */
export function registerClosing(app: FastifyInstance): void {
  let isClosing = false
  let isRefusing = false
  app.addHook('preClose', async () => {
    isClosing = true
    const { server } = app
    // Tests ask it without a network.
    if (!server.listening) return
    const limit = setTimeout(() => server.closeAllConnections(), FINISH_MS)
    limit.unref()
    await pause(SETTLE_MS)
    isRefusing = true
    const looking = setInterval(() => server.closeIdleConnections(), LOOK_MS)
    looking.unref()
    server.once('close', () => {
      clearInterval(looking)
      clearTimeout(limit)
    })
  })
  app.addHook('onRequest', async (request, reply) => {
    if (!isRefusing) return
    reply.header('retry-after', BACK_SECONDS)
    return sendProblem(request, reply, 503, {
      code: 'unavailable',
      ...say('problem.trouble'),
    })
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}
