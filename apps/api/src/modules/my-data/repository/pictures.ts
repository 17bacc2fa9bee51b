import type { Section } from './section.ts'

/** What was uploaded, without the files: the profile has their addresses. */
export const pictures: Section = {
  name: 'pictures',
  tables: ['picture'],
  async read(db, accountId, limit) {
    const rows = await db
      .selectFrom('picture')
      .select(['id', 'kind', 'state', 'width', 'height', 'changed_at'])
      .where('owner_id', '=', accountId)
      .orderBy('changed_at', 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ width, height, ...row }) => ({ ...row, size: `${width} × ${height}` }))
  },
}
