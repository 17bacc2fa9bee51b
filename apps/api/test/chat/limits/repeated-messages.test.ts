import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../../src/db/connect.ts'
import { type ChatLimits, defaultChatLimits } from '../../../src/environment/chat-limits.ts'
import { openTestDatabase } from '../../engines.ts'
import { type ChatServer, startChat } from '../chat-server.ts'
import { init, listen, send } from '../conversation.ts'
import { createHeldEngine } from '../held-engine.ts'
import { countStatements } from './counted-database.ts'

const tooMany = { success: false, code: 'too_many' }

describe('messages that are sent again', () => {
  let database: OpenDatabase
  let counted: ReturnType<typeof countStatements>
  const started: ChatServer[] = []

  beforeAll(async () => {
    database = await openTestDatabase()
    counted = countStatements(database.db)
  })
  afterEach(async () => {
    for (const chat of started.splice(0)) await chat.stop()
  })
  afterAll(() => database.close())

  async function chatWith(
    limits: Partial<ChatLimits>,
    parts: NonNullable<Parameters<typeof startChat>[2]> = {},
  ) {
    const config = { allowedOrigins: [], chatLimits: { ...defaultChatLimits, ...limits } }
    const chat = await startChat({ db: counted.db }, undefined, {
      config,
      tokenCheckMs: 1_000_000,
      ...parts,
    })
    started.push(chat)
    return chat
  }

  test('count once, and are acknowledged even where no new one is taken', async () => {
    const engine = createHeldEngine()
    const chat = await chatWith({ messages: 2 }, { engine })
    const client = chat.connect({ token: await chat.guestToken() })
    const { sessionId } = await init(client)
    const first = await send(client, sessionId, 'hello', 'a')
    expect(first).toMatchObject({ success: true })
    await engine.until(1)
    for (let count = 0; count < 4; count += 1)
      expect(await send(client, sessionId, 'hello', 'a')).toEqual(first)
    expect(await send(client, sessionId, 'thank you', 'b')).toMatchObject({ success: true })
    const flood = async () => {
      for (const name of ['c', 'd', 'c', undefined])
        expect(await send(client, sessionId, 'goodbye', name)).toMatchObject(tooMany)
    }
    expect(await counted.during(flood)).toBe(0)
    expect(await send(client, sessionId, 'hello', 'a')).toEqual(first)
    engine.release()
  })

  test('do not count on a server that has begun since', async () => {
    const token = await (await chatWith({})).guestToken()
    const before = await chatWith({})
    const client = before.connect({ token })
    const { sessionId } = await init(client)
    const first = await send(client, sessionId, 'hello', 'a')
    const after = await chatWith({ messages: 1 })
    const again = after.connect({ token })
    for (let count = 0; count < 3; count += 1)
      expect(await send(again, sessionId, 'hello', 'a')).toEqual(first)
    expect(await send(again, sessionId, 'thank you', 'b')).toMatchObject({ success: true })
    expect(await send(again, sessionId, 'goodbye', 'c')).toMatchObject(tooMany)
  })

  test('count nothing while the assistant is busy', async () => {
    const engine = createHeldEngine()
    const chat = await chatWith({ messages: 7, addressMessages: 7 }, { engine })
    const client = chat.connect({ token: await chat.guestToken() })
    const { sessionId } = await init(client)
    const stream = listen(client)
    for (const name of ['a', 'b', 'c', 'd', 'e'])
      expect(await send(client, sessionId, name, name)).toMatchObject({ success: true })
    for (let count = 0; count < 6; count += 1)
      expect(await send(client, sessionId, 'f', 'f')).toMatchObject({ code: 'busy' })
    // One that is stored is not told to wait.
    expect(await send(client, sessionId, 'a', 'a')).toMatchObject({ success: true })
    engine.release()
    await stream.until((messages) => messages.filter(({ done }) => done).length === 5)
    for (const name of ['f', 'g'])
      expect(await send(client, sessionId, name, name)).toMatchObject({ success: true })
    expect(await send(client, sessionId, 'h', 'h')).toMatchObject(tooMany)
  })

  test('count each time where they are not allowed', async () => {
    const chat = await chatWith(
      { messages: 2 },
      { moderation: { description: 'Nothing.', allows: async () => false } },
    )
    const client = chat.connect({ token: await chat.guestToken() })
    const { sessionId } = await init(client)
    const codes = []
    for (let count = 0; count < 3; count += 1) {
      const reply = await send(client, sessionId, 'hello', 'a')
      codes.push(reply.success ? 'stored' : reply.code)
    }
    expect(codes).toEqual(['not_allowed', 'not_allowed', 'too_many'])
  })
})
