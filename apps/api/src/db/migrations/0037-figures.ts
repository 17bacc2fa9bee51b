import { type Kysely, sql } from 'kysely'

/**
 * How often the assistant has shown a property, by day in Dubai; what was shown before is counted from
 * the conversations that are kept. Views are read by property too.
 */
export async function countFigures(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index property_view_property on property_view (property_id, day);

    create table property_mention (
      property_id text collate "C" not null,
      day date not null,
      mentions integer not null check (mentions >= 0),
      primary key (property_id, day)
    );
    create index property_mention_age on property_mention (day);

    insert into property_mention (property_id, day, mentions)
    select card ->> '_id', (m.created_at at time zone 'Asia/Dubai')::date, count(*)
    from chat_message m, jsonb_array_elements(m.payload -> 'data') card
    where m.type = 'property_results' and card ->> '_id' is not null
    group by 1, 2
  `.execute(db)
}
