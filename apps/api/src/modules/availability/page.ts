import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { localTitle } from '@manzil/domain/local-name'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { toReceiver } from '../enquiry/mapper.ts'
import { findContact } from '../enquiry/repository.ts'
import { frame } from '../share/page/document.ts'
import { type Html, html } from '../share/page/html.ts'
import { sharePolicy } from '../share/page/security-policy.ts'
import { settingOf } from '../share/page/share-page.ts'
import { availabilityRoute } from './links.ts'
import type { AvailabilityService, Question } from './service.ts'
import { availabilityTexts } from './texts/availability-texts.ts'

interface Options {
  db: Kysely<Database>
  availability: Pick<AvailabilityService, 'questionOf' | 'answer'>
  publicUrl: string
  /** Requests a minute from one address. */
  limit: number
}

type Asked = FastifyRequest<{ Querystring: { token?: string } }>

const FORM_BYTES = 1024

/**
 * Where an advertiser says by the link of a mail whether properties are still offered, without a session. Opening
 * it changes nothing, because programs that check links open them too; a press does.
 */
export async function registerAvailabilityPage(
  app: FastifyInstance,
  { db, availability, publicUrl, limit }: Options,
): Promise<void> {
  const config = { rateLimit: { max: limit, timeWindow: '1 minute' } }
  const policy = sharePolicy([]).replace("form-action 'none'", "form-action 'self'")

  const send = (
    reply: FastifyReply,
    status: number,
    language: LanguageCode,
    { title, main }: { title: string; main: Html },
  ) =>
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(
        frame(settingOf(language, publicUrl), {
          head: html`<title>${title}</title><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">`,
          main: html`<h1>${title}</h1>${main}`,
        }),
      )
  const gone = (reply: FastifyReply) => {
    const { gone: title, goneText } = availabilityTexts.en.page
    return send(reply, 404, 'en', { title, main: html`<p>${goneText}</p>` })
  }
  const languageOf = async ({ agentId }: Question): Promise<LanguageCode> => {
    const contact = await findContact(db, agentId)
    return (contact && toReceiver(contact)?.language) ?? 'en'
  }
  const listOf = ({ titles }: Question, language: LanguageCode) =>
    html`<ul>${titles.map(
      (each) =>
        html`<li><bdi>${localTitle(each, language)}</bdi> (<bdi>${each.reference}</bdi>)</li>`,
    )}</ul>`

  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )

    const ask = async (reply: FastifyReply, question: Question, status = 200) => {
      const language = await languageOf(question)
      const { page } = availabilityTexts[language]
      const one = question.titles.length === 1
      return send(reply, status, language, {
        title: one ? page.titleOne : page.titleMany,
        main: html`${listOf(question, language)}<p>${page.text}</p><form method="post"><p><button class="open" type="submit" name="answer" value="available">${
          one ? page.available : page.allAvailable
        }</button></p><p><button type="submit" name="answer" value="gone">${one ? page.isGone : page.allGone}</button></p></form>`,
      })
    }

    scope.get(availabilityRoute, { config }, async (request: Asked, reply) => {
      const question = await availability.questionOf(String(request.query.token ?? ''))
      return question ? ask(reply, question) : gone(reply)
    })

    scope.post(availabilityRoute, { config }, async (request: Asked, reply) => {
      const question = await availability.questionOf(String(request.query.token ?? ''))
      if (!question) return gone(reply)
      const sent = request.body instanceof URLSearchParams ? request.body.get('answer') : null
      if (sent !== 'available' && sent !== 'gone') return ask(reply, question, 422)
      const { refused } = await availability.answer(question, sent, request.log)
      const language = await languageOf(question)
      const { page } = availabilityTexts[language]
      return send(reply, 200, language, {
        title: page.done,
        main: html`<p>${sent === 'available' ? page.doneAvailable : page.doneGone}</p>${listOf(question, language)}${
          refused > 0 && html`<p>${page.refused}</p>`
        }<p><a class="open" href="${publicUrl}/?lng=${language}#/my-property-listing">${page.list}</a></p>`,
      })
    })
  })
}
