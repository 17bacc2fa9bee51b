import { readFileSync } from 'node:fs'
import path from 'node:path'
import { zLanguageCode } from '@manzil/api-client/generated/zod.gen'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import { isPrivateAddress, namesPrivateHost } from '../../request/private-address.ts'
import { hasMessagesPage, messagesPath } from './has-messages-page.ts'
import { readMessage, readMessages } from './read-messages.ts'
import { renderPage } from './render-page.ts'

/** The page shows frames of its own mails and nothing else; nobody may show it in a frame. */
const pagePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** A mail runs nothing and fetches nothing; it brings its looks along. */
const mailPolicy = [
  'sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

const zQuery = z.object({ lang: zLanguageCode.catch('en').default('en') })
const zName = z.object({ name: z.string() })

const file = (name: string) => readFileSync(path.join(import.meta.dirname, name))

/**
 * Serves the mails and text messages that the server keeps as files, where it has such a page: to
 * this machine and private networks, not through proxies that it does not know.
 */
export function registerMessages(
  app: FastifyInstance,
  config: Pick<Config, 'dataDir' | 'publicUrl' | 'mail' | 'trustProxy'>,
): void {
  if (!hasMessagesPage(config)) return
  const { dataDir } = config
  const files = {
    'page.css': ['text/css; charset=utf-8', file('page.css')],
    'page.js': ['text/javascript; charset=utf-8', file('page.js')],
  } as const

  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    // What a proxy in front hides may come from anywhere.
    const { forwarded, 'x-forwarded-for': by } = request.headers
    const isHidden = config.trustProxy === 0 && (forwarded ?? by) !== undefined
    if (isHidden || !isPrivateAddress(request.ip) || !namesPrivateHost(request.headers.host))
      return reply.callNotFound()
    reply.headers({
      'content-security-policy': pagePolicy,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    })
    return undefined
  }

  app.get(messagesPath, { onRequest }, async (request, reply) => {
    const { lang } = zQuery.parse(request.query)
    reply.type('text/html; charset=utf-8')
    return renderPage(await readMessages(dataDir), lang)
  })
  app.get(`${messagesPath}/mail/:name`, { onRequest }, async (request, reply) => {
    const { name } = zName.parse(request.params)
    const message = await readMessage(dataDir, 'mail', name)
    if (message?.html === undefined) return reply.callNotFound()
    reply.header('content-security-policy', mailPolicy).type('text/html; charset=utf-8')
    return message.html
  })
  for (const [name, [type, body]] of Object.entries(files))
    app.get(`${messagesPath}/${name}`, { onRequest }, async (_request, reply) =>
      reply.type(type).send(body),
    )
}
