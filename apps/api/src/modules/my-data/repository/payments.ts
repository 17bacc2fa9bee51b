import type { Section } from './section.ts'

/** What the account paid for plans, and what it did not; the provider alone knows the card. */
export const payments: Section = {
  name: 'payments',
  tables: ['payment'],
  async read(db, accountId, limit) {
    const rows = await db
      .selectFrom('payment')
      .innerJoin('plan', 'plan.id', 'payment.plan_id')
      .select([
        'payment.id as id',
        'payment.created_at as at',
        'plan.name as label',
        'payment.status as state',
        'payment.provider as provider',
        'payment.total_fils as fils',
      ])
      .where('payment.account_id', '=', accountId)
      .orderBy('payment.created_at', 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ fils, ...row }) => ({ ...row, paid: fils / 100 }))
  },
}
