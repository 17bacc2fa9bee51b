import type { Section } from './section.ts'

export const enquiries: Section = {
  name: 'enquiries',
  tables: ['enquiry'],
  read: (db, accountId, limit) =>
    db
      .selectFrom('enquiry')
      .select([
        'reference',
        'kind',
        'created_at as at',
        'name',
        'email',
        'phone_number as phone',
        'message',
        'preferred_contact as channel',
        'preferred_time as wanted_at',
        'withdrawn_at',
      ])
      .where('sender_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute(),
}
