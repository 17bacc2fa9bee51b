import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { zAddLeadNoteResponse, zReplyToLeadResponse } from '@manzil/api-client/generated/zod.gen'
import { say } from '@manzil/api-client/request/say'
import { toCsv } from '@manzil/domain/csv'
import { afterAnswer, isOpenLead, leadTransitions } from '@manzil/domain/lead-states'
import { pageOf } from '@manzil/domain/page-of'
import { writtenPhone } from '@manzil/domain/phone-number'
import { serverTexts } from '@manzil/i18n/server-texts'
import { type MockContext, signedIn } from '../context.ts'
import { writeOnce } from '../idempotency.ts'
import {
  filterLeads,
  handlerOf,
  isSameOffice,
  isUnread,
  isWaiting,
  type Lead,
  leadsOf,
  type MockLead,
  personOf,
  propertyOf,
  toDetail,
  toRow,
} from '../inbox.ts'
import { problems } from '../problems.ts'
import type { EntryOf, World } from '../world.ts'

type InboxHandlers = Pick<
  ServerHandlers<MockContext>,
  | 'listLeads'
  | 'getLeadChoices'
  | 'getLead'
  | 'markLeadSeen'
  | 'updateLead'
  | 'addLeadNote'
  | 'replyToLead'
  | 'exportLeads'
>

/** What visitors wrote to agents and agencies. Nothing is mailed, so visitors never write back. */
export function inboxHandlers(world: World): InboxHandlers {
  const find = (id: string, context: MockContext) =>
    leadsOf(world, signedIn(context)).find(({ enquiry }) => enquiry._id === id)
  const keep = ({ enquiry, lead }: Lead, change: Partial<MockLead>) => {
    const next = { ...lead, revision: lead.revision + 1, ...change }
    world.inboxLeads.set(enquiry._id, next)
    return toDetail(world, { enquiry, lead: next })
  }
  const note = (
    { enquiry }: Lead,
    context: MockContext,
    entry: Pick<EntryOf<'leadEntries'>, 'kind' | 'text' | 'state'>,
  ) => {
    const _id = world.makeId()
    world.leadEntries.set(_id, {
      ...entry,
      _id,
      lead_id: enquiry._id,
      author: personOf(world, signedIn(context)._id),
      automatic: false,
      attachments: [],
      at: new Date().toISOString(),
    })
  }

  return {
    async listLeads({ query }, context) {
      const all = leadsOf(world, signedIn(context))
      const { data, pagination } = pageOf(filterLeads(world, all, query), query)
      const rows = data.map((lead) => toRow(world, lead))
      const unread = all.filter(isUnread).length
      const waiting = all.filter(isWaiting).length
      return { status: 200, body: { data: rows, pagination, unread, waiting } }
    },

    async getLeadChoices(_request, context) {
      const me = signedIn(context)
      const people = [...world.users.values()]
        .filter(({ role }) => role === 'agent' || role === 'agency')
        .filter(({ _id }) => isSameOffice(world, me._id, _id))
        .map(({ _id }) => personOf(world, _id))
      const ids = leadsOf(world, me).flatMap(({ enquiry }) => enquiry.property_id ?? [])
      const properties = [...new Set(ids)].map((id) => propertyOf(world, id))
      return { status: 200, body: { people, properties } }
    },

    async getLead({ path }, context) {
      const lead = find(path.id, context)
      return lead ? { status: 200, body: { data: toDetail(world, lead) } } : problems.leadAway
    },

    async markLeadSeen({ path }, context) {
      const lead = find(path.id, context)
      if (!lead) return problems.leadAway
      const isMine = handlerOf(world, lead) === signedIn(context)._id
      const { revision } = lead.lead
      const data = isMine ? keep(lead, { unread: false, revision }) : toDetail(world, lead)
      return { status: 200, body: { data } }
    },

    async updateLead({ path, body }, context) {
      const found = find(path.id, context)
      if (!found) return problems.leadAway
      const { lead, enquiry } = found
      const { revision, state = lead.state, handler_id } = body
      if (revision !== lead.revision) return problems.leadChanged
      const isOther = state !== lead.state
      if (isOther && !leadTransitions[lead.state].includes(state)) return problems.leadState
      const isGiven = handler_id !== undefined && handler_id !== handlerOf(world, found)
      if (isGiven && !isSameOffice(world, enquiry.recipient_id, handler_id))
        return problems.leadHandler
      if (isOther) note(found, context, { kind: 'state', text: '', state })
      const { name } = personOf(world, handler_id ?? '')
      if (isGiven) note(found, context, { kind: 'handler', text: name ?? '', state: null })
      const isSettled = isOther && (state === 'answered' || !isOpenLead(state))
      const change = {
        state,
        ...(isGiven && { handler_id, unread: handler_id !== signedIn(context)._id }),
        ...(isSettled && { waiting_since: null }),
      }
      const data = isOther || isGiven ? keep(found, change) : toDetail(world, found)
      return { status: 200, body: { ...say('done.leadChanged'), data } }
    },

    async addLeadNote({ path, headers, body }, context) {
      const found = find(path.id, context)
      if (!found) return problems.leadAway
      const call = {
        operation: 'addLeadNote',
        userId: signedIn(context)._id,
        headers,
        body: { ...body, id: path.id },
        answer: zAddLeadNoteResponse,
      }
      return writeOnce(world, call, () => {
        note(found, context, { kind: 'note', text: body.text, state: null })
        return {
          status: 201,
          body: { ...say('done.leadNoted'), data: toDetail(world, found) },
        }
      })
    },

    async replyToLead({ path, headers, body }, context) {
      const found = find(path.id, context)
      if (!found) return problems.leadAway
      const call = {
        operation: 'replyToLead',
        userId: signedIn(context)._id,
        headers,
        body: { ...body, id: path.id },
        answer: zReplyToLeadResponse,
      }
      return writeOnce(world, call, () => {
        if (body.revision !== found.lead.revision) return problems.leadChanged
        if (found.enquiry.email === undefined) return problems.leadNoMail
        note(found, context, { kind: 'advertiser', text: body.text, state: null })
        const data = keep(found, {
          state: afterAnswer(found.lead.state),
          unread: false,
          waiting_since: null,
          changed_at: new Date().toISOString(),
        })
        return { status: 201, body: { ...say('done.leadAnswered'), data } }
      })
    },

    async exportLeads({ query }, context) {
      const { leadFile: words, leadStates } = serverTexts[context.language]
      const rows = filterLeads(world, leadsOf(world, signedIn(context)), query).map(
        ({ enquiry, lead }) => [
          enquiry.reference,
          leadStates[lead.state],
          enquiry.name,
          enquiry.email ?? null,
          enquiry.phone_number ? writtenPhone(enquiry.phone_number) : null,
          enquiry.message,
        ],
      )
      const { number, state, name, email, phone, message } = words
      const text = toCsv([[number, state, name, email, phone, message], ...rows])
      const file = `manzil-leads-${new Date().toISOString().slice(0, 10)}.csv`
      return { status: 200, body: { data: { name: file, media_type: 'text/csv', text } } }
    },
  }
}
