import type {
  BusinessFigure,
  BusinessFigures,
  BusinessToday,
} from '@manzil/api-client/generated/types.gen'
import { dayAfter, dubaiInstant } from '@manzil/domain/time/dubai-days'
import { later } from '@manzil/domain/time/moments'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { REMOVED, statusCodes } from '../../db/codes.ts'
import { waitsForAnswer } from '../../db/property-conditions.ts'
import type { Database } from '../../db/schema.ts'
import type { Caller } from '../../request-context.ts'
import { advertiserName, peopleOf } from '../agent/repository.ts'
import { leads, reachedBy } from '../inbox/repository/reach.ts'
import { isWaiting } from '../inbox/repository/read-leads.ts'

/** Days in Dubai, both included. */
export interface Span {
  from: string
  to: string
}

const dayOf = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone 'Asia/Dubai')::date`

/**
 * Common tables of an account: `mine`, the properties of its people, and `counted`, each thing that
 * happened in the days (or some of a kind on one day) with whose it is. What a person received counts even
 * where the property is gone, or none was named.
 */
function tables(accountId: string, { from, to }: Span) {
  const [first, after] = [
    dubaiInstant(from),
    sql`(${to}::date + 1)::timestamp at time zone 'Asia/Dubai'`,
  ]
  const within = (moment: RawBuilder<unknown>) =>
    sql`${moment} >= ${first} and ${moment} < ${after}`
  return sql`
    with people as materialized ${peopleOf(accountId)},
    mine as materialized (
      select id, agent_id from property where agent_id in (select id from people)
    ),
    counted (figure, agent_id, property_id, day, n) as materialized (
      select 'views', mine.agent_id, mine.id, v.day, v.views
      from property_view v join mine on mine.id = v.property_id
      where v.day between ${from}::date and ${to}::date
      union all
      select 'favourites', mine.agent_id, mine.id, ${dayOf(sql`f.created_at`)}, 1
      from favourite f join mine on mine.id = f.property_id where ${within(sql`f.created_at`)}
      union all
      select 'enquiries', e.recipient_id, e.property_id, ${dayOf(sql`e.created_at`)}, 1
      from enquiry e
      where e.recipient_id in (select id from people) and e.state <> 'spam'
        and ${within(sql`e.created_at`)}
      union all
      select 'mentions', mine.agent_id, mine.id, m.day, m.mentions
      from property_mention m join mine on mine.id = m.property_id
      where m.day between ${from}::date and ${to}::date
      union all
      select 'reveals', d.recipient_id, d.property_id, ${dayOf(sql`d.created_at`)}, 1
      from disclosure d
      where d.recipient_id in (select id from people) and d.kind in ('phone', 'whatsapp')
        and ${within(sql`d.created_at`)}
    )`
}

const sums = sql.join(
  (['views', 'favourites', 'enquiries', 'mentions', 'reveals'] as const).map(
    (figure) =>
      sql`coalesce(sum(n) filter (where figure = ${sql.lit(figure)}), 0)::integer as ${sql.ref(figure)}`,
  ),
)

/** Days on which something was counted. */
export async function readDays(
  db: Kysely<Database>,
  accountId: string,
  span: Span,
): Promise<(BusinessFigures & { day: string })[]> {
  const { rows } = await sql<BusinessFigures & { day: string }>`
    ${tables(accountId, span)}
    select day::text as day, ${sums} from counted group by day order by day
  `.execute(db)
  return rows
}

/** How many people of an agency are listed. */
const MOST_PEOPLE = 200

/** The people of an agency who have a name, itself included, with their figures; most properties first. */
export async function readPeople(
  db: Kysely<Database>,
  agencyId: string,
  span: Span,
): Promise<(BusinessFigures & { id: string; name: string })[]> {
  const { rows } = await sql<BusinessFigures & { id: string; name: string }>`
    ${tables(agencyId, span)},
    figures as (select agent_id, ${sums} from counted group by agent_id)
    select a.id, left(${advertiserName}, 200) as name, coalesce(f.views, 0) as views,
      coalesce(f.favourites, 0) as favourites, coalesce(f.enquiries, 0) as enquiries,
      coalesce(f.mentions, 0) as mentions, coalesce(f.reveals, 0) as reveals
    from account a left join figures f on f.agent_id = a.id
    where a.id in (select id from people) and ${advertiserName} is not null
    order by (select count(*) from mine where mine.agent_id = a.id) desc, a.id
    limit ${MOST_PEOPLE}
  `.execute(db)
  return rows
}

export interface PropertyFiguresRow extends BusinessFigures {
  id: string
  reference: string
  title: string
  title_ar: string | null
  is_live: boolean
}

/** Properties with their figures, those with most of one first. */
export async function readProperties(
  db: Kysely<Database>,
  accountId: string,
  {
    span,
    sortBy,
    limit,
    offset,
  }: { span: Span; sortBy: BusinessFigure; limit: number; offset: number },
): Promise<PropertyFiguresRow[]> {
  const { rows } = await sql<PropertyFiguresRow>`
    ${tables(accountId, span)},
    figures as (select property_id, ${sums} from counted group by property_id)
    select l.id, l.reference, l.title, l.title_ar, l.status = 1 as is_live,
      coalesce(f.views, 0) as views, coalesce(f.favourites, 0) as favourites,
      coalesce(f.enquiries, 0) as enquiries, coalesce(f.mentions, 0) as mentions,
      coalesce(f.reveals, 0) as reveals
    from mine join property l on l.id = mine.id left join figures f on f.property_id = l.id
    where l.status <> ${REMOVED}
    order by coalesce(${sql.ref(`f.${sortBy}`)}, 0) desc, l.published_at desc, l.id desc
    limit ${limit} offset ${offset}
  `.execute(db)
  return rows
}

/** How many properties the account's people have, and how many of them visitors see. */
export async function countProperties(
  db: Kysely<Database>,
  accountId: string,
): Promise<{ all: number; live: number }> {
  const { rows } = await sql<{ all: number; live: number }>`
    select count(*)::integer as all, count(*) filter (where status = 1)::integer as live
    from property where agent_id in ${peopleOf(accountId)} and status <> ${REMOVED}
  `.execute(db)
  return rows[0] ?? { all: 0, live: 0 }
}

type LeadsToday = Pick<BusinessToday, 'unanswered' | 'enquiries'>
type PropertiesToday = Omit<BusinessToday, keyof LeadsToday | 'viewings'>

/** Days before a property leaves the lists that its owner is told. */
const EXPIRING_DAYS = 7

/** Properties that need something of their owner. */
export async function countUnfinished(
  db: Kysely<Database>,
  accountId: string,
  now: Date,
): Promise<PropertiesToday> {
  const { live, hidden, rejected, draft, in_review } = statusCodes
  const { rows } = await sql<PropertiesToday>`
    select count(*) filter (
        where ${waitsForAnswer} and l.status in (${live}, ${hidden})
      )::integer as unconfirmed,
      count(*) filter (
        where l.status = ${live} and s.expires_at <= ${later(now, EXPIRING_DAYS, 'day')}
      )::integer as expiring,
      count(*) filter (where l.status = ${rejected})::integer as rejected,
      count(*) filter (where l.status = ${draft})::integer as drafts,
      count(*) filter (where l.status = ${in_review})::integer as in_review
    from property l left join property_state s on s.property_id = l.id
    where l.agent_id in ${peopleOf(accountId)}
  `.execute(db)
  return rows[0] ?? { unconfirmed: 0, expiring: 0, rejected: 0, drafts: 0, in_review: 0 }
}

/** What waits for an answer, and what came in on a day in Dubai. */
export async function countToday(
  db: Kysely<Database>,
  caller: Caller,
  day: string,
): Promise<LeadsToday> {
  const { rows } = await sql<LeadsToday>`
    select count(*) filter (where ${isWaiting})::integer as unanswered,
      count(*) filter (where ${dayOf(sql`e.created_at`)} = ${day}::date)::integer as enquiries
    from ${leads} where ${reachedBy(caller)} and e.state <> 'spam' and e.withdrawn_at is null
  `.execute(db)
  return rows[0] ?? { unanswered: 0, enquiries: 0 }
}

/** Viewings of an account and its people that begin on a day in Dubai and are not cancelled. */
export async function countViewings(
  db: Kysely<Database>,
  accountId: string,
  day: string,
): Promise<number> {
  const { rows } = await sql<{ viewings: number }>`
    select count(*)::integer as viewings from viewing
    where agent_id in ${peopleOf(accountId)} and state <> 'cancelled'
      and starts_at >= ${dubaiInstant(day)} and starts_at < ${dubaiInstant(dayAfter(day, 1))}
  `.execute(db)
  return rows[0]?.viewings ?? 0
}

/** How many enquiries of the days have a first answer, and the median minutes until it came. */
export async function readAnswers(
  db: Kysely<Database>,
  accountId: string,
  { from }: Span,
): Promise<{ answered: number; answer_minutes: number | null }> {
  const { rows } = await sql<{ answered: number; answer_minutes: number | null }>`
    select count(*)::integer as answered, round(percentile_cont(0.5) within group
      (order by extract(epoch from answered_at - created_at) / 60))::integer as answer_minutes
    from enquiry
    where recipient_id in ${peopleOf(accountId)} and answered_at is not null and state <> 'spam'
      and created_at >= ${dubaiInstant(from)}
  `.execute(db)
  return rows[0] ?? { answered: 0, answer_minutes: null }
}
