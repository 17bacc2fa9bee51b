import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'

/** How far a conversation is. */
export interface Version {
  id: string
  next_seq: number
  /** Another one after every change of the conversation. */
  version: string
}

/** How far conversations are, by their primary keys. */
export async function readVersions(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Version[]> {
  const { rows } = await sql<Version>`
    select id, next_seq, xmin::text as version from chat_session where id = any(${ids}::text[])
  `.execute(db)
  return rows
}

/** The next number of a conversation, and that of its newest text unless that was cut short. */
export async function findEnd(
  db: Kysely<Database>,
  sessionId: string,
): Promise<{ next_seq: number; whole: number | null } | undefined> {
  const { rows } = await sql<{ next_seq: number; whole: number | null }>`
    select s.next_seq, (
      select case when m.payload -> 'stopped' is null then m.seq end from chat_message m
      where m.session_id = s.id and m.role = 'bot' and m.type = 'text'
      order by m.seq desc limit 1
    ) as whole
    from chat_session s where s.id = ${sessionId}
  `.execute(db)
  return rows[0]
}
