import type { AvailabilityStep } from '@manzil/domain/own-property/availability'
import { earlier } from '@manzil/domain/time/moments'
import { type Kysely, sql, type Transaction } from 'kysely'
import { v7 } from 'uuid'
import type { Database } from '../../db/schema.ts'

/** Done at once, so that nobody waits for it. */
const AT_ONCE = 200

/** A step of an advertiser's properties that is due; undefined where none is. */
export async function findDueStep(
  db: Kysely<Database>,
  now: Date,
): Promise<{ agentId: string; step: AvailabilityStep; ids: string[] } | undefined> {
  const { rows } = await sql<{ agent_id: string; step: AvailabilityStep; ids: string[] }>`
    select l.agent_id, a.step, array_agg(l.id order by l.id) as ids
    from (
      select property_id, step from property_availability
      where next_at <= ${now} order by next_at, property_id limit ${AT_ONCE}
    ) a
    join property l on l.id = a.property_id
    where l.status = 1 and l.agent_id is not null and a.step is not null
    group by l.agent_id, a.step order by l.agent_id, a.step limit 1
  `.execute(db)
  const [row] = rows
  return row && { agentId: row.agent_id, step: row.step, ids: row.ids }
}

/** Forgets steps of what is not live: they begin anew when it is. */
export async function dropStepsOfHidden(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`
    update property_availability a set step = null, next_at = null
    where a.next_at <= ${now} and not exists (
      select from property l where l.id = a.property_id and l.status = 1 and l.agent_id is not null
    )
  `.execute(db)
}

/** Holds properties for the rest of a transaction, before anything that is kept of them. */
export async function holdProperties(
  trx: Transaction<Database>,
  ids: readonly string[],
): Promise<void> {
  await trx
    .selectFrom('property')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Takes a step of properties, and says of which: another process may have taken it of some. */
export async function takeStep(
  trx: Transaction<Database>,
  ids: readonly string[],
  {
    step,
    next,
    now,
  }: {
    step: AvailabilityStep
    next: { step: AvailabilityStep; next_at: Date } | undefined
    now: Date
  },
): Promise<string[]> {
  const rows = await trx
    .updateTable('property_availability')
    .set({ step: next?.step ?? null, next_at: next?.next_at ?? null, waits: true })
    .where('property_id', 'in', [...ids])
    .where('step', '=', step)
    .where('next_at', '<=', now)
    .returning('property_id')
    .execute()
  return rows.map(({ property_id }) => property_id).sort()
}

/** Puts properties behind the others, and notes that they were not confirmed in time. */
export async function markLate(
  trx: Transaction<Database>,
  ids: readonly string[],
  { agentId, now }: { agentId: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('property')
    .set({ late: true })
    .where('id', 'in', [...ids])
    .execute()
  await trx
    .insertInto('availability_period')
    .values(
      ids.map((property_id) => ({
        id: v7(),
        property_id,
        agent_id: agentId,
        ended_at: now,
        in_time: false,
      })),
    )
    .execute()
}

/** Properties that a mail names, as it calls them; those of others since then are left out. */
export async function readAsked(
  db: Kysely<Database>,
  { ids, agentId }: { ids: readonly string[]; agentId: string },
) {
  if (ids.length === 0) return []
  return db
    .selectFrom('property')
    .select(['id', 'title', 'title_ar', 'reference', 'status'])
    .where('id', 'in', [...ids])
    .where('agent_id', '=', agentId)
    .where('status', 'in', [1, 2])
    .orderBy('id')
    .execute()
}

export type AskedRow = Awaited<ReturnType<typeof readAsked>>[number]

/** Notes which properties a mail asks for, and that it was asked. */
export async function noteMail(
  trx: Transaction<Database>,
  { agentId, ids, now }: { agentId: string; ids: readonly string[]; now: Date },
): Promise<string> {
  const id = v7()
  await trx
    .insertInto('availability_mail')
    .values({ id, agent_id: agentId, created_at: now })
    .execute()
  await trx
    .insertInto('availability_mail_property')
    .values(ids.map((property_id) => ({ mail_id: id, property_id })))
    .execute()
  await trx
    .updateTable('property_availability')
    .set({ asked_at: now })
    .where('property_id', 'in', [...ids])
    .execute()
  return id
}

/** Whom a mail went to and what it named; undefined where it is too old or none was sent. */
export async function findMail(
  db: Kysely<Database>,
  id: string,
): Promise<{ agentId: string; ids: string[] } | undefined> {
  const rows = await db
    .selectFrom('availability_mail as m')
    .innerJoin('availability_mail_property as p', 'p.mail_id', 'm.id')
    .select(['m.agent_id', 'p.property_id'])
    .where('m.id', '=', id)
    .orderBy('p.property_id')
    .execute()
  const [first] = rows
  return first && { agentId: first.agent_id, ids: rows.map(({ property_id }) => property_id) }
}

/** Days for which links of mails work and reports are kept. */
const MAIL_DAYS = 60
export const REPORT_DAYS = 365
/** Days after which nobody's answer is waited for: a property that visitors took out stays out. */
const SILENCE_DAYS = 14

/** Forgets old mails, reports and periods; reports that took a property out and were not answered were right. */
export async function forgetOldAsking(db: Kysely<Database>, now = new Date()): Promise<void> {
  await sql`
    update gone_report g set answered_at = ${now}, was_right = true
    from property_availability a
    where a.property_id = g.property_id and a.paused_for = 'reported' and g.answered_at is null
      and g.created_at < ${earlier(now, SILENCE_DAYS, 'day')}
  `.execute(db)
  const old = (days: number) => earlier(now, days, 'day')
  await db.deleteFrom('availability_mail').where('created_at', '<', old(MAIL_DAYS)).execute()
  await db.deleteFrom('gone_report').where('created_at', '<', old(REPORT_DAYS)).execute()
  await db.deleteFrom('availability_period').where('ended_at', '<', old(REPORT_DAYS)).execute()
}
