import type { Section } from './section.ts'

/** Times that the account had to confirm that a property is still offered, and whether it did in time. */
export const confirmations: Section = {
  name: 'confirmations',
  tables: ['availability_period'],
  read: (db, accountId, limit) =>
    db
      .selectFrom('availability_period')
      .innerJoin('property', 'property.id', 'availability_period.property_id')
      .select(['property.reference', 'property.title'])
      .select(['availability_period.ended_at as at', 'availability_period.in_time'])
      .where('availability_period.agent_id', '=', accountId)
      .orderBy('availability_period.ended_at', 'desc')
      .limit(limit)
      .execute(),
}
