import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { callerOf, type RequestContext } from '../../request-context.ts'
import { askedLanguage } from '../../request-language.ts'
import { toLeadFile } from './lead-file.ts'
import { toLeadProperty, toLeadRow, toPerson } from './mapper.ts'
import { problems } from './problems.ts'
import { readLeadProperties, readPeople } from './repository/choices.ts'
import { countLeads, countOpen, readLeads } from './repository/read-leads.ts'
import type { InboxService, Writer } from './service.ts'

type InboxHandlers = Pick<
  ServerHandlers<RequestContext>,
  | 'listLeads'
  | 'getLeadChoices'
  | 'getLead'
  | 'markLeadSeen'
  | 'updateLead'
  | 'addLeadNote'
  | 'replyToLead'
  | 'exportLeads'
>

/** Rows of a file at most. */
const EXPORTED = 5000

interface Headers {
  'Idempotency-Key'?: string | undefined
}

const writerOf = (headers: Headers, context: RequestContext): Writer => ({
  caller: callerOf(context),
  key: headers['Idempotency-Key'],
})

/** What visitors wrote to agents and agencies. */
export const inboxHandlers = (db: Kysely<Database>, inbox: InboxService): InboxHandlers => ({
  async listLeads({ query: { page, limit, ...filter } }, context) {
    const caller = callerOf(context)
    const rows = await readLeads(db, caller, filter, { limit, offset: (page - 1) * limit })
    const total = await countLeads(db, caller, filter)
    const pagination = { page, limit, total, totalPages: Math.ceil(total / limit) }
    const open = await countOpen(db, caller)
    return { status: 200, body: { data: rows.map(toLeadRow), pagination, ...open } }
  },

  async getLeadChoices(_request, context) {
    const caller = callerOf(context)
    const people = (await readPeople(db, caller.id)).map(toPerson)
    const properties = (await readLeadProperties(db, caller)).map(toLeadProperty)
    return { status: 200, body: { people, properties } }
  },

  async getLead({ path }, context) {
    const data = await inbox.detailOf(callerOf(context), path.id)
    return data ? { status: 200, body: { data } } : problems.away
  },

  async markLeadSeen({ path }, context) {
    const data = await inbox.see(callerOf(context), path.id)
    return data ? { status: 200, body: { data } } : problems.away
  },

  async updateLead({ path, body }, context) {
    const outcome = await inbox.change(callerOf(context), path.id, body)
    if (outcome.kind === 'refused') return problems[outcome.refusal]
    return { status: 200, body: { ...say('done.leadChanged'), data: outcome.detail } }
  },

  async addLeadNote({ path, headers, body }, context) {
    const outcome = await inbox.note(path.id, body.text, writerOf(headers, context))
    if (outcome.kind === 'refused') return problems[outcome.refusal]
    return { status: 201, body: { ...say('done.leadNoted'), data: outcome.detail } }
  },

  async replyToLead({ path, headers, body }, context) {
    const outcome = await inbox.reply(path.id, body, writerOf(headers, context))
    if (outcome.kind === 'refused') return problems[outcome.refusal]
    return { status: 201, body: { ...say('done.leadAnswered'), data: outcome.detail } }
  },

  async exportLeads({ query }, context) {
    const rows = await readLeads(db, callerOf(context), query, { limit: EXPORTED, offset: 0 })
    return { status: 200, body: { data: toLeadFile(rows, askedLanguage() ?? 'en', new Date()) } }
  },
})
