import { newState, type RequestDraft } from '@manzil/assistant/state'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Pace } from '../../src/chat/stream-answer.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { defaultChatLimits } from '../../src/environment/chat-limits.ts'
import { seedDatabase } from '../../src/seed-database.ts'
import { engines, silent } from '../engines.ts'
import { type ChatClient, type ChatServer, startChat } from './chat-server.ts'
import { history, init, listen, send } from './conversation.ts'
import { createHeldEngine, type HeldEngine } from './held-engine.ts'

const chatLimits = { ...defaultChatLimits, messages: 1000, events: 10_000 }
const unlimited = { config: { allowedOrigins: [], chatLimits } }

describe.each(engines)('two windows, on $name', ({ open }) => {
  let database: OpenDatabase
  const servers: ChatServer[] = []

  beforeAll(async () => {
    database = await open()
    await seedDatabase(database, { demoProperties: 0, logger: silent })
    return () => database.close()
  })
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.stop()
  })

  const start = async (engine?: HeldEngine, pace?: Pace) => {
    const more = { ...(engine && { engine }), ...(pace && { pace }) }
    const parts = { ...unlimited, sharesDatabase: true, ...more }
    const server = await startChat(database, undefined, parts)
    servers.push(server)
    return server
  }
  const enter = async (server: ChatServer) => {
    const token = await server.guestToken()
    const client = server.connect({ token })
    const { sessionId } = await init(client)
    return { token, client, sessionId, stream: listen(client) }
  }
  const follow = async (server: ChatServer, token: string, sessionId: string) => {
    const client = server.connect({ token })
    const stream = listen(client)
    await init(client, sessionId)
    await history(client, sessionId)
    return { client, stream }
  }

  test('of two servers that answer at once, both show the one answer that was stored', async () => {
    const [slow, fast] = [createHeldEngine(), createHeldEngine()]
    const [a, b] = [await start(slow), await start(fast)]
    const { client, sessionId, stream, token } = await enter(a)
    await send(client, sessionId, 'one')
    await slow.until(1)
    const other = await follow(b, token, sessionId)
    fast.release()
    await other.stream.until((messages) => messages.some(({ done }) => done))
    slow.release()
    await stream.until((messages) => messages.some(({ done }) => done))
    expect(stream.received.at(-1)).toEqual(other.stream.received.at(-1))
    expect((await history(client, sessionId)).messages).toHaveLength(2)
  })

  test('a server that has died is stood in for', async () => {
    const [dead, alive] = [createHeldEngine(), createHeldEngine()]
    const [a, b] = [await start(dead), await start(alive)]
    const { client, sessionId, token } = await enter(a)
    await send(client, sessionId, 'one')
    await dead.until(1)
    client.close()
    alive.release()
    const { stream } = await follow(b, token, sessionId)
    await stream.until((messages) => messages.some(({ done }) => done))
    expect(stream.received.at(-1)?.message).toContain('You said: one')
    dead.release()
  })

  test('the window on the other server gets the answer, and only once', async () => {
    const engine = createHeldEngine()
    const [a, b] = [await start(engine), await start(engine)]
    const { client, sessionId, stream, token } = await enter(a)
    const other = await follow(b, token, sessionId)
    await send(client, sessionId, 'one')
    engine.release()
    await other.stream.until((messages) => messages.length > 0)
    await stream.until((messages) => messages.some(({ done }) => done))
    await send(other.client, sessionId, 'two')
    await other.stream.until((messages) => messages.filter(({ done }) => done).length === 2)
    const { messages } = await history(client, sessionId)
    const answers = messages.filter(({ role }) => role === 'bot')
    expect(other.stream.received.filter(({ done }) => done)).toEqual(answers)
    await stream.until((received) => received.filter(({ done }) => done).length === 2)
    expect(stream.received.filter(({ done }) => done)).toEqual(answers)
  })

  test('a stop on the other server ends the answer on this one', async () => {
    const [held, idle] = [createHeldEngine(), createHeldEngine()]
    const [a, b] = [await start(held), await start(idle)]
    const { client, sessionId, stream, token } = await enter(a)
    const other = await follow(b, token, sessionId)
    await send(client, sessionId, 'one')
    await held.until(1)
    const reply = await other.client.emitWithAck('chat:stop', { sessionId })
    expect(reply).toEqual({ success: true, stopped: true })
    held.release()
    await stream.until((messages) => messages.some(({ done }) => done))
    expect(stream.received.at(-1)).toMatchObject({ message: '', stopped: true })
    expect(stream.received.at(-1)).toEqual(other.stream.received.at(-1))
  })

  test('but not where the other server may be handing a request in', async () => {
    const [held, idle] = [createHeldEngine(), createHeldEngine()]
    const [a, b] = [await start(held), await start(idle)]
    const { client, sessionId, stream, token } = await enter(a)
    const request: RequestDraft = { kind: 'callback', asked: 'confirm' }
    await database.db
      .updateTable('chat_session')
      .set({ state: JSON.stringify({ ...newState(), request }) })
      .where('id', '=', sessionId)
      .execute()
    const other = await follow(b, token, sessionId)
    await send(client, sessionId, 'yes')
    await held.until(1)
    const reply = await other.client.emitWithAck('chat:stop', { sessionId })
    expect(reply).toEqual({ success: true, stopped: false })
    held.release()
    await stream.until((messages) => messages.some(({ done }) => done))
    expect(stream.received.at(-1)).not.toHaveProperty('stopped')
  })

  test('a stop while it is typed reaches the window on the other server that has it whole', async () => {
    const engine = createHeldEngine()
    engine.release()
    const a = await start(engine, { stepMs: 60_000, totalMs: 1_200_000 })
    const { client, sessionId, stream, token } = await enter(a)
    const other = await follow(await start(engine), token, sessionId)
    await send(client, sessionId, 'one')
    await other.stream.until((messages) => messages.some(({ done }) => done))
    expect(other.stream.received).toMatchObject([{ message: expect.stringContaining('today') }])
    await client.emitWithAck('chat:stop', { sessionId })
    await other.stream.until(({ length }) => length === 2)
    expect(other.stream.received.at(-1)).toEqual(stream.received.at(-1))
    expect(stream.received.at(-1)).toMatchObject({ stopped: true })
  })

  /** Sends one after the other; where too many wait, after the next answer. */
  async function sayAll(
    { client, stream }: { client: ChatClient; stream: ReturnType<typeof listen> },
    sessionId: string,
    texts: readonly string[],
  ) {
    for (const text of texts) {
      for (;;) {
        const before = stream.received.length
        const reply = await send(client, sessionId, text, text)
        if (reply.success) break
        expect(reply.code).toBe('busy')
        await stream.until((messages) => messages.length > before)
      }
    }
  }

  test.each([
    ['one server', 100],
    ['two servers', 40],
  ])('what two tabs say at once on %s is one conversation, in order', async (where, count) => {
    const engine = createHeldEngine()
    engine.release()
    const a = await start(engine)
    const b = where === 'one server' ? a : await start(engine)
    const { client, sessionId, stream, token } = await enter(a)
    const other = await follow(b, token, sessionId)
    const said = (tab: string) => Array.from({ length: count / 2 }, (_, at) => `${tab}${at}`)
    await Promise.all([
      sayAll({ client, stream }, sessionId, said('left ')),
      sayAll(other, sessionId, said('right ')),
    ])
    const isWhole = (messages: readonly { done: boolean }[]) =>
      messages.filter(({ done }) => done).length === count
    await Promise.all([stream.until(isWhole), other.stream.until(isWhole)])
    const { messages } = await history(client, sessionId)
    expect(await history(other.client, sessionId)).toEqual({ messages, isNew: false })
    const questions = messages.filter(({ role }) => role === 'user').map(({ message }) => message)
    const answers = messages.filter(({ role }) => role === 'bot')
    expect(questions.filter((text) => text.startsWith('left'))).toEqual(said('left '))
    expect(questions.filter((text) => text.startsWith('right'))).toEqual(said('right '))
    expect(answers.map(({ message }) => /: (.*?)\./.exec(message)?.[1])).toEqual(questions)
    for (const { received } of [stream, other.stream])
      expect(new Set(received.filter(({ done }) => done).map(({ id }) => id)).size).toBe(count)
  })
})
