import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type {
  LeadBrief,
  LeadDetail,
  LeadPerson,
  LeadProperty,
  LeadRow,
} from '@manzil/api-client/generated/types.gen'
import { afterAnswer, isOpenLead, leadTransitions } from '@manzil/domain/lead-states'
import type { EntryOf, MockUser, World } from './world.ts'

type Filter = Omit<RequestOf<'listLeads'>['query'], 'page' | 'limit'>
export type MockLead = EntryOf<'inboxLeads'>

/** A lead of an advertiser: the enquiry, and what became of it. */
export interface Lead {
  enquiry: EntryOf<'enquiries'> & { recipient_id: string }
  lead: MockLead
}

/** What becomes of an enquiry that nobody has touched. */
const untouched = (created_at: string): MockLead => ({
  state: 'new',
  revision: 0,
  handler_id: null,
  unread: true,
  waiting_since: created_at,
  changed_at: created_at,
})

const officeOf = (world: World, id: string): string | undefined =>
  world.users.get(id)?.role === 'agency' ? id : (world.advertisers.get(id)?.agency_id ?? undefined)

/** Whether two accounts are the same, or of the same agency. */
export const isSameOffice = (world: World, one: string, other: string): boolean =>
  one === other ||
  (officeOf(world, one) !== undefined && officeOf(world, one) === officeOf(world, other))

export function handlerOf(world: World, { enquiry, lead }: Lead): string {
  const given = lead.handler_id
  return given !== null && isSameOffice(world, enquiry.recipient_id, given)
    ? given
    : enquiry.recipient_id
}

export const leadOf = (world: World, enquiry: EntryOf<'enquiries'>): Lead | undefined => {
  const { recipient_id, _id, created_at } = enquiry
  if (recipient_id === null || enquiry.kind === 'report') return undefined
  return {
    enquiry: { ...enquiry, recipient_id },
    lead: world.inboxLeads.get(_id) ?? untouched(created_at),
  }
}

/** Notes that the advertiser has answered, by a message or by what was done about the viewing. */
export function noteAnswer(world: World, id: string): void {
  const enquiry = world.enquiries.get(id)
  const found = enquiry && leadOf(world, enquiry)
  if (!found) return
  const { lead } = found
  const changed_at = new Date().toISOString()
  const state = afterAnswer(lead.state)
  const revision = lead.revision + 1
  const settled = { state, revision, unread: false, waiting_since: null, changed_at }
  world.inboxLeads.set(id, { ...lead, ...settled })
}

/** An agent's own leads, or those of an agency and its people. */
export const leadsOf = (world: World, user: MockUser): Lead[] =>
  [...world.enquiries.values()].flatMap((enquiry) => {
    const found = leadOf(world, enquiry)
    if (!found) return []
    const isReached =
      user.role === 'agency'
        ? isSameOffice(world, found.enquiry.recipient_id, user._id)
        : handlerOf(world, found) === user._id
    return isReached ? [found] : []
  })

export const isWaiting = ({ lead }: Lead): boolean =>
  lead.waiting_since !== null && isOpenLead(lead.state)
export const isUnread = ({ lead }: Lead): boolean => lead.unread && lead.state !== 'spam'

export function personOf(world: World, id: string): LeadPerson {
  const user = world.users.get(id)
  const person = [user?.first_name, user?.last_name].filter(Boolean).join(' ')
  const name = user?.role === 'agency' ? user.company_name : person
  return { _id: id, name: name || user?.company_name || null }
}

export function propertyOf(world: World, id: string): LeadProperty {
  const property = world.everyProperty.find(({ _id }) => _id === id)
  return {
    _id: id,
    title: property?.title ?? null,
    title_ar: property?.title_ar ?? null,
    reference: property?.reference ?? null,
    is_live: property?.status === 'live',
  }
}

const EXCERPT = 200

const entriesOf = (world: World, id: string) =>
  [...world.leadEntries.values()].filter(({ lead_id }) => lead_id === id)

export function toRow(world: World, found: Lead): LeadRow {
  const { enquiry, lead } = found
  const { _id, reference, kind, name, property_id, created_at, consent } = enquiry
  const newest = entriesOf(world, _id).findLast(({ kind: k }) => k === 'advertiser')
  return {
    _id,
    reference,
    kind: kind === 'report' ? 'question' : kind,
    origin: consent?.startsWith('assistant') ? 'assistant' : 'form',
    state: lead.state,
    revision: lead.revision,
    name,
    excerpt: (newest?.text ?? enquiry.message).slice(0, EXCERPT),
    property: property_id ? propertyOf(world, property_id) : null,
    handler: personOf(world, handlerOf(world, found)),
    is_unread: isUnread(found),
    is_waiting: isWaiting(found),
    created_at,
    changed_at: lead.changed_at,
    withdrawn_at: null,
  }
}

export const toDetail = (world: World, found: Lead): LeadDetail => {
  const { enquiry, lead } = found
  return {
    row: toRow(world, found),
    email: enquiry.email ?? null,
    phone_number: enquiry.phone_number ?? null,
    message: enquiry.message,
    preferred_contact: enquiry.preferred_contact ?? null,
    preferred_time: enquiry.preferred_time ?? null,
    language: enquiry.language ?? 'en',
    can_reply: enquiry.email !== undefined,
    next_states: [...leadTransitions[lead.state]],
    brief: briefOf(enquiry),
    transcript: transcriptOf(world, enquiry),
    entries: entriesOf(world, enquiry._id).map(({ lead_id: _lead, ...entry }) => entry),
  }
}

/** Leads that meet a filter, in the order of the list. */
export function filterLeads(world: World, leads: readonly Lead[], filter: Filter): Lead[] {
  const { kind, state, property_id, handler_id, unanswered, search } = filter
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const isMeant = (found: Lead) => {
    const { enquiry, lead } = found
    const text = [
      enquiry.reference,
      enquiry.name,
      enquiry.email,
      enquiry.phone_number,
      enquiry.message,
      enquiry.property_id && propertyOf(world, enquiry.property_id).title,
    ]
      .join(' ')
      .toLowerCase()
    return (
      (kind === undefined || enquiry.kind === kind) &&
      (state === undefined || lead.state === state) &&
      (property_id === undefined || enquiry.property_id === property_id) &&
      (handler_id === undefined || handlerOf(world, found) === handler_id) &&
      (unanswered === undefined || isWaiting(found) === unanswered) &&
      words.every((word) => text.includes(word))
    )
  }
  const at = ({ lead }: Lead) => (unanswered === true && lead.waiting_since) || lead.changed_at
  const sign = unanswered === true ? 1 : -1
  return leads.filter(isMeant).toSorted((a, b) => (at(a) < at(b) ? -sign : sign))
}

type Enquiry = Lead['enquiry']

/** What the visitor looks for, where it goes along. */
const briefOf = ({ search }: Enquiry): LeadBrief | null =>
  search ? { min_budget: null, max_budget: null, search } : null

/** What was said to the assistant, where it goes along. */
function transcriptOf(world: World, { share_conversation, user_id, created_at }: Enquiry) {
  if (!share_conversation || user_id === null) return []
  const own = [...world.conversations.values()].findLast(({ ownerId }) => ownerId === user_id)
  return (own?.messages ?? []).flatMap((message) =>
    message.type === 'text' && message.timestamp <= created_at
      ? [{ role: message.role, text: message.message.slice(0, 4000), at: message.timestamp }]
      : [],
  )
}
