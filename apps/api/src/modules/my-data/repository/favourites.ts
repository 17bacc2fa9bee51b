import type { Section } from './section.ts'

export const favourites: Section = {
  name: 'favourites',
  tables: ['favourite'],
  read: (db, accountId, limit) =>
    db
      .selectFrom('favourite')
      .leftJoin('property', 'property.id', 'favourite.property_id')
      .select([
        'favourite.property_id as id',
        'property.title as title',
        'property.reference as reference',
        'favourite.created_at as at',
        'favourite.saved_price as saved_price',
        'favourite.priced_at as priced_at',
        'favourite.note as note',
        'favourite.note_saved_at as note_at',
      ])
      .where('favourite.account_id', '=', accountId)
      .orderBy('favourite.created_at', 'desc')
      .limit(limit)
      .execute(),
}
