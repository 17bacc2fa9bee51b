import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createFormPages } from '../share/page/form-page.ts'
import { type Html, html } from '../share/page/html.ts'
import { stopRoute } from './links.ts'
import type { SavedSearchService } from './service.ts'
import { alertTexts } from './texts/alert-texts.ts'

interface Options {
  searches: Pick<SavedSearchService, 'ofStopToken' | 'stop' | 'resume'>
  publicUrl: string
  /** Requests a minute from one address. */
  limit: number
}

type Asked = FastifyRequest<{ Querystring: { token?: string; resume?: string } }>

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
    { title, text, form }: { title: string; text: string; form?: Html },
  ) => sendPage(reply, status, language, { title, main: html`<p>${text}</p>${form}` })
  const gone = (reply: FastifyReply) => {
    const { gone, goneText } = alertTexts.en.page
    return send(reply, 404, 'en', { title: gone, text: goneText })
  }

  /** Nothing is sent any more, and the way back. */
  const stopped = (reply: FastifyReply, language: LanguageCode, token: string) => {
    const { done, doneText, resume } = alertTexts[language].page
    const again = `?${new URLSearchParams({ token, resume: 'yes' })}`
    const form = html`<form method="post" action="${again}"><button class="open quiet" type="submit">${resume}</button></form>`
    return send(reply, 200, language, { title: done, text: doneText, form })
  }

  app.get(stopRoute, { config }, async (request: Asked, reply) => {
    const token = String(request.query.token ?? '')
    const search = await searches.ofStopToken(token)
    if (!search) return gone(reply)
    const { language, name } = search
    if (search.state === 'paused') return stopped(reply, language, token)
    const { title, text, button } = alertTexts[language].page
    const form = html`<form method="post"><button class="open" type="submit">${button}</button></form>`
    return send(reply, 200, language, { title, text: text(name), form })
  })

  app.post(stopRoute, { config }, async (request: Asked, reply) => {
    const token = String(request.query.token ?? '')
    const search = await searches.ofStopToken(token)
    if (!search) return gone(reply)
    const { language, name } = search
    // By the address, not the body: a mail program posts a body of its own, and only stops.
    if (request.query.resume !== 'yes') {
      await searches.stop(search.id)
      return stopped(reply, language, token)
    }
    await searches.resume(search)
    const { resumed, resumedText } = alertTexts[language].page
    return send(reply, 200, language, { title: resumed, text: resumedText(name) })
  })
}
