import type { Section } from './section.ts'

export const securityEvents: Section = {
  name: 'security',
  tables: ['security_event'],
  read: (db, accountId, limit) =>
    db
      .selectFrom('security_event')
      .select(['at', 'kind', 'times', 'browser', 'os', 'country'])
      .where('account_id', '=', accountId)
      .orderBy('at', 'desc')
      .limit(limit)
      .execute(),
}
