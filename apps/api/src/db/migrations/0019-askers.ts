import { type Kysely, sql } from 'kysely'

/** An address may have a sign-up of each network that began one: a stranger's ends no other. */
export async function separateAskers(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table signup_attempt
      add column asker_hash text collate "C" not null default '',
      drop constraint signup_attempt_pkey,
      add primary key (email, asker_hash)
  `.execute(db)
}
