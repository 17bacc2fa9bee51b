import { type Insertable, type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { v7 } from 'uuid'
import type { Database } from '../../db/schema.ts'
import type { ViewingEventTable, ViewingTable } from '../../db/viewing-tables.ts'

/** Viewings with who comes, who shows, and whether the property is still offered. */
const viewings = (db: Kysely<Database>) =>
  db
    .selectFrom('viewing as v')
    .innerJoin('enquiry as e', 'e.id', 'v.id')
    .innerJoin('account as a', 'a.id', 'v.agent_id')
    .leftJoin('account as g', 'g.id', 'a.agency_id')
    .select([
      'v.id',
      'v.agent_id',
      'v.property_id',
      'v.property_title',
      'v.property_title_ar',
      'v.place',
      'v.starts_at',
      'v.ends_at',
      'v.state',
      'v.sequence',
      'v.revision',
      'e.reference',
      'e.sender_id',
      'e.name',
      'e.email',
      'e.phone_number',
      'e.language',
      'e.withdrawn_at',
      'a.agency_id',
      'a.first_name',
      'a.last_name',
      'a.company_name',
      'g.company_name as agency_name',
    ])
    .select([
      sql<boolean>`exists (select from property l where l.id = v.property_id and l.status = 1)`.as(
        'property_offered',
      ),
      sql<boolean>`exists (
        select from viewing_calendar c where c.account_id = v.agent_id
          and (c.week <> '[]'::jsonb or c.exceptions @? '$[*].hours[0]')
      )`.as('offers_times'),
    ])

export const findViewing = (db: Kysely<Database>, id: string) =>
  viewings(db).where('v.id', '=', id).executeTakeFirst()
export type ViewingRow = NonNullable<Awaited<ReturnType<typeof findViewing>>>

/** Viewings that an answer shows at most. */
const LISTED = 500

/** Those of an advertiser and its people that begin then, and those that wait for an answer. */
export const readViewings = (
  db: Kysely<Database>,
  advertiserId: string,
  { from, to, now }: { from: Date; to: Date; now: Date },
): Promise<ViewingRow[]> =>
  viewings(db)
    .where((where) =>
      where.or([where('v.agent_id', '=', advertiserId), where('a.agency_id', '=', advertiserId)]),
    )
    .where((where) =>
      where.or([
        where.and([where('v.starts_at', '>=', from), where('v.starts_at', '<', to)]),
        where.and([
          where('v.state', 'in', ['requested', 'proposed']),
          where('v.ends_at', '>', now),
        ]),
      ]),
    )
    .orderBy('v.starts_at')
    .orderBy('v.id')
    .limit(LISTED)
    .execute()

type EventRow = Pick<Insertable<ViewingEventTable>, 'side' | 'event'>

/** What happened to viewings, oldest first. */
export const readEvents = (db: Kysely<Database>, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('viewing_event')
        .selectAll()
        .where('viewing_id', 'in', ids)
        .orderBy('at')
        .orderBy('id')
        .execute()
export type ViewingEventRow = Awaited<ReturnType<typeof readEvents>>[number]

interface Times {
  starts_at: Date
  ends_at: Date
}

const MINUTE_MS = 60_000

/** A time behind the number of its calendar, as the column holds it. */
const takenTime = (calendar: number, { starts_at, ends_at }: Times): RawBuilder<unknown> => {
  const [from, to] = [starts_at, ends_at].map((time) => Math.floor(time.getTime() / MINUTE_MS))
  const base = sql`(${calendar}::bigint << 32)`
  return sql`int8range(${base} + ${from}::bigint, ${base} + ${to}::bigint)`
}

/** What is held by a viewing in this state. */
const heldBy = (state: ViewingRow['state'], calendar: number, times: Times) =>
  state === 'confirmed' || state === 'proposed' ? takenTime(calendar, times) : null

/** False where another viewing of the calendar has the time. */
export async function insertViewing(
  trx: Transaction<Database>,
  viewing: Omit<Insertable<ViewingTable>, 'taken' | 'starts_at' | 'ends_at'> & Times,
  calendar: number,
): Promise<boolean> {
  const rows = await trx
    .insertInto('viewing')
    .values({ ...viewing, taken: heldBy(viewing.state, calendar, viewing) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return rows.length > 0
}

/** Changes a viewing and counts the change. The caller holds the calendar and has looked whether the time is free. */
export async function updateViewing(
  trx: Transaction<Database>,
  id: string,
  {
    calendar,
    ...change
  }: Times & { state: ViewingRow['state']; calendar: number; reminder_due_at: Date | null },
): Promise<void> {
  await trx
    .updateTable('viewing')
    .set({
      ...change,
      taken: heldBy(change.state, calendar, change),
      sequence: sql<number>`sequence + 1`,
      revision: sql<number>`revision + 1`,
    })
    .where('id', '=', id)
    .execute()
}

export async function noteEvent(
  trx: Transaction<Database>,
  viewingId: string,
  { at, side, event, starts_at }: EventRow & { at: Date; starts_at: Date },
): Promise<void> {
  await trx
    .insertInto('viewing_event')
    .values({ id: v7(), viewing_id: viewingId, at, side, event, starts_at })
    .execute()
}

/** Takes one viewing whose reminder is due for this transaction; undefined where none is left. */
export async function takeReminder(
  trx: Transaction<Database>,
  now: Date,
): Promise<ViewingRow | undefined> {
  const { rows } = await sql<{ id: string }>`
    update viewing set reminder_due_at = null
    where id = (
      select id from viewing where reminder_due_at <= ${now}
      order by reminder_due_at, id limit 1 for update skip locked
    )
    returning id
  `.execute(trx)
  const [taken] = rows
  return taken && findViewing(trx, taken.id)
}
