import {
  type AvailabilityRules,
  type AvailabilityStep,
  firstStep,
} from '@manzil/domain/own-property/availability'
import { type Kysely, sql } from 'kysely'
import { v7 } from 'uuid'
import type { Database } from '../../../db/schema.ts'

/** What is known of a property that is confirmed now and then. */
export const findAvailability = (trx: Kysely<Database>, propertyId: string) =>
  trx
    .selectFrom('property_availability')
    .selectAll()
    .where('property_id', '=', propertyId)
    .executeTakeFirst()

/** Starts the time of a property that is live now; `confirmed` where its advertiser said so. */
export async function beginPeriod(
  trx: Kysely<Database>,
  propertyId: string,
  { now, rules, confirmed }: { now: Date; rules: AvailabilityRules; confirmed: boolean },
): Promise<void> {
  const period = { ...firstStep(now, rules), waits: false, paused_for: null }
  await trx
    .insertInto('property_availability')
    .values({ property_id: propertyId, ...period })
    .onConflict((conflict) => conflict.column('property_id').doUpdateSet(period))
    .execute()
  await trx
    .updateTable('property')
    .set({ late: false, ...(confirmed && { confirmed_at: now }) })
    .where('id', '=', propertyId)
    .execute()
}

/** Stops asking for a property that is out of the lists; `pausedFor` where the site took it out. */
export async function endPeriod(
  trx: Kysely<Database>,
  propertyId: string,
  pausedFor: 'unconfirmed' | 'reported' | null = null,
): Promise<void> {
  const state = {
    step: null,
    next_at: null,
    waits: pausedFor !== null,
    paused_for: pausedFor,
  }
  const change = trx.updateTable('property_availability').set(state)
  await change.where('property_id', '=', propertyId).execute()
  if (pausedFor !== null)
    await trx
      .insertInto('property_availability')
      .values({ property_id: propertyId, ...state })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  await trx.updateTable('property').set({ late: false }).where('id', '=', propertyId).execute()
}

/**
 * Notes what an advertiser has answered: whether that came in time, where it was due, and whether visitors
 * who said that the property is gone were right.
 */
export async function noteAnswer(
  trx: Kysely<Database>,
  propertyId: string,
  { now, isGone }: { now: Date; isGone: boolean },
): Promise<void> {
  await sql`
    insert into availability_period (id, property_id, agent_id, ended_at, in_time)
    select ${v7()}, l.id, l.agent_id, ${now}, true
    from property l join property_availability a on a.property_id = l.id
    where l.id = ${propertyId} and l.agent_id is not null and a.step = 'late'
  `.execute(trx)
  await settleReports(trx, propertyId, { now, wereRight: isGone })
}

/** Says of all reports of a property that wait for an answer whether they were right. */
export async function settleReports(
  trx: Kysely<Database>,
  propertyId: string,
  { now, wereRight }: { now: Date; wereRight: boolean },
): Promise<void> {
  await trx
    .updateTable('gone_report')
    .set({ answered_at: now, was_right: wereRight })
    .where('property_id', '=', propertyId)
    .where('answered_at', 'is', null)
    .execute()
}

export interface AvailabilityFacts {
  due_at: Date | null
  step: AvailabilityStep | null
  next_at: Date | null
  waits: boolean | null
  late: boolean
  paused_for: 'unconfirmed' | 'reported' | null
  reports: number
}
