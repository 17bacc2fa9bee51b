import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { openTestDatabase } from '../engines.ts'
import { buildTestApp } from '../http/build-test-app.ts'
import { type ChatClient, type ChatServer, startChat } from './chat-server.ts'
import { ask, history, init, listen } from './conversation.ts'

const unknownSession = { success: false, code: 'unknown_session' }

describe('conversations belong to their account', () => {
  let database: OpenDatabase
  let chat: ChatServer
  let app: Awaited<ReturnType<typeof buildTestApp>>

  beforeAll(async () => {
    database = await openTestDatabase('seeded')
    chat = await startChat(database)
    app = await buildTestApp(database)
  })
  afterAll(async () => {
    await chat.stop()
    await database.close()
  })

  /** Of every conversation and every message. */
  const rowsHash = async (): Promise<string> => {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(s)::text as row from chat_session s
      union all select to_jsonb(m)::text from chat_message m order by 1
    `.execute(database.db)
    return createHash('sha256').update(JSON.stringify(rows)).digest('hex')
  }
  const accountOf = async (sessionId: string): Promise<string> => {
    const session = await database.db
      .selectFrom('chat_session')
      .select('account_id')
      .where('id', '=', sessionId)
      .executeTakeFirstOrThrow()
    return session.account_id
  }
  const unreadOf = async (token: string, sessionId: string) => {
    const answer = await app.inject({
      url: `/api/chat/unread?session_id=${sessionId}&after_seq=0`,
      headers: { authorization: `Bearer ${token}` },
    })
    return answer.json().data
  }
  const logIn = async (token: string): Promise<string> => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/user/login-user/',
      headers: { authorization: `Bearer ${token}` },
      payload: { email: 'demo.individual@manzil.example', password: 'manzil-demo' },
    })
    return answer.json().token
  }
  const refusalOf = (client: ChatClient): Promise<string> =>
    new Promise((resolve) => client.on('connect_error', ({ message }) => resolve(message)))
  const ended = (client: ChatClient): Promise<string> =>
    new Promise((resolve) => client.on('disconnect', (reason) => resolve(reason)))

  test('a stranger does nothing with one by any event, whoever they say they are', async () => {
    const ownersToken = await chat.guestToken()
    const owner = chat.connect({ token: ownersToken })
    const { sessionId } = await init(owner)
    await ask(owner, sessionId, 'villas in Mirdif')
    const userId = await accountOf(sessionId)
    const token = await chat.guestToken()
    const stranger = chat.connect({ token })
    const { sessionId: own } = await init(stranger)
    const before = await rowsHash()
    const heard = listen(stranger)
    const attempts = [
      stranger.emitWithAck('chat:history', { newSessionId: sessionId, userId }),
      stranger.emitWithAck('chat:message', { sessionId, message: 'cheaper' }),
      stranger.emitWithAck('chat:clear', { sessionId }),
      stranger.emitWithAck('chat:stop', { sessionId }),
      stranger.emitWithAck('chat:language:select', { sessionId, language: 'ar' }),
    ]
    for (const attempt of attempts) expect(await attempt).toMatchObject(unknownSession)
    // The contract has no owner in these: naming one is refused like any other unknown field.
    for (const event of ['chat:message', 'chat:clear', 'chat:stop'] as const) {
      // @ts-expect-error: a field that the contract does not have
      const reply = await stranger.emitWithAck(event, { sessionId, message: 'cheaper', userId })
      expect(reply.success).toBe(false)
    }
    expect(await rowsHash()).toBe(before)
    expect(await unreadOf(token, sessionId)).toEqual({ unread: 0, answering: false })
    expect((await unreadOf(ownersToken, sessionId)).unread).toBe(1)
    const opened = await stranger.emitWithAck('chat:init', { sessionId, userId, language: 'en' })
    expect(opened).not.toMatchObject({ sessionId })
    await ask(owner, sessionId, 'hello')
    expect(heard.received).toEqual([])
    expect((await init(stranger, own)).sessionId).toBe(own)
  })

  test('a hundred made-up ids open nothing', async () => {
    const client = chat.connect({ token: await chat.guestToken() })
    await init(client)
    const hits = []
    for (let count = 0; count < 100; count += 1) {
      const newSessionId = crypto.randomUUID()
      const reply = await client.emitWithAck('chat:history', { newSessionId })
      if ('messages' in reply) hits.push(newSessionId)
    }
    expect(hits).toEqual([])
  })

  test('a login takes it over, and the window of before is dropped', async () => {
    const guest = await chat.guestToken()
    const before = chat.connect({ token: guest })
    const { sessionId } = await init(before)
    await ask(before, sessionId, 'villas in Mirdif')
    const dropped = ended(before)
    const token = await logIn(guest)
    expect(await dropped).toBe('io server disconnect')
    const after = chat.connect({ token })
    expect((await init(after, sessionId)).sessionId).toBe(sessionId)
    await ask(after, sessionId, 'cheapest first')
    // The guest's token ended with the log-in: it opens no window any more.
    expect(await refusalOf(chat.connect({ token: guest }))).toBe('unauthorized')
  })

  test('a logout ends every window of its token, and no other', async () => {
    const [token, otherToken] = [await logIn(''), await logIn('')]
    const [first, second, other] = [token, token, otherToken].map((each) =>
      chat.connect({ token: each }),
    )
    if (!first || !second || !other) throw new Error('three windows were opened')
    const { sessionId } = await init(first)
    await init(second, sessionId)
    await init(other, sessionId)
    const dropped = [ended(first), ended(second)]
    await app.inject({
      method: 'POST',
      url: '/api/user/logout-user',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await Promise.all(dropped)).toEqual(['io server disconnect', 'io server disconnect'])
    expect((await history(other, sessionId)).isNew).toBe(true)
  })

  test('another role ends every window of the account', async () => {
    const token = await chat.guestToken()
    const client = chat.connect({ token })
    const { sessionId } = await init(client)
    const dropped = ended(client)
    await database.db
      .updateTable('account')
      .set({ role: 'individual' })
      .where('id', '=', await accountOf(sessionId))
      .execute()
    expect(await dropped).toBe('io server disconnect')
    const again = chat.connect({ token })
    expect((await init(again, sessionId)).sessionId).toBe(sessionId)
  })

  test('a token that runs out ends its windows', async () => {
    const token = await chat.guestToken()
    const client = chat.connect({ token })
    const { sessionId } = await init(client)
    const dropped = ended(client)
    await database.db
      .updateTable('session')
      .set({ expires_at: new Date(0) })
      .where('account_id', '=', await accountOf(sessionId))
      .execute()
    expect(await dropped).toBe('io server disconnect')
  })
})
