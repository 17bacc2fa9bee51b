import type { Section } from './section.ts'

export const sessions: Section = {
  name: 'sessions',
  tables: ['session'],
  read: (db, accountId, limit) =>
    db
      .selectFrom('session')
      .select([
        'created_at as at',
        'last_seen_at as seen_at',
        'expires_at as until',
        'browser',
        'os',
        'country',
      ])
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute(),
}
