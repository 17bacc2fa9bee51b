import { chatHistoryAckLists } from '@manzil/api-client/generated/list-limits.gen'
import type { ChatMessage, LanguageCode } from '@manzil/api-client/generated/types.gen'
import { zLanguageCode } from '@manzil/api-client/generated/zod.gen'
import type { KnownSpeech } from '@manzil/domain/language-doubt'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { v7 } from 'uuid'
import type { ChatMessageTable, Database } from '../../db/schema.ts'
import { type RowLog, readable } from '../../readable-rows.ts'
import { fromRow } from '../message-row.ts'

export interface StoredSession {
  id: string
  language: LanguageCode
  languageChosen: boolean
  state: unknown
}

/** Messages that a history returns at most, the newest. */
const historyLength = chatHistoryAckLists.messages

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

/** What the account speaks, and what was said first in the conversation. */
export async function readSpeech(
  db: Kysely<Database>,
  accountId: string,
  sessionId: string,
): Promise<KnownSpeech> {
  const row = await db
    .selectFrom('account')
    .select((account) => [
      'languages',
      account
        .selectFrom('chat_message')
        .select(sql<string | null>`payload ->> 'message'`.as('text'))
        .where('session_id', '=', sessionId)
        .where('role', '=', 'user')
        .orderBy('seq')
        .limit(1)
        .as('said'),
    ])
    .where('id', '=', accountId)
    .executeTakeFirst()
  return { spoken: row?.languages ?? [], said: row?.said }
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

/** Messages with a number greater than `afterSeq`, in order; what cannot be read is left out. */
export async function listMessages(
  db: Kysely<Database>,
  sessionId: string,
  afterSeq: number,
  log: RowLog,
): Promise<ChatMessage[]> {
  return readable('chat message', await listRows(db, sessionId, afterSeq), fromRow, log)
}

/** The same messages as they are stored. */
export async function listRows(
  db: Kysely<Database>,
  sessionId: string,
  afterSeq: number,
): Promise<Selectable<ChatMessageTable>[]> {
  const rows = await db
    .selectFrom('chat_message')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('seq', '>', afterSeq)
    .orderBy('seq', 'desc')
    .limit(historyLength)
    .execute()
  return rows.reverse()
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

/** Holds the session for the rest of the transaction: nothing is written to it meanwhile. */
export async function lockSession(trx: Transaction<Database>, sessionId: string): Promise<void> {
  await trx
    .selectFrom('chat_session')
    .select('id')
    .where('id', '=', sessionId)
    .forUpdate()
    .execute()
}

/** The accounts that conversations belong to. */
export async function findOwners(
  db: Kysely<Database>,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (sessionIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('chat_session')
    .select(['id', 'account_id'])
    .where(sql<boolean>`id = any(${[...sessionIds]}::text[])`)
    .execute()
  return new Map(rows.map(({ id, account_id }) => [id, account_id]))
}
