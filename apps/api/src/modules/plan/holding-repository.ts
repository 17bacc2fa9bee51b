import { type Insertable, type Kysely, sql } from 'kysely'
import { statusCodes } from '../../db/codes.ts'
import type { UserPlanTable } from '../../db/plan-tables.ts'
import { entered } from '../../db/property-source.ts'
import type { Database } from '../../db/schema.ts'

export const insertUserPlan = (trx: Kysely<Database>, row: Insertable<UserPlanTable>) =>
  trx.insertInto('user_plan').values(row).returningAll().executeTakeFirstOrThrow()

/** Ends a plan now; `replaced` where it has no grace. */
export async function endUserPlan(trx: Kysely<Database>, id: string, now: Date): Promise<void> {
  await sql`
    update user_plan set status = 'replaced', started_at = least(started_at, ${now}),
      ends_at = least(ends_at, ${now}), settled_at = ${now}
    where id = ${id}
  `.execute(trx)
}

/** The plan that a payment has started. */
export const findByPayment = (db: Kysely<Database>, paymentId: string) =>
  db.selectFrom('user_plan').selectAll().where('payment_id', '=', paymentId).executeTakeFirst()

export async function markSettled(trx: Kysely<Database>, id: string, now: Date): Promise<void> {
  await trx.updateTable('user_plan').set({ settled_at: now }).where('id', '=', id).execute()
}

/** Notes that a mail before its end was sent; false where another process has sent it. */
export async function takeReminder(
  trx: Kysely<Database>,
  id: string,
  reminders: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('user_plan')
    .set({ reminders })
    .where('id', '=', id)
    .where('reminders', '<', reminders)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Plans whose end has come and has not taken effect, the oldest first. */
export const endedPlans = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('user_plan')
    .select(['id', 'account_id'])
    .where('settled_at', 'is', null)
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .limit(AT_ONCE)
    .execute()

/** Active plans that end before a moment and whose holder was told fewer times. */
export const endingPlans = (db: Kysely<Database>, { now, until, told }: Ending) =>
  db
    .selectFrom('user_plan')
    .select(['id', 'account_id'])
    .where('status', '=', 'active')
    .where('settled_at', 'is', null)
    .where('reminders', '<', told)
    .where('ends_at', '>', now)
    .where('ends_at', '<=', until)
    .orderBy('ends_at')
    .limit(AT_ONCE)
    .execute()

interface Ending {
  now: Date
  until: Date
  told: number
}

/** Plans that one look takes care of. */
const AT_ONCE = 200

const heldBy = (holderId: string) => sql`(
  agent_id = ${holderId} or agency_id = ${holderId}
  or agent_id in (select id from account where agency_id = ${holderId} and role = 'agent')
) and ${entered}`

/** Hides the oldest live properties that a plan has no room for, and remembers them. */
export async function pauseBeyond(
  trx: Kysely<Database>,
  holderId: string,
  room: number,
): Promise<void> {
  await sql`
    with beyond as (
      select id from property where ${heldBy(holderId)} and status = ${statusCodes.live}
      order by published_at desc, id desc offset ${room}
    ), hidden as (
      update property set status = ${statusCodes.hidden} from beyond where property.id = beyond.id
      returning property.id
    )
    insert into plan_pause (property_id, account_id) select id, ${holderId} from hidden
    on conflict (property_id) do nothing
  `.execute(trx)
}

/** Shows hidden ones again, the newest first, while there is room. */
export async function resumeWithin(
  trx: Kysely<Database>,
  holderId: string,
  room: number,
): Promise<void> {
  await sql`
    with back as (
      select pause.property_id as id from plan_pause pause
      join property on property.id = pause.property_id
      where pause.account_id = ${holderId} and property.status = ${statusCodes.hidden}
      order by property.published_at desc, property.id desc limit ${room}
    ), shown as (
      update property set status = ${statusCodes.live} from back where property.id = back.id
      returning property.id
    )
    delete from plan_pause where property_id in (select id from shown)
  `.execute(trx)
}

/** Takes the paid places back that a plan has not; the newest properties stay in theirs. */
export async function keepFeatured(
  trx: Kysely<Database>,
  holderId: string,
  places: number,
): Promise<void> {
  await sql`
    with beyond as (
      select id from property
      where (agent_id = ${holderId} or agency_id = ${holderId}
        or agent_id in (select id from account where agency_id = ${holderId} and role = 'agent'))
        and featured
      order by published_at desc, id desc offset ${places}
    )
    update property set featured = false from beyond where property.id = beyond.id
  `.execute(trx)
}
