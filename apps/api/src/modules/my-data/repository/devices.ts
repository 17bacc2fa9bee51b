import type { Section } from './section.ts'

/** Kinds of devices that the account was entered from. */
export const devices: Section = {
  name: 'devices',
  tables: ['known_device'],
  read: (db, accountId, limit) =>
    db
      .selectFrom('known_device')
      .select(['browser', 'os', 'country', 'seen_at'])
      .where('account_id', '=', accountId)
      .orderBy('seen_at', 'desc')
      .limit(limit)
      .execute(),
}
