import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { waitTimeout } from '../../../../../packages/config/src/wait-timeout.ts'
import type { OpenDatabase } from '../../../src/db/connect.ts'
import { type ChatLimits, defaultChatLimits } from '../../../src/environment/chat-limits.ts'
import { openTestDatabase } from '../../engines.ts'
import { type ChatClient, type ChatServer, startChat } from '../chat-server.ts'
import { ask, init, send } from '../conversation.ts'
import { countStatements } from './counted-database.ts'

const tooMany = { success: false, code: 'too_many' }
const proxied = (address: string) => ({ 'x-forwarded-for': address })

const outcome = (client: ChatClient): Promise<string> =>
  new Promise((resolve) => {
    if (client.connected) resolve('connected')
    client.on('connect', () => resolve('connected'))
    client.on('connect_error', ({ message }) => resolve(message))
  })

const timeoutMs = { timeout: waitTimeout(20_000) }

describe('floods of the chat', () => {
  let database: OpenDatabase
  let counted: ReturnType<typeof countStatements>
  const started: ChatServer[] = []

  beforeAll(async () => {
    database = await openTestDatabase('seeded')
    counted = countStatements(database.db)
  })
  afterEach(async () => {
    for (const chat of started.splice(0)) await chat.stop()
  })
  afterAll(() => database.close())

  /** A chat behind a proxy; its tokens are not checked again, so that every statement is an event's. */
  async function chatWith(limits: Partial<ChatLimits>) {
    const chatLimits = { ...defaultChatLimits, ...limits }
    const config = { allowedOrigins: [], chatLimits, trustProxy: 1 }
    const more = { config, tokenCheckMs: 1_000_000 }
    const chat = await startChat({ db: counted.db }, undefined, more)
    started.push(chat)
    return chat
  }
  const guest = async (chat: ChatServer, address: string) =>
    chat.connect({ token: await chat.guestToken(), headers: proxied(address) })

  test('events beyond the limit of a connection cost no statement, and others are served', async () => {
    const chat = await chatWith({ events: 10, addressEvents: 1000 })
    const flooder = await guest(chat, '203.0.113.1')
    const { sessionId } = await init(flooder, null, 'ru')
    for (let count = 1; count < 10; count += 1) await init(flooder, sessionId)
    const flood = async () => {
      const events = Array.from({ length: 60 }, () =>
        flooder.emitWithAck('chat:history', { newSessionId: sessionId }),
      )
      for (const reply of await Promise.all(events)) expect(reply).toMatchObject(tooMany)
    }
    expect(await counted.during(flood)).toBe(0)
    const refused = await flooder.emitWithAck('chat:clear', { sessionId })
    expect(refused).toMatchObject({
      errMessage: 'Слишком много сообщений сразу. Попробуйте через минуту.',
    })
    const other = await guest(chat, '203.0.113.2')
    const parts = await ask(other, (await init(other)).sessionId, 'hello')
    expect(parts.length).toBeGreaterThan(0)
  })

  test('unknown events and events without a listener count like any other', async () => {
    const chat = await chatWith({ events: 5 })
    const client = await guest(chat, '203.0.113.1')
    const { sessionId } = await init(client)
    // @ts-expect-error: an event that the contract does not have
    const unknown = await client.emitWithAck('chat:admin', {})
    expect(unknown).toMatchObject({ success: false, code: 'invalid_payload' })
    // @ts-expect-error: nobody listens to the outcome
    for (let count = 0; count < 3; count += 1) client.emit('chat:history', {})
    expect(await send(client, sessionId, 'hello')).toMatchObject(tooMany)
  })

  test('whoever goes on however often refused is disconnected', async () => {
    const chat = await chatWith({ events: 3 })
    const client = await guest(chat, '203.0.113.1')
    await init(client)
    const ended = new Promise((resolve) => client.on('disconnect', resolve))
    const flood = async () => {
      // @ts-expect-error: nobody listens to the outcome
      for (let count = 0; count < 60; count += 1) client.emit('chat:history', {})
      expect(await ended).toBe('io server disconnect')
    }
    expect(await counted.during(flood)).toBe(0)
  })

  test('one address has a limit for all its connections, another one its own', async () => {
    const chat = await chatWith({ addressEvents: 12 })
    const clients = await Promise.all([1, 2, 3].map(() => guest(chat, '203.0.113.1')))
    const replies = []
    for (let round = 0; round < 5; round += 1) {
      for (const client of clients)
        replies.push(await client.emitWithAck('chat:init', { sessionId: null, language: 'en' }))
    }
    // Three handshakes and nine events.
    expect(replies.filter((reply) => 'sessionId' in reply)).toHaveLength(9)
    const other = await guest(chat, '203.0.113.2')
    expect((await init(other)).sessionId).toBeTruthy()
  })

  test('a made-up X-Forwarded-For evades nothing', async () => {
    const chat = await chatWith({ addressConversations: 2 })
    const token = await chat.guestToken()
    const replies = []
    for (let count = 0; count < 4; count += 1) {
      const client = chat.connect({ token, headers: proxied(`198.51.100.${count}, 203.0.113.1`) })
      replies.push(await client.emitWithAck('chat:init', { sessionId: null, language: 'en' }))
    }
    expect(replies.filter((reply) => 'sessionId' in reply)).toHaveLength(2)
  })

  test('messages of one address have a limit over all conversations, before any statement', async () => {
    const chat = await chatWith({ addressMessages: 3 })
    const clients = await Promise.all([1, 2].map(() => guest(chat, '203.0.113.1')))
    const sessions = []
    for (const client of clients) sessions.push((await init(client)).sessionId)
    const [first, second] = clients
    const [one = '', two = ''] = sessions
    if (first === undefined || second === undefined) throw new Error('two clients were connected')
    for (const text of ['hello', 'thank you', 'goodbye']) await ask(first, one, text)
    const refused = async () => {
      expect(await send(second, two, 'hello')).toMatchObject(tooMany)
      expect(await send(first, one, 'hello')).toMatchObject(tooMany)
    }
    expect(await counted.during(refused)).toBe(0)
  })

  test("a stranger's messages to somebody's conversation do not use up its limit", async () => {
    const chat = await chatWith({ messages: 2 })
    const owner = await guest(chat, '203.0.113.1')
    const { sessionId } = await init(owner)
    const stranger = await guest(chat, '203.0.113.2')
    for (let count = 0; count < 5; count += 1) await send(stranger, sessionId, 'hello')
    expect(await send(owner, sessionId, 'hello')).toMatchObject({ success: true })
  })

  test('an address has places for connections, and so has an account', async () => {
    const chat = await chatWith({ addressConnections: 3, accountConnections: 2 })
    const token = await chat.guestToken()
    const own = [1, 2, 3].map(() => chat.connect({ token, headers: proxied('203.0.113.1') }))
    const outcomes = await Promise.all(own.map(outcome))
    expect(outcomes.toSorted()).toEqual(['connected', 'connected', 'too_many'])
    // The refused one has left its place of the address.
    await expect
      .poll(async () => outcome(await guest(chat, '203.0.113.1')), timeoutMs)
      .toBe('connected')
    expect(await outcome(await guest(chat, '203.0.113.1'))).not.toBe('connected')
    expect(await outcome(await guest(chat, '203.0.113.2'))).toBe('connected')
  })

  test('a place is free again once its connection has ended', async () => {
    const chat = await chatWith({ addressConnections: 1, accountConnections: 1 })
    const token = await chat.guestToken()
    for (let count = 0; count < 3; count += 1)
      await expect.poll(() => comeAndGo(chat, token), timeoutMs).toBe('connected')
  })

  const comeAndGo = async (chat: ChatServer, token: string) => {
    const client = chat.connect({ token, headers: proxied('203.0.113.1') })
    const how = await outcome(client)
    client.close()
    return how
  }
})
