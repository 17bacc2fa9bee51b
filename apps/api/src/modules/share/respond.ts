import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

interface Answer {
  status?: number
  type: string
  body: string | Buffer
  cache: string
}

/** Sends a text or a picture, or 304 where the visitor has it already. */
export function respond(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): FastifyReply {
  const { status = 200, type, body, cache } = answer
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  reply.header('cache-control', cache)
  if (status === 200) {
    reply.header('etag', etag)
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
  }
  return reply.code(status).type(type).send(body)
}

/** Whether the tag is among those of an `If-None-Match`, compared weakly as caches do. */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const plain = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((tag) => plain(tag) === plain(etag))
}
