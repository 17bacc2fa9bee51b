import type { AvailabilityFigures } from '@manzil/api-client/generated/types.gen'
import { leastForFigure } from '@manzil/domain/own-property/availability'
import { earlier } from '@manzil/domain/time/moments'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { peopleOf } from './repository.ts'

/** Days that the figures are made of. */
const MEASURED_DAYS = 180

/** How well an advertiser and its people keep their adverts up to date; null where there is too little to say so. */
export async function readAvailabilityFigures(
  db: Kysely<Database>,
  id: string,
  now: Date,
): Promise<AvailabilityFigures> {
  const since = earlier(now, MEASURED_DAYS, 'day')
  const { rows } = await sql<{ [Key in keyof AvailabilityFigures]: number }>`
    with people as materialized ${peopleOf(id)},
    period as (
      select in_time from availability_period
      where agent_id in (select id from people) and ended_at > ${since}
    ),
    report as (
      select was_right from gone_report
      where agent_id in (select id from people) and answered_at > ${since}
    )
    select (select count(*)::int from period) as confirmed_of,
      (select count(*)::int from period where in_time) as confirmed,
      (select count(*)::int from report) as reports_of,
      (select count(*)::int from report where was_right) as reports_right
  `.execute(db)
  const { confirmed = 0, confirmed_of = 0, reports_right = 0, reports_of = 0 } = rows[0] ?? {}
  return {
    confirmed: confirmed_of < leastForFigure ? null : confirmed,
    confirmed_of,
    reports_right: reports_of < leastForFigure ? null : reports_right,
    reports_of,
  }
}
