import type { FastifyInstance } from 'fastify'
import type { InboundMail, InboundMailPort } from '../../../ports/inbound-mail/inbound-mail-port.ts'
import type { Received } from './receive-mail.ts'

/** Where the provider posts mails to. */
export const inboundMailRoute = '/inbound-mail'

/**
 * Takes mails in that a provider posts. Whoever is not the provider is refused before any of the body is read. What
 * cannot be a mail, and mails that belong to nothing, are taken and dropped: posted again they would be the same.
 */
export async function registerInboundMail(
  app: FastifyInstance,
  port: InboundMailPort,
  receive: (mail: InboundMail) => Promise<Received>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: port.bodyLimit },
      (_request, body, done) => done(null, parsed(String(body))),
    )
    scope.post(
      inboundMailRoute,
      {
        bodyLimit: port.bodyLimit,
        async onRequest(request, reply) {
          // 403 tells the provider not to try again.
          if (!port.isGenuine(request.headers))
            return reply.code(403).header('connection', 'close').send({ ok: false })
        },
      },
      async ({ body, log }, reply) => {
        const mail = port.read(body)
        const outcome = mail ? await receive(mail) : 'unreadable'
        log.info({ outcome }, 'a mail came in')
        return reply.code(200).send({ ok: true })
      },
    )
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
