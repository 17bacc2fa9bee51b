import { createHash } from 'node:crypto'
import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { frame } from './document.ts'
import { type Html, html, trustedHtml } from './html.ts'
import { sharePolicy } from './security-policy.ts'
import { settingOf } from './share-page.ts'

interface FormPage {
  /** Heading and name of the page. */
  title: string
  main: Html
  /** What stands above the heading. */
  above?: Html
}

/**
 * Answers pages that are for whoever has their link, with at most a form: nobody keeps or finds them, their
 * address goes nowhere, and no script runs on them.
 * @param style what they look like besides all pages of the server
 */
export function createFormPages(publicUrl: string, style = '') {
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = sharePolicy([])
    .replace("form-action 'none'", "form-action 'self'")
    .replace("style-src '", style === '' ? "style-src '" : `style-src 'sha256-${hash}' '`)
  return (
    reply: FastifyReply,
    status: number,
    language: LanguageCode,
    { title, main, above }: FormPage,
  ) =>
    reply
      .code(status)
      .headers({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
        'content-security-policy': policy,
      })
      .type('text/html; charset=utf-8')
      .send(
        frame(settingOf(language, publicUrl), {
          head: html`<title>${title}</title><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">${
            style !== '' && html`<style>${trustedHtml(style)}</style>`
          }`,
          main: html`${above}<h1>${title}</h1>${main}`,
        }),
      )
}

interface LinkPage {
  route: string
  /** Requests a minute from one address. */
  limit: number
  /** A form of the longest. */
  formBytes: number
  /** Opening it changes nothing, because programs that check links open them too. */
  open: (token: string, reply: FastifyReply) => Promise<FastifyReply>
  /** Its form was sent. */
  take: (token: string, sent: SentForm, reply: FastifyReply) => Promise<FastifyReply>
}

interface SentForm {
  form: URLSearchParams
  log: FastifyBaseLogger
}

type Asked = FastifyRequest<{ Querystring: { token?: string } }>

const tokenOf = ({ query }: Asked): string => String(query.token ?? '')

/** A page that a link of a mail opens by its token, without a session. */
export async function registerLinkPage(
  app: FastifyInstance,
  { route, limit, formBytes, open, take }: LinkPage,
): Promise<void> {
  const config = { rateLimit: { max: limit, timeWindow: '1 minute' } }
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: formBytes },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    scope.get(route, { config }, async (request: Asked, reply) => open(tokenOf(request), reply))
    scope.post(route, { config }, async (request: Asked, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      return take(tokenOf(request), { form, log: request.log }, reply)
    })
  })
}
