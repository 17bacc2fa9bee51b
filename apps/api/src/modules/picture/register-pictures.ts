import { say } from '@manzil/api-client/request/say'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pictureFormats } from '../../pictures/picture-kinds.ts'
import { sendProblem } from '../../plugins/errors.ts'
import type { FilesPort } from '../../ports/files/files-port.ts'

const aYear = 'public, max-age=31536000, immutable'

/** Were a file ever taken for a page, it could load, run and send nothing. */
const policy = "default-src 'none'; sandbox"

type Asked = { Params: { id: string; file: string } }

interface Options {
  files: FilesPort
  rateLimit: { max: number; timeWindow: string }
}

/**
 * Uploaded pictures: `640` in the most sparing format that the browser names in `Accept`, JPEG where it
 * names none, and `640.webp` as it says. A name never gets other contents.
 */
export function registerPictures(app: FastifyInstance, { files, rateLimit }: Options): void {
  const missing = (request: FastifyRequest, reply: FastifyReply) =>
    sendProblem(request, reply, 404, { code: 'not_found', ...say('problem.noPicture') })

  app.get<Asked>('/pictures/:id/:file', { config: { rateLimit } }, async (request, reply) => {
    const { id, file } = request.params
    const [, edge, ending] = /^(\d{1,5})(?:\.(avif|webp|jpg))?$/.exec(file) ?? []
    if (!/^[\da-f]{32}$/.test(id) || edge === undefined) return missing(request, reply)
    const format = formatFor(ending, request.headers.accept)
    const found = await files.get(`pictures/${id}/${edge}.${format.ending}`)
    if (!found) return missing(request, reply)
    reply.headers({
      'cache-control': aYear,
      'content-security-policy': policy,
      'content-length': found.bytes,
      'cross-origin-resource-policy': 'cross-origin',
      ...(ending === undefined && { vary: 'accept' }),
    })
    return reply.type(format.mediaType).send(found.body)
  })
}

function formatFor(ending: string | undefined, accept = '') {
  const [, , jpeg] = pictureFormats
  if (ending !== undefined) return pictureFormats.find((each) => each.ending === ending) ?? jpeg
  return pictureFormats.find(({ mediaType }) => accept.includes(mediaType)) ?? jpeg
}
