import { type RawBuilder, sql } from 'kysely'

/** Cards of properties in rows of `chat_message`, counted by property and day in Dubai. */
const cardsIn = (rows: RawBuilder<unknown>) => sql`
  select card ->> '_id' as property_id, (r.created_at at time zone 'Asia/Dubai')::date as day,
    count(*)::integer as mentions
  from ${rows} r, jsonb_array_elements(
    case when r.type = 'property_results' then r.payload -> 'data' else '[]'::jsonb end
  ) card
  group by 1, 2`

/**
 * Part of a statement that writes messages: counts the properties that they show. In the order of their
 * ids, so that two answers at once do not wait for each other in a circle.
 */
export const countMentions = (rows: RawBuilder<unknown>) => sql`
  insert into property_mention (property_id, day, mentions)
  ${cardsIn(rows)} order by 1, 2
  on conflict (property_id, day)
    do update set mentions = property_mention.mentions + excluded.mentions`

/** The same for messages that are taken back before their visitor has seen them. */
export const takeMentionsBack = (rows: RawBuilder<unknown>) => sql`
  update property_mention m set mentions = greatest(0, m.mentions - gone.mentions)
  from (${cardsIn(rows)}) gone where m.property_id = gone.property_id and m.day = gone.day`
