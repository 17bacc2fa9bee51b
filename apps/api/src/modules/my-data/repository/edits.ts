import type { Section } from './section.ts'

/** What the account has changed of properties, and when. */
export const edits: Section = {
  name: 'edits',
  tables: ['property_history'],
  async read(db, accountId, limit) {
    const rows = await db
      .selectFrom('property_history')
      .innerJoin('property', 'property.id', 'property_history.property_id')
      .select(['property.reference', 'property.title', 'property_history.action as kind'])
      .select(['property_history.at', 'property_history.changes'])
      .where('property_history.account_id', '=', accountId)
      .orderBy('property_history.at', 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ changes, ...row }) => ({
      ...row,
      note: changes
        .map(({ field, from, to }) => `${field}: ${from ?? '–'} → ${to ?? '–'}`)
        .join('; '),
    }))
  },
}
