import { plans } from '@manzil/catalogue/plans'
import { later } from '@manzil/domain/time/moments'
import type { Kysely, Transaction } from 'kysely'
import { v7 } from 'uuid'
import type { Database } from '../schema.ts'
import type { DemoAccount } from './demo-rows.ts'

/** Puts the plans of a new site on sale. Those that are known already stay as the operator has them. */
export async function loadPlans(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('plan')
    .values(
      plans.map(({ _id, features, listings_limit, ...plan }) => ({
        ...plan,
        id: _id,
        properties_limit: listings_limit,
        features: [...features],
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Gives the demo accounts that somebody can log in to the largest plan of their kind; nobody pays for it. */
export async function giveDemoPlans(
  trx: Transaction<Database>,
  accounts: readonly DemoAccount[],
  now = new Date(),
): Promise<void> {
  const rows = accounts.flatMap(({ _id, role, isLogin }) => {
    const plan = plans.findLast(({ user_type }) => user_type === role)
    if (!isLogin || !plan) return []
    const ends_at = later(now, 1, plan.period)
    return [
      {
        id: v7(),
        account_id: _id,
        plan_id: plan._id,
        started_at: now,
        ends_at,
        status: 'active' as const,
        price_fils: 0,
        paid_fils: 0,
      },
    ]
  })
  if (rows.length > 0) await trx.insertInto('user_plan').values(rows).execute()
}
