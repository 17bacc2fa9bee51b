import type { ChatMessage, ChatTextMessage } from '@manzil/api-client/generated/types.gen'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'
import { fromRow, type NewMessage } from './message-row.ts'
import { append, lockSession } from './repository.ts'
import { stoppedText } from './stopped-text.ts'

/** A message of the visitor that has no answer. */
export interface Question {
  seq: number
  text: string
  /** Query string of the listing page that it is about. */
  search: string | null
}

export interface NewAnswer {
  sessionId: string
  /** `seq` of the message that it answers. */
  question: number
  messages: readonly NewMessage[]
  /** What the engine knew when it began, as it was read. */
  before: unknown
  /** What it knows now. */
  state: unknown
}

/**
 * stored: it is the answer. elsewhere: another server was faster, and this is what it said.
 * outdated: another answer was stored since this one began. gone: the question was cleared.
 */
export type Storing =
  | { outcome: 'stored'; messages: ChatMessage[] }
  | { outcome: 'elsewhere'; messages: ChatMessage[] }
  | { outcome: 'outdated' }
  | { outcome: 'gone' }

/** Stores an answer and the state after it, once for each question. */
export async function storeAnswer(db: Kysely<Database>, answer: NewAnswer): Promise<Storing> {
  const { sessionId, question, messages, before, state } = answer
  return db.transaction().execute(async (trx): Promise<Storing> => {
    const seq = await lockSession(trx, sessionId)
    const open = await unanswered(trx, sessionId)
    if (!open.some((message) => message.seq === question)) {
      const given = await answersTo(trx, sessionId, question)
      return given.length > 0 ? { outcome: 'elsewhere', messages: given } : { outcome: 'gone' }
    }
    const session = await trx
      .selectFrom('chat_session')
      .select('state')
      .where('id', '=', sessionId)
      .executeTakeFirstOrThrow()
    if (JSON.stringify(session.state) !== JSON.stringify(before)) return { outcome: 'outdated' }
    const stored = await append(trx, sessionId, seq, messages, { answers: question })
    await trx
      .updateTable('chat_session')
      .set({ state: JSON.stringify(state), updated_at: new Date() })
      .where('id', '=', sessionId)
      .execute()
    return { outcome: 'stored', messages: stored }
  })
}

/**
 * Cuts a stored answer short: of its text the beginning stays, and nothing of what followed it.
 * @returns undefined where the conversation was cleared meanwhile
 */
export async function cutAnswer(
  db: Kysely<Database>,
  sessionId: string,
  question: number,
  { id, said }: { id: string; said: string },
): Promise<ChatMessage | undefined> {
  return db.transaction().execute(async (trx) => {
    await lockSession(trx, sessionId)
    const given = await answersTo(trx, sessionId, question)
    const text = given.find((message) => message.id === id)
    if (text === undefined || text.type !== 'text') return undefined
    await trx
      .deleteFrom('chat_message')
      .where('session_id', '=', sessionId)
      .where(sql<number>`(payload -> 'note' ->> 'answers')::integer`, '=', question)
      .where('seq', '>', text.seq)
      .execute()
    const { role, type, ...content } = stoppedText(said, text)
    const payload = JSON.stringify({ ...content, note: { answers: question } })
    await trx
      .updateTable('chat_message')
      .set({ payload })
      .where('session_id', '=', sessionId)
      .where('seq', '=', text.seq)
      .execute()
    const { seq, timestamp } = text
    return { id, seq, timestamp, role, type, ...content } satisfies ChatTextMessage
  })
}

async function answersTo(
  db: Kysely<Database>,
  sessionId: string,
  question: number,
): Promise<ChatMessage[]> {
  const rows = await db
    .selectFrom('chat_message')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('role', '=', 'bot')
    .where(sql<number>`(payload -> 'note' ->> 'answers')::integer`, '=', question)
    .orderBy('seq')
    .execute()
  return rows.map(fromRow)
}

/** Messages of the visitor that have no answer, in order. */
export async function unanswered(db: Kysely<Database>, sessionId: string): Promise<Question[]> {
  const { rows } = await sql<Question>`
    select q.seq, q.payload ->> 'message' as text, q.payload -> 'note' ->> 'search' as search
    from chat_message q
    where q.session_id = ${sessionId} and q.role = 'user' and not exists (
      select from chat_message a where a.session_id = q.session_id and a.role = 'bot'
        and (a.payload -> 'note' ->> 'answers')::integer = q.seq
    ) order by q.seq
  `.execute(db)
  return rows
}
