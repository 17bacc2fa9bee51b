import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Kept by browsers, and asked for afresh each time: the names of the pages never change. */
const revalidated = 'no-cache'

/** Where the build puts the pages. */
const built = path.dirname(
  fileURLToPath(import.meta.resolve('@manzil/api-client/reference/index.html')),
)

/** The contract itself, as it was bundled for this server. */
const documents = ['openapi.json', 'asyncapi.json'] as const

/** Serves the API reference and both documents that it is made of under `/api-docs/`. */
export async function registerApiDocs(app: FastifyInstance, pages: string = built): Promise<void> {
  app.get('/api-docs', async (_request, reply) => reply.redirect('/api-docs/', 308))
  for (const name of documents) registerDocument(app, name)
  await app.register(fastifyStatic, {
    root: pages,
    prefix: '/api-docs/',
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', revalidated),
  })
}

function registerDocument(app: FastifyInstance, name: (typeof documents)[number]): void {
  const file = fileURLToPath(import.meta.resolve(`@manzil/api-client/${name}`))
  const body = fs.readFileSync(file)
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  app.get(`/api-docs/${name}`, async (request, reply) => {
    reply.header('cache-control', revalidated).header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(body)
  })
}
