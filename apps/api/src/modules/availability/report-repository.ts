import { earlier } from '@manzil/domain/time/moments'
import { type Kysely, sql, type Transaction } from 'kysely'
import { v7 } from 'uuid'
import type { GoneReportTable } from '../../db/availability-tables.ts'
import type { Database } from '../../db/schema.ts'

/** The agent of a live property, which nobody else changes until the transaction ends. */
export const lockLive = (trx: Transaction<Database>, id: string) =>
  trx
    .selectFrom('property')
    .select(['id', 'agent_id', 'late'])
    .where('id', '=', id)
    .where('status', '=', 1)
    .forUpdate()
    .executeTakeFirst()

export interface Reporter {
  network: string
  session: string | undefined
}

/** Days in which a visitor who was not right is not listened to again about the same property. */
const WRONG_DAYS = 14

/** Whether a visitor has said so already, and is waited for or was not right lately. */
export async function hasReported(
  trx: Kysely<Database>,
  propertyId: string,
  { network, session }: Reporter,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select from gone_report
    where property_id = ${propertyId}
      and (network_hash = ${network} or session_hash = ${session ?? null})
      and (answered_at is null or created_at > ${earlier(now, WRONG_DAYS, 'day')})
    limit 1
  `.execute(trx)
  return rows.length > 0
}

/** Reports that came from a network in the last hour. */
export async function countReportsFrom(
  trx: Kysely<Database>,
  network: string,
  now: Date,
): Promise<number> {
  const { total } = await trx
    .selectFrom('gone_report')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('network_hash', '=', network)
    .where('created_at', '>', earlier(now, 1, 'hour'))
    .executeTakeFirstOrThrow()
  return total
}

/** Writes a report, and says how many visitors of how many networks now wait for an answer. */
export async function insertGoneReport(
  trx: Transaction<Database>,
  report: Omit<
    GoneReportTable,
    'id' | 'answered_at' | 'was_right' | 'created_at' | 'session_hash'
  > & {
    session_hash: string | null
    created_at: Date
  },
): Promise<number> {
  await trx
    .insertInto('gone_report')
    .values({ id: v7(), ...report })
    .execute()
  const { total } = await trx
    .selectFrom('gone_report')
    .select(sql<number>`count(distinct network_hash)::int`.as('total'))
    .where('property_id', '=', report.property_id)
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow()
  return total
}

/** Whether somebody waits for an answer of a property's advertiser, and when that was last asked for. */
export async function readWaiting(trx: Kysely<Database>, propertyId: string) {
  const { rows } = await sql<{ late: boolean; reported: boolean; asked_at: Date | null }>`
    select l.late, a.asked_at, exists (
        select from gone_report g where g.property_id = l.id and g.answered_at is null
      ) as reported
    from property l left join property_availability a on a.property_id = l.id
    where l.id = ${propertyId}
  `.execute(trx)
  return rows[0]
}

/** Notes that an answer is waited for, whether or not the calendar asks for one. */
export async function noteWaiting(trx: Kysely<Database>, propertyId: string): Promise<void> {
  await trx
    .insertInto('property_availability')
    .values({ property_id: propertyId, waits: true })
    .onConflict((conflict) => conflict.column('property_id').doUpdateSet({ waits: true }))
    .execute()
}
