import { type Kysely, sql } from 'kysely'

/** When the owner of a session last proved to be there, after its log-in. */
export async function keepIdentityProofs(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session add column proven_at timestamptz`.execute(db)
}
