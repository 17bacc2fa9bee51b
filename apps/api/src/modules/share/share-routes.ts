import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { giveTime, logFailure, problemOf } from '../../plugins/errors.ts'
import { type FindPage, type ShareKind, shareKinds } from './find-page.ts'
import { languageOfAddress, languagePrefixes } from './languages.ts'
import type { OriginOf } from './origin.ts'
import { shareDocument } from './page/document.ts'
import { isVisit } from './page/open-app.ts'
import { type Setting, settingOf } from './page/share-page.ts'
import { statusDocument } from './page/status-page.ts'
import { respond } from './respond.ts'

/** Kept a little while, by everybody: a price that was changed is seen within minutes. */
const cache = 'public, max-age=120, stale-while-revalidate=600'
const htmlType = 'text/html; charset=utf-8'

interface Options {
  find: FindPage
  originOf: OriginOf
  /** What the pages may load. */
  policy: string
  rateLimit: { max: number; timeWindow: string }
}

type Keyed = { Params: { key?: string } }

/** Answers every share address in every language. */
export function registerShareRoutes(scope: FastifyInstance, options: Options): void {
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', options.policy)
  })
  scope.setErrorHandler<FastifyError>((error, request, reply) => {
    const [status] = problemOf(error)
    logFailure(request, status, error)
    giveTime(reply, status)
    const at = settingOf(languageOf(request), options.originOf(request))
    const { texts } = at
    const words = status === 429 ? texts.busy : status >= 500 ? texts.failed : texts.missing
    return sendStatus(request, reply, { status, at, words })
  })
  for (const { language, prefix } of languagePrefixes)
    for (const kind of shareKinds)
      scope.get<Keyed>(
        kind === 'faqs' ? `${prefix}/faqs` : `${prefix}/${kind}/:key`,
        { config: { rateLimit: options.rateLimit, inLine: true } },
        (request, reply) => answer(request, reply, { ...options, language, kind }),
      )
}

async function answer(
  request: FastifyRequest<Keyed>,
  reply: FastifyReply,
  { find, originOf, language, kind }: Options & { language: LanguageCode; kind: ShareKind },
): Promise<FastifyReply> {
  const at = settingOf(language, originOf(request))
  const context = { caller: undefined, token: undefined, log: request.log }
  const page = await find(kind, request.params.key ?? '', at, context)
  if (page === undefined)
    return sendStatus(request, reply, { status: 404, at, words: at.texts.missing })
  if (page === 'gone') return sendStatus(request, reply, { status: 410, at, words: at.texts.gone })
  const [asked, query] = request.url.split('?', 2)
  const address = at.link(page.address)
  // Campaign marks and the like survive on the way to the canonical address.
  if (asked !== address)
    return reply
      .header('cache-control', cache)
      .redirect(query === undefined ? address : `${address}?${query}`, 301)
  reply.header('vary', 'sec-fetch-mode, sec-fetch-dest')
  const body = shareDocument(page, at, isVisit(request.headers))
  return respond(request, reply, { type: htmlType, body, cache })
}

/** Says what became of an address, as a page. */
export function sendStatus(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, at, words }: { status: number; at: Setting; words: { title: string; text: string } },
): FastifyReply {
  const body = statusDocument(at, words)
  return respond(request, reply, { status, type: htmlType, body, cache: 'no-store' })
}

/** The language of an address that failed. */
const languageOf = ({ url }: FastifyRequest): LanguageCode => languageOfAddress(url) ?? 'en'
