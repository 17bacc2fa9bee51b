import { earlier } from '@manzil/domain/time/moments'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/schema.ts'

/** Days of leads that the figure is made of, and how many are needed before one is said. */
const MEASURED_DAYS = 90
const LEAST_LEADS = 3

/**
 * Writes the median minutes to a first answer of an advertiser, and of its agency: from the enquiry to the first
 * answer that we carried, by the clock, nights and weekends included, since the visitor waits through them. A
 * lead that nobody has answered counts with its wait so far once that is a day, so that silence makes no figure
 * better. Spam, what was taken back, leads that no mail can answer, and those that an advertiser says to have
 * answered in another way, are left out.
 * Too few leads make no figure; a generated one stays until there are enough.
 */
export async function noteAnswerTime(
  db: Kysely<Database>,
  accountId: string | null,
  now: Date,
): Promise<void> {
  const meant =
    accountId === null
      ? sql`a.role in ('agent', 'agency')`
      : sql`(a.id = ${accountId} or a.id = (select agency_id from account where id = ${accountId}))`
  await sql`
    with measured as (
      select a.id, extract(epoch from coalesce(e.answered_at, ${now}::timestamptz) - e.created_at) / 60 as minutes
      from account a
      join account p on p.id = a.id or (a.role = 'agency' and p.agency_id = a.id)
      join enquiry e on e.recipient_id = p.id
      where ${meant} and e.created_at > ${earlier(now, MEASURED_DAYS, 'day')} and e.state <> 'spam'
        and e.withdrawn_at is null and e.email is not null
        and (e.answered_at is not null
          or (e.waiting_since is not null and e.created_at < ${earlier(now, 1, 'day')}))
    ),
    figure as (
      select a.id, case when count(m.minutes) >= ${LEAST_LEADS} then greatest(1, round(
        percentile_cont(0.5) within group (order by m.minutes)))::int end as minutes
      from account a left join measured m on m.id = a.id where ${meant} group by a.id
    )
    update account a set response_minutes = figure.minutes from figure
    where a.id = figure.id and a.response_minutes is distinct from figure.minutes
      and (figure.minutes is not null or not a.is_demo)
  `.execute(db)
}

/** Writes the figures of all advertisers anew: waits grow, and old leads drop out. */
export const noteAnswerTimes = (db: Kysely<Database>, now = new Date()): Promise<void> =>
  noteAnswerTime(db, null, now)
