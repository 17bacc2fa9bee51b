import type { ChatMessage, ChatTextMessage } from '@manzil/api-client/generated/types.gen'
import { stoppedText } from '@manzil/domain/stopped-text'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { fromRow, type NewMessage } from '../message-row.ts'
import { lockSession } from './conversations.ts'
import { takeMentionsBack } from './mentions.ts'
import { appendAt, type Snapshot, whileHeld } from './snapshot.ts'

export interface NewAnswer {
  /** `seq` of the message that it answers. */
  question: number
  messages: readonly NewMessage[]
  /** Of the first of them, where it was shown already. */
  firstId?: string | undefined
  /** What the engine knows now. */
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

/** Stores an answer and the state after it, once for each question; `from` is what it was made of. */
export async function storeAnswer(
  db: Kysely<Database>,
  accountId: string,
  from: Snapshot,
  { question, messages, firstId, state }: NewAnswer,
): Promise<Storing> {
  const addition = { messages, note: { answers: question }, firstId, state }
  const stored = await appendAt(db, from, addition)
  if (stored !== undefined) return { outcome: 'stored', messages: stored.messages }
  // The visitor said more, or another server answered.
  return whileHeld(
    db,
    { sessionId: from.id, accountId },
    async (trx, snapshot): Promise<Storing> => {
      if (!snapshot?.open.some(({ seq }) => seq === question)) {
        const given = await answersTo(trx, from.id, question)
        return given.length > 0 ? { outcome: 'elsewhere', messages: given } : { outcome: 'gone' }
      }
      const isOutdated = JSON.stringify(snapshot.state) !== JSON.stringify(from.state)
      const held = isOutdated ? undefined : await appendAt(trx, snapshot, addition)
      return held === undefined
        ? { outcome: 'outdated' }
        : { outcome: 'stored', messages: held.messages }
    },
  )
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
    await sql`
      with gone as (
        delete from chat_message
        where session_id = ${sessionId} and seq > ${text.seq}
          and (payload -> 'note' ->> 'answers')::integer = ${question}
        returning *
      )
      ${takeMentionsBack(sql`gone`)}
    `.execute(trx)
    const { role, type, ...content } = stoppedText(said, text)
    const payload = JSON.stringify({ ...content, note: { answers: question } })
    await trx
      .updateTable('chat_message')
      .set({ payload })
      .where('session_id', '=', sessionId)
      .where('seq', '=', text.seq)
      .execute()
    // Other servers notice by it: the conversation has no new number.
    await trx
      .updateTable('chat_session')
      .set({ updated_at: new Date() })
      .where('id', '=', sessionId)
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
