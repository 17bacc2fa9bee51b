import { say } from '@manzil/api-client/request/say'
import { drawScene } from '@manzil/scenes/scene'
import { parseSceneAddress } from '@manzil/scenes/scene-path'
import type { FastifyInstance } from 'fastify'
import { sendProblem } from './errors.ts'

const aYear = 'public, max-age=31536000, immutable'

/** Illustrated scenes, drawn when asked for; an address always gives the same picture. */
export function registerScenes(app: FastifyInstance): void {
  app.get('/scenes/*', async (request, reply) => {
    const scene = parseSceneAddress(request.url)
    if (!scene)
      return sendProblem(request, reply, 404, {
        code: 'not_found',
        ...say('problem.noPicture'),
      })
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', aYear)
      .send(drawScene(scene))
  })
}
