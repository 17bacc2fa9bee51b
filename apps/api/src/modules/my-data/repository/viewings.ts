import { sql } from 'kysely'
import type { Row, Section } from './section.ts'

/** Viewings that the account asked for, and those that it shows. Who else comes is not said. */
export const viewings: Section = {
  name: 'viewings',
  tables: ['viewing', 'viewing_event'],
  async read(db, accountId, limit) {
    const { rows } = await sql<Row>`
      select e.reference, v.property_title as title, v.state, v.starts_at as wanted_at,
        v.created_at as at, array(
          select w.event || ' ' || to_char(w.at at time zone 'Asia/Dubai', 'YYYY-MM-DD HH24:MI')
          from viewing_event w where w.viewing_id = v.id order by w.at, w.id
        ) as times
      from viewing v join enquiry e on e.id = v.id
      where e.sender_id = ${accountId} or v.agent_id = ${accountId}
      order by v.created_at desc limit ${limit}
    `.execute(db)
    return rows
  },
}

/** When the account shows properties. */
export const viewingHours: Section = {
  name: 'viewingHours',
  tables: ['viewing_calendar'],
  async read(db, accountId) {
    const rows = await db
      .selectFrom('viewing_calendar')
      .select(['week', 'exceptions'])
      .where('account_id', '=', accountId)
      .execute()
    return rows
      .filter(({ week, exceptions }) => week.length + exceptions.length > 0)
      .map(({ week, exceptions }) => ({
        hours: week.map(({ weekday, from, to }) => `${weekday} ${from}–${to}`),
        exceptions: exceptions.map(({ day, hours }) =>
          [day, ...hours.map(({ from, to }) => `${from}–${to}`)].join(' '),
        ),
      }))
  },
}
