import type { Section } from './section.ts'

export const leads: Section = {
  name: 'leads',
  tables: ['lead_suggestion'],
  read: (db, accountId, limit) =>
    db
      .selectFrom('lead_suggestion')
      .select([
        'name',
        'email',
        'phone_number as phone',
        'min_budget',
        'max_budget',
        'created_at as at',
        'updated_at as changed_at',
      ])
      .where('account_id', '=', accountId)
      .limit(limit)
      .execute(),
}
