import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { localTitle } from '@manzil/domain/local-name'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { toReceiver } from '../enquiry/mapper.ts'
import { findContact } from '../enquiry/repository.ts'
import { createFormPages, registerLinkPage } from '../share/page/form-page.ts'
import { html } from '../share/page/html.ts'
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

const FORM_BYTES = 1024

/**
 * Where an advertiser says by the link of a mail whether properties are still offered, without a session. Opening
 * it changes nothing; a press does.
 */
export async function registerAvailabilityPage(
  app: FastifyInstance,
  { db, availability, publicUrl, limit }: Options,
): Promise<void> {
  const send = createFormPages(publicUrl)

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

  await registerLinkPage(app, {
    route: availabilityRoute,
    limit,
    formBytes: FORM_BYTES,

    async open(token, reply) {
      const question = await availability.questionOf(token)
      return question ? ask(reply, question) : gone(reply)
    },

    async take(token, { form, log }, reply) {
      const question = await availability.questionOf(token)
      if (!question) return gone(reply)
      const sent = form.get('answer')
      if (sent !== 'available' && sent !== 'gone') return ask(reply, question, 422)
      const { refused } = await availability.answer(question, sent, log)
      const language = await languageOf(question)
      const { page } = availabilityTexts[language]
      return send(reply, 200, language, {
        title: page.done,
        main: html`<p>${sent === 'available' ? page.doneAvailable : page.doneGone}</p>${listOf(question, language)}${
          refused > 0 && html`<p>${page.refused}</p>`
        }<p><a class="open" href="${publicUrl}/?lng=${language}#/my-property-listing">${page.list}</a></p>`,
      })
    },
  })
}
