import type { ChatMessage, LanguageCode } from '@manzil/api-client/generated/types.gen'
import { zLanguageCode } from '@manzil/api-client/generated/zod.gen'
import { type Kysely, sql, type Transaction } from 'kysely'
import { v7 } from 'uuid'
import type { Database } from '../db/schema.ts'
import { fromRow, type MessageNote, type NewMessage, toRow } from './message-row.ts'

export interface StoredSession {
  id: string
  language: LanguageCode
  languageChosen: boolean
  state: unknown
}

/** Messages that a history returns at most, the newest; the contract's limit. */
const historyLength = 500

export async function createSession(
  db: Kysely<Database>,
  accountId: string,
  language: LanguageCode,
): Promise<StoredSession> {
  const id = v7()
  await db
    .insertInto('chat_session')
    .values({ id, account_id: accountId, language, state: '{}' })
    .execute()
  return { id, language, languageChosen: false, state: {} }
}

/** Gives the conversations of a guest to the account that the guest has logged in to. */
export async function handOverSessions(
  db: Kysely<Database>,
  guestId: string,
  accountId: string,
): Promise<void> {
  await db
    .updateTable('chat_session')
    .set({ account_id: accountId })
    .where('account_id', '=', guestId)
    .execute()
}

/** The session, if it is the account's own. */
export async function findSession(
  db: Kysely<Database>,
  id: string,
  accountId: string,
): Promise<StoredSession | undefined> {
  const row = await db
    .selectFrom('chat_session')
    .select(['id', 'language', 'language_chosen', 'state'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const language = zLanguageCode.catch('en').parse(row.language)
  return { id: row.id, language, languageChosen: row.language_chosen, state: row.state }
}

/** Messages with a number greater than `afterSeq`, in order. */
export async function listMessages(
  db: Kysely<Database>,
  sessionId: string,
  afterSeq: number,
): Promise<ChatMessage[]> {
  const rows = await db
    .selectFrom('chat_message')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('seq', '>', afterSeq)
    .orderBy('seq', 'desc')
    .limit(historyLength)
    .execute()
  return rows.reverse().map(fromRow)
}

/** Texts of the assistant with a greater number, 500 at most. */
export async function countAnswersAfter(
  db: Kysely<Database>,
  sessionId: string,
  afterSeq: number,
): Promise<number> {
  const rows = await db
    .selectFrom('chat_message')
    .select('seq')
    .where('session_id', '=', sessionId)
    .where('seq', '>', afterSeq)
    .where('role', '=', 'bot')
    .where('type', '=', 'text')
    .limit(historyLength)
    .execute()
  return rows.length
}

/** Whether a conversation has no message at all. */
export async function isEmpty(db: Kysely<Database>, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('chat_message')
    .select('seq')
    .where('session_id', '=', sessionId)
    .limit(1)
    .executeTakeFirst()
  return row === undefined
}

export async function setLanguage(
  db: Kysely<Database>,
  sessionId: string,
  language: LanguageCode,
): Promise<void> {
  await db
    .updateTable('chat_session')
    .set({ language, language_chosen: true, updated_at: new Date() })
    .where('id', '=', sessionId)
    .execute()
}

/** Empties the conversation and what the assistant remembers of it; the session stays. */
export async function clearSession(db: Kysely<Database>, sessionId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSession(trx, sessionId)
    await trx.deleteFrom('chat_message').where('session_id', '=', sessionId).execute()
    await trx
      .updateTable('chat_session')
      .set({ state: '{}', updated_at: new Date() })
      .where('id', '=', sessionId)
      .execute()
  })
}

/** Stores a visitor's message once for each name that the client gives it. */
export async function storeUserMessage(
  db: Kysely<Database>,
  sessionId: string,
  text: string,
  note: Pick<MessageNote, 'clientId' | 'search'>,
): Promise<{ id: string; seq: number }> {
  const { clientId } = note
  return db.transaction().execute(async (trx) => {
    const seq = await lockSession(trx, sessionId)
    const known =
      clientId === undefined ? undefined : await findByClientId(trx, sessionId, clientId)
    if (known !== undefined) return known
    const message: NewMessage = { role: 'user', type: 'text', message: text, done: true }
    const [stored] = await append(trx, sessionId, seq, [message], note)
    if (stored === undefined) throw new Error('a message was not stored')
    return { id: stored.id, seq: stored.seq }
  })
}

/** Holds the session for the rest of the transaction; returns its next free `seq`. */
export async function lockSession(trx: Transaction<Database>, sessionId: string): Promise<number> {
  const row = await trx
    .selectFrom('chat_session')
    .select('next_seq')
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row.next_seq
}

export async function append(
  trx: Transaction<Database>,
  sessionId: string,
  seq: number,
  messages: readonly NewMessage[],
  note: MessageNote,
): Promise<ChatMessage[]> {
  const rows = messages.map((message, index) => toRow(sessionId, seq + index, message, note))
  const stored = await trx.insertInto('chat_message').values(rows).returningAll().execute()
  await trx
    .updateTable('chat_session')
    .set({ next_seq: seq + rows.length, updated_at: new Date() })
    .where('id', '=', sessionId)
    .execute()
  return stored.sort((left, right) => left.seq - right.seq).map(fromRow)
}

/** The message that the client has sent under this name. */
export async function findByClientId(
  db: Kysely<Database>,
  sessionId: string,
  clientId: string,
): Promise<{ id: string; seq: number } | undefined> {
  return db
    .selectFrom('chat_message')
    .select(['id', 'seq'])
    .where('session_id', '=', sessionId)
    .where(sql<string>`payload -> 'note' ->> 'clientId'`, '=', clientId)
    .executeTakeFirst()
}
