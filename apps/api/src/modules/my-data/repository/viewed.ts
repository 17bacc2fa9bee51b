import type { Section } from './section.ts'

/** Properties that the account has looked at within the last hour; nothing longer is kept. */
export const viewed: Section = {
  name: 'viewed',
  tables: ['viewer_mark'],
  read: (db, accountId, limit) =>
    db
      .selectFrom('viewer_mark')
      .select(['property_id as id', 'seen_at as at'])
      .where('viewer', '=', accountId)
      .orderBy('seen_at', 'desc')
      .limit(limit)
      .execute(),
}
