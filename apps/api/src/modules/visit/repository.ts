import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import { type Kysely, sql } from 'kysely'
import type { VisitCountTable } from '../../db/enquiry-tables.ts'
import type { Database } from '../../db/schema.ts'

type Visit = RequestOf<'logVisitor'>['body']

/** Two visits of one session within this time are one, in milliseconds. */
const ONE_VISIT_MS = 30 * 60_000

/** Different values of a fact in a day; what else is sent counts together, so no table grows by it. */
const VALUES_A_DAY = 1_000
const OTHER = '(other)'

/**
 * Counts a visit by day: its page, its kind of device and the site that it came from, each for
 * itself, so that nothing leads from one to the other or to a person.
 */
export async function countVisit(db: Kysely<Database>, visit: Visit, now: Date): Promise<void> {
  const { path, language, referrer, device } = visit
  const day = now.toISOString().slice(0, 10)
  await db.transaction().execute(async (trx) => {
    const count = (fact: VisitCountTable['fact'], value: string) =>
      countFact(trx, { day, fact, value, language })
    await count('page', path.split(/[?#]/)[0] || '/')
    if (device) await count('device', device)
    if (referrer) await count('referrer', originOf(referrer))
  })
}

/** The site alone: what a visitor looked for there is nobody's business. */
const originOf = (referrer: string): string =>
  URL.canParse(referrer) ? new URL(referrer).origin.slice(0, 300) : OTHER

async function countFact(
  db: Kysely<Database>,
  { day, fact, value, language }: Omit<VisitCountTable, 'day' | 'visits'> & { day: string },
): Promise<void> {
  await sql`
    insert into visit_count (day, fact, value, language, visits)
    select ${day}::date, ${fact}, case when exists (
      select from visit_count where day = ${day}::date and fact = ${fact} and value = ${value}
    ) or (
      select count(*) from visit_count where day = ${day}::date and fact = ${fact}
    ) < ${VALUES_A_DAY} then ${value} else ${OTHER} end, ${language}, 1
    on conflict (day, fact, value, language) do update set visits = visit_count.visits + 1
  `.execute(db)
}

/** Notes a visit of the session; false where its last one goes on. */
export async function beginVisit(
  db: Kysely<Database>,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - ONE_VISIT_MS)
  const row = await db
    .updateTable('session')
    .set({ visited_at: now })
    .where('token_hash', '=', tokenHash)
    .where((where) => where.or([where('visited_at', 'is', null), where('visited_at', '<', since)]))
    .returning('token_hash')
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets the counts of days before that. */
export async function forgetOldVisits(
  db: Kysely<Database>,
  days: number,
  now = new Date(),
): Promise<void> {
  await sql`delete from visit_count where day < ${now}::date - ${days}::integer`.execute(db)
}
