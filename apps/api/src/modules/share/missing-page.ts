import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendNothingHere } from '../../plugins/errors.ts'
import { languageOf } from '../../plugins/translate.ts'
import { languageOfAddress } from './languages.ts'
import type { OriginOf } from './origin.ts'
import { settingOf } from './page/share-page.ts'
import { sendStatus } from './share-routes.ts'

interface Options {
  originOf: OriginOf
  /** What the page may load. */
  policy: string
}

/**
 * A person who mistypes an address reads a page that leads on, in the language of the address or of
 * the browser; programs read the contract's envelope.
 */
export function registerMissingPage(app: FastifyInstance, { originOf, policy }: Options): void {
  app.setNotFoundHandler((request, reply) => {
    if (!asksForPage(request)) return sendNothingHere(request, reply)
    const language = languageOfAddress(request.url) ?? languageOf(request)
    const at = settingOf(language, originOf(request))
    reply.headers({ 'content-security-policy': policy, vary: 'accept, accept-language' })
    return sendStatus(request, reply, { status: 404, at, words: at.texts.missing })
  })
}

/** Browsers name HTML where they are about to show the answer as a page, and nowhere else. */
const asksForPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/api(?:\/|\?|$)/.test(url) &&
  headers.accept?.includes('text/html') === true
