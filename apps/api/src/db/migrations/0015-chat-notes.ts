import { type Kysely, sql } from 'kysely'

/**
 * Every message asks for what has no answer yet, and whether it is known by its client's name:
 * without these the cards of a whole conversation are unpacked for it.
 */
export async function indexChatNotes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index chat_message_answers
      on chat_message (session_id, ((payload -> 'note' ->> 'answers')::integer))
      where role = 'bot';
    create index chat_message_client_id
      on chat_message (session_id, (payload -> 'note' ->> 'clientId'))
      where payload -> 'note' ->> 'clientId' is not null;
  `.execute(db)
}
