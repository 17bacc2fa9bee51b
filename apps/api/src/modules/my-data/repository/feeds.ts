import type { Section } from './section.ts'

/** Feeds by which listings come and go: their names and addresses. */
export const feeds: Section = {
  name: 'feeds',
  tables: ['feed', 'feed_export'],
  async read(db, accountId, limit) {
    const rows = await db
      .selectFrom('feed')
      .select(['id', 'created_at as at', 'name', 'url as about', 'schedule as frequency'])
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute()
    const offered = await db
      .selectFrom('feed_export')
      .select(['id', 'created_at as at'])
      .where('account_id', '=', accountId)
      .execute()
    return [...rows, ...offered]
  },
}
