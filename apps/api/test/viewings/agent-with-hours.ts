import type { ViewingHours } from '@manzil/api-client/generated/types.gen'
import { sql } from 'kysely'
import type { OpenDatabase } from '../../src/db/connect.ts'

/** Every day from ten to noon, two viewings an hour. */
export const mornings: ViewingHours = {
  week: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '10:00', to: '12:00' })),
  exceptions: [],
  length_minutes: 30,
  travel_minutes: 30,
  notice_hours: 0,
  horizon_days: 14,
  revision: 0,
}

/** An agent of the demo data, with properties at two places. */
export async function agentOf({ db }: Pick<OpenDatabase, 'db'>) {
  const { rows } = await sql<{ agent_id: string }>`
    select agent_id from property where agent_id is not null and status = 1
    group by agent_id having count(distinct place_code) > 1 order by agent_id limit 1
  `.execute(db)
  const agentId = rows[0]?.agent_id ?? ''
  const places = await db
    .selectFrom('property')
    .select(['id', 'place_code'])
    .where('agent_id', '=', agentId)
    .where('status', '=', 1)
    .orderBy('id')
    .execute()
  const here = places[0]
  const there = places.find(({ place_code }) => place_code !== here?.place_code)
  return { agentId, here: here?.id ?? '', there: there?.id ?? '' }
}
