import { sql } from 'kysely'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSession } from '../../src/chat/repository/conversations.ts'
import { forgetConversations } from '../../src/chat/repository/forget-conversations.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { insertGuest } from '../../src/modules/account/repository.ts'
import { openTestDatabase } from '../engines.ts'
import { type ChatServer, startChat } from './chat-server.ts'
import { ask, history, init } from './conversation.ts'
import { storeUnanswered } from './store-unanswered.ts'

const day = 24 * 60 * 60_000
const keeping = { guestDays: 90, accountDays: 0 }

describe('conversations left long ago', () => {
  let database: OpenDatabase
  let chat: ChatServer

  beforeAll(async () => {
    database = await openTestDatabase('seeded')
    chat = await startChat(database)
  })
  afterAll(async () => {
    await chat.stop()
    await database.close()
  })

  const inDays = (days: number) => new Date(Date.now() + days * day)
  const countOf = async (table: 'chat_session' | 'chat_message', sessionId: string) => {
    const column = table === 'chat_session' ? 'id' : 'session_id'
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${sessionId}
    `.execute(database.db)
    return rows.length
  }
  const conversationOf = async (accountId: string) => {
    const { id } = await createSession(database.db, accountId, 'en')
    await storeUnanswered(database.db, id, 'villas in Mirdif')
    return id
  }
  const account = async () => {
    const id = v7()
    await sql`insert into account (id, role) values (${id}, 'individual')`.execute(database.db)
    return id
  }

  test("a guest's goes with all that was said, once it is old enough", async () => {
    const id = await conversationOf(await insertGuest(database.db))
    await forgetConversations(database.db, keeping, inDays(89))
    expect(await countOf('chat_message', id)).toBe(1)
    expect(await forgetConversations(database.db, keeping, inDays(91))).toBeGreaterThanOrEqual(1)
    expect(await countOf('chat_session', id)).toBe(0)
    expect(await countOf('chat_message', id)).toBe(0)
  })

  test("an account's stays, unless the operator sets a limit of its own", async () => {
    const id = await conversationOf(await account())
    await forgetConversations(database.db, keeping, inDays(4000))
    expect(await countOf('chat_session', id)).toBe(1)
    await forgetConversations(database.db, { guestDays: 0, accountDays: 365 }, inDays(364))
    expect(await countOf('chat_session', id)).toBe(1)
    await forgetConversations(database.db, { guestDays: 0, accountDays: 365 }, inDays(366))
    expect(await countOf('chat_session', id)).toBe(0)
  })

  test("a guest's has the guests' days, however few an account has", async () => {
    const id = await conversationOf(await insertGuest(database.db))
    await forgetConversations(database.db, { guestDays: 90, accountDays: 30 }, inDays(89))
    expect(await countOf('chat_session', id)).toBe(1)
    await forgetConversations(database.db, { guestDays: 0, accountDays: 30 }, inDays(4000))
    expect(await countOf('chat_session', id)).toBe(1)
  })

  test('nothing but what is empty goes where the limits are off', async () => {
    const guest = await insertGuest(database.db)
    const said = await conversationOf(guest)
    const { id: empty } = await createSession(database.db, guest, 'en')
    await forgetConversations(database.db, { guestDays: 0, accountDays: 0 }, inDays(4000))
    expect(await countOf('chat_session', said)).toBe(1)
    expect(await countOf('chat_session', empty)).toBe(0)
  })

  test('more of them than one statement takes go in one run', async () => {
    const guest = await insertGuest(database.db)
    await sql`
      insert into chat_session (id, account_id, language)
      select 'many-' || number, ${guest}, 'en' from generate_series(1, 450) number
    `.execute(database.db)
    expect(await forgetConversations(database.db, keeping, inDays(8))).toBeGreaterThanOrEqual(450)
    const { rows } = await sql`
      select 1 from chat_session where account_id = ${guest}
    `.execute(database.db)
    expect(rows).toHaveLength(0)
  })

  test('one that is opened again begins anew', async () => {
    const client = chat.connect({ token: await chat.guestToken() })
    const { sessionId } = await init(client)
    await ask(client, sessionId, 'villas in Mirdif')
    await forgetConversations(database.db, keeping, inDays(91))
    const gone = await client.emitWithAck('chat:message', { sessionId, message: 'cheaper' })
    expect(gone).toMatchObject({ success: false, code: 'unknown_session' })
    const again = await init(client, sessionId)
    expect(again.sessionId).not.toBe(sessionId)
    expect(await history(client, again.sessionId)).toEqual({ messages: [], isNew: true })
  })
})
