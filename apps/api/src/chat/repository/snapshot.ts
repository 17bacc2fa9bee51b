import type { ChatMessage } from '@manzil/api-client/generated/types.gen'
import { zLanguageCode } from '@manzil/api-client/generated/zod.gen'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { ChatMessageTable, Database } from '../../db/schema.ts'
import { fromRow, type MessageNote, type NewMessage, toRow } from '../message-row.ts'
import { lockSession, type StoredSession } from './conversations.ts'
import { countMentions } from './mentions.ts'

/** A message of the visitor that has no answer. */
export interface Question {
  seq: number
  text: string
  /** Query string of the listing page that it is about. */
  search: string | null
}

/** A conversation as it stands at one moment, read by one statement. */
export interface Snapshot extends StoredSession {
  /** Another one after everything that is written to the conversation. */
  version: string
  /** The number of the next message. */
  next: number
  /** What has no answer, in order. */
  open: Question[]
  /** What the client has sent before under the name that was asked for. */
  known: { id: string; seq: number } | undefined
}

interface SnapshotRow {
  id: string
  language: string
  language_chosen: boolean
  state: unknown
  version: string
  next: number
  open: Question[]
  known: { id: string; seq: number } | null
}

/** The conversation, if it is the account's own. `clientId` asks for the message of that name. */
export async function readSnapshot(
  db: Kysely<Database>,
  sessionId: string,
  accountId: string,
  clientId: string | null = null,
): Promise<Snapshot | undefined> {
  // The version of a row is PostgreSQL's own: whoever updates it gives it a new one.
  const { rows } = await sql<SnapshotRow>`
    select s.id, s.language, s.language_chosen, s.state, s.xmin::text as version, s.next_seq as next,
      coalesce((
        select jsonb_agg(jsonb_build_object('seq', q.seq, 'text', q.payload -> 'message',
          'search', q.payload -> 'note' -> 'search') order by q.seq)
        from chat_message q
        where q.session_id = s.id and q.role = 'user' and not exists (
          select from chat_message a where a.session_id = q.session_id and a.role = 'bot'
            and (a.payload -> 'note' ->> 'answers')::integer = q.seq
        )
      ), '[]') as open,
      (select jsonb_build_object('id', m.id, 'seq', m.seq) from chat_message m
        where m.session_id = s.id and m.payload -> 'note' ->> 'clientId' = ${clientId}::text limit 1) as known
    from chat_session s where s.id = ${sessionId} and s.account_id = ${accountId}
  `.execute(db)
  const [row] = rows
  if (row === undefined) return undefined
  const { id, state, version, next, open, known } = row
  const language = zLanguageCode.catch('en').parse(row.language)
  const languageChosen = row.language_chosen
  return { id, language, languageChosen, state, version, next, open, known: known ?? undefined }
}

interface Addition {
  messages: readonly NewMessage[]
  note: MessageNote
  /** Of the first of them, where it was shown already. */
  firstId?: string | undefined
  /** What the assistant knows from now on; as before where it is left out. */
  state?: unknown
}

/** What was written, and the version of the conversation after it. */
interface Appended {
  messages: ChatMessage[]
  version: string
}

/**
 * Writes to a conversation as it was read: one statement, so that no lock is held over several.
 * @returns undefined where it stands otherwise meanwhile; nothing is written then
 */
export async function appendAt(
  db: Kysely<Database>,
  { id, version }: Pick<Snapshot, 'id' | 'version'>,
  { messages, note, firstId, state }: Addition,
): Promise<Appended | undefined> {
  const added = messages.map((message, place) => ({
    place,
    ...toRow(message, note, place === 0 ? firstId : undefined),
  }))
  const nextState = state === undefined ? null : JSON.stringify(state)
  const { rows } = await sql<Selectable<ChatMessageTable> & Pick<Snapshot, 'version'>>`
    with session as (
      update chat_session set next_seq = next_seq + ${added.length}::integer,
        state = coalesce(${nextState}::jsonb, state), updated_at = ${new Date()}
      where id = ${id} and xmin::text = ${version}
      returning next_seq - ${added.length}::integer as first, xmin::text as version
    ),
    added as (
      insert into chat_message (session_id, seq, id, role, type, payload)
      select ${id}, session.first + m.place, m.id, m.role, m.type, m.payload
      from session, jsonb_to_recordset(${JSON.stringify(added)}::jsonb)
        as m (place integer, id text, role text, type text, payload jsonb)
      returning *
    ),
    mentioned as (${countMentions(sql`added`)})
    select added.*, session.version from added, session
  `.execute(db)
  const [row] = rows
  if (row === undefined) return undefined
  const inOrder = rows.sort((left, right) => left.seq - right.seq)
  return { messages: inOrder.map(fromRow), version: row.version }
}

/** Reads the conversation again, and lets nobody write to it until the work is done. */
export function whileHeld<T>(
  db: Kysely<Database>,
  { sessionId, accountId, clientId }: { sessionId: string; accountId: string; clientId?: string },
  work: (trx: Kysely<Database>, snapshot: Snapshot | undefined) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await lockSession(trx, sessionId)
    return work(trx, await readSnapshot(trx, sessionId, accountId, clientId))
  })
}
