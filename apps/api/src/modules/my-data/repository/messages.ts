import type { Section } from './section.ts'

export const messages: Section = {
  name: 'messages',
  tables: ['company_message'],
  read: (db, accountId, limit) =>
    db
      .selectFrom('company_message')
      .select([
        'reference',
        'created_at as at',
        'name',
        'email',
        'phone_number as phone',
        'subject',
        'message',
        'withdrawn_at',
      ])
      .where('sender_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute(),
}
