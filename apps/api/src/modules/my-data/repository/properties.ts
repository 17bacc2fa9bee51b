import type { Section } from './section.ts'

/** What the account itself advertises. */
export const properties: Section = {
  name: 'properties',
  tables: ['property'],
  read: (db, accountId, limit) =>
    db
      .selectFrom('property')
      .select([
        'id',
        'reference',
        'title',
        'price',
        'published_at as at',
        'updated_at as changed_at',
      ])
      .where('agent_id', '=', accountId)
      .orderBy('published_at', 'desc')
      .limit(limit)
      .execute(),
}
