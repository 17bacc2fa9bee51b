import type {
  LeadBrief,
  LeadDetail,
  LeadEntry,
  LeadRow,
  LeadTranscriptLine,
} from '@manzil/api-client/generated/types.gen'
import { zLeadBrief, zLeadDetail } from '@manzil/api-client/generated/zod.gen'
import { leadTransitions } from '@manzil/domain/lead-states'
import { readableOrNone } from '../../mail/readable-address.ts'
import { isMailable } from '../../ports/mail/mailbox.ts'
import type { PersonRead, PropertyRead } from './repository/choices.ts'
import type { EntryRead } from './repository/entries.ts'
import type { LeadRowRead } from './repository/read-leads.ts'

/** Characters of a message that a list shows. */
const EXCERPT = 200

export const toPerson = ({ id, name }: PersonRead) => ({ _id: id, name })

export const toLeadProperty = ({ id, ...rest }: PropertyRead) => ({ _id: id, ...rest })

/** A lead as a list shows it. */
export const toLeadRow = (row: LeadRowRead): LeadRow => ({
  _id: row.id,
  reference: row.reference,
  kind: row.kind,
  origin: row.origin,
  state: row.state,
  revision: row.revision,
  name: row.name,
  excerpt: [...row.newest.replace(/\s+/g, ' ')].slice(0, EXCERPT).join(''),
  property:
    row.property_id === null
      ? null
      : {
          _id: row.property_id,
          title: row.title,
          title_ar: row.title_ar,
          reference: row.property_reference,
          is_live: row.is_live,
        },
  handler: { _id: row.handler_id, name: row.handler_name },
  is_unread: row.unread,
  is_waiting: row.waiting,
  created_at: row.created_at.toISOString(),
  changed_at: row.changed_at.toISOString(),
  withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
})

const toEntry = (entry: EntryRead): LeadEntry => ({
  _id: entry.id,
  kind: entry.kind,
  author:
    entry.account_id === null ? null : toPerson({ id: entry.account_id, name: entry.author_name }),
  text: entry.body,
  automatic: entry.automatic,
  attachments: entry.attachments,
  state: entry.state,
  at: entry.created_at.toISOString(),
})

/** Whether mail reaches whoever wrote. */
export const canReply = ({ email, withdrawn_at }: LeadRowRead): boolean =>
  withdrawn_at === null && email !== null && isMailable(email)

/** A lead with its history. */
export const toLeadDetail = (row: LeadRowRead, entries: readonly EntryRead[]): LeadDetail => ({
  row: toLeadRow(row),
  email: readableOrNone(row.email),
  phone_number: row.phone_number,
  message: row.message,
  preferred_contact: row.preferred_contact,
  preferred_time: row.preferred_time?.toISOString() ?? null,
  language: row.language,
  can_reply: canReply(row),
  next_states: [...leadTransitions[row.state]],
  brief: briefOf(row),
  transcript: transcriptOf(row),
  entries: entries.map(toEntry),
})

/** What the visitor looks for, where that went along. */
export const briefOf = ({ brief }: LeadRowRead): LeadBrief | null =>
  zLeadBrief.safeParse(brief).data ?? null

/** What was said to the assistant, where that went along. */
export const transcriptOf = ({ transcript }: LeadRowRead): LeadTranscriptLine[] =>
  zLeadDetail.shape.transcript.safeParse(transcript).data ?? []
