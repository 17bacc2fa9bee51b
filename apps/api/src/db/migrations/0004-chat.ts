import { type Kysely, sql } from 'kysely'

/** Conversations with the assistant; a session belongs to one account. */
export async function createChat(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chat_session (
      id text collate "C" primary key,
      account_id text collate "C" not null references account on delete cascade,
      language text not null,
      language_chosen boolean not null default false,
      state jsonb not null default '{}',
      next_seq integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index chat_session_account on chat_session (account_id, updated_at desc);

    create table chat_message (
      session_id text collate "C" not null references chat_session on delete cascade,
      seq integer not null,
      id text collate "C" not null unique,
      role text not null check (role in ('user', 'bot')),
      type text not null,
      payload jsonb not null,
      created_at timestamptz not null default now(),
      primary key (session_id, seq)
    );
  `.execute(db)
}
