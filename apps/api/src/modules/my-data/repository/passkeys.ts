import type { Section } from './section.ts'

/** Names and dates; the keys themselves say nothing to a person. */
export const passkeys: Section = {
  name: 'passkeys',
  tables: ['passkey'],
  read: (db, accountId, limit) =>
    db
      .selectFrom('passkey')
      .select(['id', 'name as label', 'synced', 'created_at as at', 'last_used_at as used_at'])
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute(),
}
