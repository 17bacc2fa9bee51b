import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import { type Kysely, sql } from 'kysely'
import { v7 } from 'uuid'
import type { Database } from '../../../db/schema.ts'

/** Plans that no other is sold in place of, with how many hold each; those on sale first. */
export const readAllPlans = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('plan')
    .selectAll()
    .select(({ selectFrom, ref }) =>
      selectFrom('user_plan')
        .select(sql<number>`count(*)::int`.as('holders'))
        .where('user_plan.plan_id', '=', ref('plan.id'))
        .where('status', '!=', 'replaced')
        .where('ends_at', '>', now)
        .as('holders'),
    )
    .where('replaced_by', 'is', null)
    .orderBy('is_sold', 'desc')
    .orderBy('user_type')
    .orderBy('price')
    .orderBy('id')
    .execute()

type Terms = RequestOf<'updateOperatorPlan'>['body']

/** Sells a plan at other terms: a row of its own, so that bought ones keep theirs. The id of what is sold. */
export async function replacePlan(
  trx: Kysely<Database>,
  id: string,
  { listings_limit, is_sold, ...terms }: Terms,
  now: Date,
): Promise<{ id: string; name: string } | undefined> {
  const before = await trx
    .selectFrom('plan')
    .selectAll()
    .where('id', '=', id)
    .where('replaced_by', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!before) return undefined
  const after = { ...before, ...terms, properties_limit: listings_limit, is_sold }
  const same = JSON.stringify(after) === JSON.stringify({ ...before, is_sold })
  const next = same ? id : v7()
  if (same) await trx.updateTable('plan').set({ is_sold }).where('id', '=', id).execute()
  else {
    await trx
      .insertInto('plan')
      .values({ ...after, id: next, created_at: now })
      .execute()
    await trx
      .updateTable('plan')
      .set({ is_sold: false, replaced_by: next })
      .where('id', '=', id)
      .execute()
  }
  return { id: next, name: before.name }
}
