import type { Plan } from '@manzil/api-client/generated/types.gen'
import { type Kysely, type Selectable, sql } from 'kysely'
import { statusCodes } from '../../db/codes.ts'
import type { PlanTable, UserPlanTable } from '../../db/plan-tables.ts'
import { entered } from '../../db/property-source.ts'
import type { Database } from '../../db/schema.ts'

export type PlanRow = Selectable<PlanTable>

/** A bought plan, with what can be bought. */
export interface BoughtPlan {
  bought: Selectable<UserPlanTable>
  plan: PlanRow
}

/** Plans on sale, cheapest first. */
export const readPlans = (
  db: Kysely<Database>,
  userType?: Plan['user_type'] | undefined,
): Promise<PlanRow[]> =>
  db
    .selectFrom('plan')
    .selectAll()
    .where('is_sold', '=', true)
    .$if(userType !== undefined, (query) => query.where('user_type', '=', userType ?? 'agent'))
    .orderBy('price')
    .orderBy('id')
    .execute()

export const findPlan = (db: Kysely<Database>, id: string): Promise<PlanRow | undefined> =>
  db.selectFrom('plan').selectAll().where('id', '=', id).executeTakeFirst()

/** The least pictures that a plan on sale allows; without plans there is no number. */
export async function leastPhotos(db: Kysely<Database>): Promise<number | undefined> {
  const { least } = await db
    .selectFrom('plan')
    .select(({ fn }) => fn.min('photos_limit').as('least'))
    .where('is_sold', '=', true)
    .executeTakeFirstOrThrow()
  return least ?? undefined
}

/** The role of an account, and the agency that it works for. */
export const findHolder = (db: Kysely<Database>, accountId: string) =>
  db
    .selectFrom('account')
    .select(['id', 'role', 'agency_id'])
    .where('id', '=', accountId)
    .where('role', '!=', 'guest')
    .executeTakeFirst()

/** Whether an agent is one of the first people of its agency, who its plan is for. */
export async function isAmongFirst(
  db: Kysely<Database>,
  agent: { id: string; agency_id: string | null } | undefined,
  people: number,
): Promise<boolean> {
  if (!agent?.agency_id) return false
  const { rows } = await sql<{ id: string }>`
    select id from account where agency_id = ${agent.agency_id} and role = 'agent'
    order by created_at, id limit ${people}
  `.execute(db)
  return rows.some(({ id }) => id === agent.id)
}

/** Nobody else changes what the account holds until the transaction ends. */
export async function lockHolder(trx: Kysely<Database>, accountId: string): Promise<void> {
  await trx
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
}

/** Plans that an account has bought, newest first. */
export async function boughtBy(db: Kysely<Database>, accountId: string): Promise<BoughtPlan[]> {
  const bought = await db
    .selectFrom('user_plan')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const ids = [...new Set(bought.map(({ plan_id }) => plan_id))]
  if (ids.length === 0) return []
  const plans = await db.selectFrom('plan').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(plans.map((plan) => [plan.id, plan]))
  return bought.flatMap((row) => {
    const plan = byId.get(row.plan_id)
    return plan ? [{ bought: row, plan }] : []
  })
}

/** It runs to its end, and no further. */
export async function markCancelled(db: Kysely<Database>, id: string): Promise<void> {
  await db.updateTable('user_plan').set({ status: 'cancelled' }).where('id', '=', id).execute()
}

/** How much of a plan its holder uses. */
export interface PlanUse {
  listings: number
  featured: number
  agents: number
}

/** Live properties that the holder and its people have entered, and how many people there are. */
export async function countUse(db: Kysely<Database>, holderId: string): Promise<PlanUse> {
  const { rows } = await sql<PlanUse>`
    with people as (
      select id from account where agency_id = ${holderId} and role = 'agent'
    )
    select
      (select count(*)::int from property
        where (agent_id = ${holderId} or agency_id = ${holderId} or agent_id in (select id from people))
          and status = ${statusCodes.live} and ${entered}) as listings,
      (select count(*)::int from property
        where (agent_id = ${holderId} or agency_id = ${holderId} or agent_id in (select id from people))
          and featured) as featured,
      (select count(*)::int from people) as agents
  `.execute(db)
  return rows[0] ?? { listings: 0, featured: 0, agents: 0 }
}
