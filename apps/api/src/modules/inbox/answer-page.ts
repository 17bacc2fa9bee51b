import { randomUUID } from 'node:crypto'
import { replyToLeadTexts } from '@manzil/api-client/generated/text-limits.gen'
import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { leadTexts } from '../../mail/texts/lead-texts.ts'
import { createFormPages, registerLinkPage } from '../share/page/form-page.ts'
import { html } from '../share/page/html.ts'
import { answerRoute, type LeadLinks } from './links.ts'
import { readEntries } from './repository/entries.ts'
import { findAnyLead } from './repository/read-leads.ts'
import type { InboxService } from './service.ts'

interface Options {
  db: Kysely<Database>
  inbox: Pick<InboxService, 'hear'>
  links: Pick<LeadLinks, 'read' | 'isOurs'>
  publicUrl: string
  /** Requests a minute from one address. */
  limit: number
}

const LIMIT = replyToLeadTexts.text
/** A text of the longest, in the widest signs, as a form sends it. */
const FORM_BYTES = 64 * 1024
/** Signs of the key that a page gives its form, so that one press sends one answer. */
const KEY = /^[\w-]{8,64}$/

/**
 * The page where a visitor answers an advertiser: by the link of a mail, without a session and without
 * scripts. It shows the newest message of the advertiser and nothing else of the lead.
 */
export async function registerAnswerPage(
  app: FastifyInstance,
  { db, inbox, links, publicUrl, limit }: Options,
): Promise<void> {
  const send = createFormPages(publicUrl)
  const tell = (
    reply: FastifyReply,
    status: number,
    language: LanguageCode,
    title: string,
    text: string,
  ) => send(reply, status, language, { title, main: html`<p>${text}</p>` })
  const gone = (reply: FastifyReply, language: LanguageCode = 'en') => {
    const { gone, goneText } = leadTexts[language].page
    return tell(reply, 404, language, gone, goneText)
  }

  /** The lead that a token opens for its visitor. */
  async function leadOf(token: string) {
    const said = links.read(token)
    if (said?.side !== 'visitor' || !links.isOurs(token)) return undefined
    const lead = await findAnyLead(db, said.leadId)
    return lead && lead.withdrawn_at === null ? lead : undefined
  }

  async function ask(
    reply: FastifyReply,
    lead: NonNullable<Awaited<ReturnType<typeof leadOf>>>,
    problem?: string,
  ) {
    const { title, theirs, field, button } = leadTexts[lead.language].page
    const entries = await readEntries(db, lead.id)
    const newest = entries.findLast(({ kind }) => kind === 'advertiser')
    return send(reply, problem === undefined ? 200 : 422, lead.language, {
      title: title(lead.reference),
      main: html`${
        newest &&
        html`<p>${theirs(newest.author_name)}</p><blockquote dir="auto">${newest.body}</blockquote>`
      }<form method="post"><input type="hidden" name="key" value="${randomUUID()}"><p><label for="text">${field}</label></p><p><textarea id="text" name="text" rows="8" maxlength="${String(LIMIT)}" required dir="auto"${
        problem !== undefined && html` aria-describedby="problem" aria-invalid="true"`
      }></textarea></p>${
        problem !== undefined && html`<p id="problem" role="alert">${problem}</p>`
      }<button class="open" type="submit">${button}</button></form>`,
    })
  }

  await registerLinkPage(app, {
    route: answerRoute,
    limit,
    formBytes: FORM_BYTES,

    async open(token, reply) {
      const lead = await leadOf(token)
      return lead ? ask(reply, lead) : gone(reply)
    },

    async take(token, { form }, reply) {
      const lead = await leadOf(token)
      if (!lead) return gone(reply)
      const { page } = leadTexts[lead.language]
      const text = (form.get('text') ?? '').replaceAll('\0', '').replaceAll('\r\n', '\n').trim()
      const key = form.get('key') ?? ''
      if (text === '' || !KEY.test(key)) return ask(reply, lead, page.empty)
      const heard = await inbox.hear(lead.id, {
        text: [...text].slice(0, LIMIT).join(''),
        sourceKey: `form:${key}`,
      })
      if (heard === 'gone') return gone(reply, lead.language)
      if (heard === 'too-many') return tell(reply, 429, lead.language, page.many, page.manyText)
      return tell(reply, 200, lead.language, page.done, page.doneText)
    },
  })
}
