import type { Section } from './section.ts'

/** Properties that are being written down, by their titles, and files that are on their way. */
export const drafts: Section = {
  name: 'drafts',
  tables: ['property_draft', 'resumable_upload'],
  async read(db, accountId, limit) {
    const rows = await db
      .selectFrom('property_draft')
      .select(['id', 'content', 'browser', 'os', 'saved_at'])
      .where('owner_id', '=', accountId)
      .orderBy('saved_at', 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ content, saved_at, ...row }) => ({
      ...row,
      changed_at: saved_at,
      label: content.title,
      about: content.description,
    }))
  },
}
