import type { Section } from './section.ts'

/** By which services the account is entered, with the number that they know its owner by. */
export const identities: Section = {
  name: 'identities',
  tables: ['social_identity'],
  read: (db, accountId, limit) =>
    db
      .selectFrom('social_identity')
      .select(['subject as id', 'provider', 'issuer', 'created_at as at'])
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute(),
}
