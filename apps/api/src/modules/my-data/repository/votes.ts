import type { Section } from './section.ts'

/** What the account said about homes on lists that others showed it. */
export const votes: Section = {
  name: 'votes',
  tables: ['shared_list_voter', 'shared_list_vote'],
  read: (db, accountId, limit) =>
    db
      .selectFrom('shared_list_vote as vote')
      .innerJoin('shared_list_voter as voter', (join) =>
        join.onRef('voter.list_id', '=', 'vote.list_id').onRef('voter.voter', '=', 'vote.voter'),
      )
      .innerJoin('shared_list as list', 'list.id', 'vote.list_id')
      .leftJoin('property', 'property.id', 'vote.property_id')
      .select([
        'list.title as label',
        'vote.property_id as id',
        'property.title as title',
        'property.reference as reference',
        'vote.opinion as opinion',
        'vote.name as name',
        'vote.comment as message',
        'vote.voted_at as at',
      ])
      .where('voter.account_id', '=', accountId)
      .orderBy('vote.voted_at', 'desc')
      .limit(limit)
      .execute(),
}
