import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type {
  ContactChannel,
  LanguageCode,
  LeadKind,
  LeadOrigin,
  LeadState,
} from '@manzil/api-client/generated/types.gen'
import { tidyAddress } from '@manzil/domain/tidy-address'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import type { Caller } from '../../../request-context.ts'
import { leads, nameOf, reachedBy } from './reach.ts'

export type LeadFilter = Omit<RequestOf<'listLeads'>['query'], 'page' | 'limit'>

/** A lead with all that a list, a file or its own view says of it. */
export interface LeadRowRead {
  id: string
  reference: string
  kind: LeadKind
  origin: LeadOrigin
  state: LeadState
  revision: number
  name: string
  email: string | null
  phone_number: string | null
  message: string
  newest: string
  preferred_contact: ContactChannel | null
  preferred_time: Date | null
  language: LanguageCode
  property_id: string | null
  title: string | null
  title_ar: string | null
  property_reference: string | null
  is_live: boolean
  recipient_id: string
  handler_id: string
  handler_name: string | null
  unread: boolean
  waiting: boolean
  created_at: Date
  changed_at: Date
  answered_at: Date | null
  withdrawn_at: Date | null
  brief: unknown
  transcript: unknown
}

/** Work on it goes on, and the visitor waits. */
export const isWaiting = sql<boolean>`(
  e.waiting_since is not null and e.withdrawn_at is null and e.state in ('new', 'answered', 'in_progress')
)`
const isUnread = sql<boolean>`(e.unread and e.withdrawn_at is null and e.state <> 'spam')`

const columns = sql`
  e.id, e.reference, e.kind, e.origin, e.state, e.revision, e.name, e.email, e.phone_number, e.message,
  coalesce((
    select m.body from lead_entry m
    where m.enquiry_id = e.id and m.kind in ('visitor', 'advertiser') and not m.automatic
    order by m.created_at desc, m.id desc limit 1
  ), e.message) as newest,
  e.preferred_contact, e.preferred_time, e.language, e.property_id,
  coalesce(d.property_title, nullif(left(l.title, 300), '')) as title,
  coalesce(d.property_title_ar, nullif(left(l.title_ar, 300), '')) as title_ar,
  l.reference as property_reference, l.status is not null and l.status = 1 as is_live,
  e.recipient_id, h.id as handler_id, ${nameOf('h')} as handler_name,
  ${isUnread} as unread, ${isWaiting} as waiting, e.created_at, e.changed_at, e.answered_at,
  e.withdrawn_at, e.brief, e.transcript`

const withProperty = sql`
  left join property l on l.id = e.property_id
  left join disclosure d on d.id = e.id`

/** A word as a pattern of `ilike`, whatever signs it holds. */
const holding = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`

function conditionOf(caller: Caller, filter: LeadFilter): RawBuilder<unknown> {
  const { kind, state, property_id, handler_id, unanswered, search } = filter
  const words = (search ?? '').trim().split(/\s+/).filter(Boolean)
  const conditions = [
    reachedBy(caller),
    ...(kind === undefined ? [] : [sql`e.kind = ${kind}`]),
    ...(state === undefined ? [] : [sql`e.state = ${state}`]),
    ...(property_id === undefined ? [] : [sql`e.property_id = ${property_id}`]),
    ...(handler_id === undefined ? [] : [sql`h.id = ${handler_id}`]),
    ...(unanswered === undefined ? [] : [sql`${isWaiting} = ${unanswered}`]),
    ...words.map(
      (word) => sql`concat_ws(' ', e.reference, e.name, e.email, e.phone_number, e.message,
        d.property_title, d.property_title_ar, l.reference) ilike ${holding(tidyAddress(word))}`,
    ),
  ]
  return sql.join(conditions, sql` and `)
}

/** Newest message first; where answers are waited for, the longest wait. */
export async function readLeads(
  db: Kysely<Database>,
  caller: Caller,
  filter: LeadFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<LeadRowRead[]> {
  const order =
    filter.unanswered === true ? sql`e.waiting_since, e.id` : sql`e.changed_at desc, e.id desc`
  const { rows } = await sql<LeadRowRead>`
    select ${columns} from ${leads} ${withProperty} where ${conditionOf(caller, filter)}
    order by ${order} limit ${limit} offset ${offset}
  `.execute(db)
  return rows
}

export async function countLeads(
  db: Kysely<Database>,
  caller: Caller,
  filter: LeadFilter,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${leads} ${withProperty} where ${conditionOf(caller, filter)}
  `.execute(db)
  return rows[0]?.total ?? 0
}

/** All leads of somebody with a message that is unread, and all that wait for an answer. */
export async function countOpen(
  db: Kysely<Database>,
  caller: Caller,
): Promise<{ unread: number; waiting: number }> {
  const { rows } = await sql<{ unread: number; waiting: number }>`
    select (count(*) filter (where ${isUnread}))::int as unread,
      (count(*) filter (where ${isWaiting}))::int as waiting
    from ${leads} where ${reachedBy(caller)}
  `.execute(db)
  return rows[0] ?? { unread: 0, waiting: 0 }
}

/** One lead that somebody may see. */
export async function findLead(
  db: Kysely<Database>,
  caller: Caller,
  id: string,
): Promise<LeadRowRead | undefined> {
  const { rows } = await sql<LeadRowRead>`
    select ${columns} from ${leads} ${withProperty} where e.id = ${id} and ${reachedBy(caller)}
  `.execute(db)
  return rows[0]
}

/** One lead, whoever asks: for the visitor's side of it. */
export async function findAnyLead(
  db: Kysely<Database>,
  id: string,
): Promise<LeadRowRead | undefined> {
  const { rows } = await sql<LeadRowRead>`
    select ${columns} from ${leads} ${withProperty} where e.id = ${id} and e.kind <> 'report'
  `.execute(db)
  return rows[0]
}
