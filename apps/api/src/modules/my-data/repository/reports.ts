import type { Section } from './section.ts'

export const reports: Section = {
  name: 'reports',
  tables: ['property_report'],
  read: (db, accountId, limit) =>
    db
      .selectFrom('property_report')
      .select(['reference', 'created_at as at', 'reason as kind', 'message', 'email'])
      .where('sender_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute(),
}
