import { say } from '@manzil/api-client/request/say'
import { drawScene } from '@manzil/scenes/scene'
import { parseScenePath } from '@manzil/scenes/scene-path'
import type { FastifyInstance } from 'fastify'
import { sendProblem } from './errors.ts'

const aYear = 'public, max-age=31536000, immutable'

/** Illustrated scenes, drawn when asked for; an address always gives the same picture. */
export function registerScenes(app: FastifyInstance): void {
  app.get<{ Params: { '*': string } }>('/scenes/*', async (request, reply) => {
    const spec = parseScenePath(`/scenes/${request.params['*']}`)
    if (!spec)
      return sendProblem(request, reply, 404, {
        code: 'not_found',
        ...say('problem.noPicture'),
      })
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', aYear)
      .send(drawScene(spec))
  })
}
