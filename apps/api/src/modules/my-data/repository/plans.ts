import type { Section } from './section.ts'

/** Plans that the account has bought. */
export const plans: Section = {
  name: 'plans',
  tables: ['user_plan'],
  async read(db, accountId, limit) {
    const rows = await db
      .selectFrom('user_plan')
      .innerJoin('plan', 'plan.id', 'user_plan.plan_id')
      .select([
        'user_plan.id as id',
        'user_plan.started_at as at',
        'plan.name as label',
        'user_plan.status as state',
        'user_plan.price_fils as fils',
        'user_plan.ends_at as until',
      ])
      .where('user_plan.account_id', '=', accountId)
      .orderBy('user_plan.created_at', 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ fils, ...row }) => ({ ...row, price: fils / 100 }))
  },
}
