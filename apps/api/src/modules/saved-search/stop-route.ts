import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createFormPages } from '../share/page/form-page.ts'
import { html } from '../share/page/html.ts'
import { stopRoute } from './links.ts'
import type { SavedSearchService } from './service.ts'
import { alertTexts } from './texts/alert-texts.ts'

interface Options {
  searches: Pick<SavedSearchService, 'ofStopToken' | 'stop'>
  publicUrl: string
  /** Requests a minute from one address. */
  limit: number
}

type Asked = FastifyRequest<{ Querystring: { token?: string } }>

/**
 * Takes a saved search off by the link of a mail, without a session (RFC 8058): a mail program
 * posts; a person who opens the link sees a button first, because programs that check links open
 * them too.
 */
export function registerStopRoute(
  app: FastifyInstance,
  { searches, publicUrl, limit }: Options,
): void {
  const config = { rateLimit: { max: limit, timeWindow: '1 minute' } }
  const sendPage = createFormPages(publicUrl)

  const send = (
    reply: FastifyReply,
    status: number,
    language: LanguageCode,
    { title, text, button }: { title: string; text: string; button?: string },
  ) =>
    sendPage(reply, status, language, {
      title,
      main: html`<p>${text}</p>${
        button !== undefined &&
        html`<form method="post"><button class="open" type="submit">${button}</button></form>`
      }`,
    })
  const gone = (reply: FastifyReply) => {
    const { gone, goneText } = alertTexts.en.page
    return send(reply, 404, 'en', { title: gone, text: goneText })
  }

  app.get(stopRoute, { config }, async (request: Asked, reply) => {
    const search = await searches.ofStopToken(String(request.query.token ?? ''))
    if (!search) return gone(reply)
    const { title, text, button } = alertTexts[search.language].page
    return send(reply, 200, search.language, { title, text: text(search.name), button })
  })

  app.post(stopRoute, { config }, async (request: Asked, reply) => {
    const search = await searches.ofStopToken(String(request.query.token ?? ''))
    if (!search) return gone(reply)
    await searches.stop(search.id)
    const { done, doneText } = alertTexts[search.language].page
    return send(reply, 200, search.language, { title: done, text: doneText })
  })
}
