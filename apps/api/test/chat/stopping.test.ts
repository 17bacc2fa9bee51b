import type { AssistantEngine } from '@manzil/assistant/engine'
import { newState } from '@manzil/assistant/state'
import type { LeadOutcome, PropertyRequest } from '@manzil/assistant/tools/lead-port'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { openTestDatabase } from '../engines.ts'
import { type ChatClient, type ChatServer, startChat } from './chat-server.ts'
import { history, init, listen, send } from './conversation.ts'
import { createHeldEngine } from './held-engine.ts'

const minute = 60_000
/** An answer that is being typed for longer than a test takes. */
const typesForEver = { stepMs: minute, totalMs: 20 * minute }
/** Of a property that is not there any more. */
const callback: PropertyRequest = {
  kind: 'callback',
  propertyId: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e02',
  name: 'Sara Khan',
  email: 'sara@example.com',
  phone: '0501234567',
  message: 'Please call.',
  preferredTime: undefined,
  language: 'en',
}

describe('answers that are ended', () => {
  let database: OpenDatabase
  const servers: ChatServer[] = []

  beforeAll(async () => {
    database = await openTestDatabase()
    return () => database.close()
  })
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.stop()
  })

  const start = async (parts: Parameters<typeof startChat>[2]) => {
    const server = await startChat(database, undefined, parts)
    servers.push(server)
    return server
  }
  const stop = (client: ChatClient, sessionId: string) =>
    client.emitWithAck('chat:stop', { sessionId })
  const stopped = { success: true, stopped: true }
  const enter = async (server: ChatServer) => {
    const token = await server.guestToken()
    const client = server.connect({ token })
    const { sessionId } = await init(client)
    return { token, client, sessionId, stream: listen(client) }
  }

  test('before the first word: nothing was said, and what waits is answered', async () => {
    const engine = createHeldEngine()
    const { client, sessionId, stream } = await enter(await start({ engine }))
    await send(client, sessionId, 'one')
    await send(client, sessionId, 'two')
    await engine.until(1)
    expect(await stop(client, sessionId)).toEqual(stopped)
    expect(engine.turns[0]?.signal?.aborted).toBe(true)
    engine.release()
    await stream.until((messages) => messages.filter(({ done }) => done).length === 2)
    const { messages } = await history(client, sessionId)
    expect(messages.map(({ message }) => message.slice(0, 13))).toEqual([
      'one',
      'two',
      '',
      'You said: two',
    ])
    expect(messages[2]).toMatchObject({ stopped: true, done: true, evidence: [] })
    expect(stream.received[0]).toEqual(messages[2])
    expect(await stop(client, sessionId)).toEqual({ success: true, stopped: false })
  })

  test('while it is typed: the beginning stays, with the evidence of it alone', async () => {
    const engine = createHeldEngine()
    engine.release()
    const { client, sessionId, stream } = await enter(await start({ engine, pace: typesForEver }))
    await send(client, sessionId, 'one')
    await stream.until(({ length }) => length === 1)
    const asked = stop(client, sessionId)
    // Typing pauses for a minute; a stop does not wait for it.
    expect(await asked).toEqual(stopped)
    const [typed, rest] = stream.received
    expect(rest).toMatchObject({
      id: typed?.id,
      message: typed?.message,
      stopped: true,
      done: true,
    })
    expect(rest).not.toHaveProperty('actions')
    const { messages } = await history(client, sessionId)
    expect(messages.slice(1)).toEqual([rest])
    expect(JSON.stringify(rest)).not.toContain('today')
  })

  test('not when a request was handed in: the answer that says so comes whole', async () => {
    const handing = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const engine: AssistantEngine = {
      async *answer({ leads }) {
        const handedIn = leads?.submit(callback)
        handing.resolve()
        await goOn.promise
        await handedIn
        yield { kind: 'text', text: 'It is handed in.', actions: [], evidence: [] }
        yield { kind: 'state', state: newState() }
      },
    }
    const { client, sessionId, stream } = await enter(await start({ engine }))
    await send(client, sessionId, 'call me')
    await handing.promise
    const asked = stop(client, sessionId)
    goOn.resolve()
    expect(await asked).toEqual({ success: true, stopped: false })
    expect(stream.received.at(-1)?.message).toBe('It is handed in.')
  })

  test('before a request is handed in: the engine that goes on cannot do it any more', async () => {
    const looking = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const handed = Promise.withResolvers<LeadOutcome | undefined>()
    const engine: AssistantEngine = {
      async *answer({ leads }) {
        await leads?.visitor()
        looking.resolve()
        await goOn.promise
        handed.resolve(await leads?.submit(callback))
        yield { kind: 'text', text: 'It is handed in.', actions: [], evidence: [] }
        yield { kind: 'state', state: newState() }
      },
    }
    const { client, sessionId } = await enter(await start({ engine }))
    await send(client, sessionId, 'yes')
    await looking.promise
    expect(await stop(client, sessionId)).toEqual(stopped)
    goOn.resolve()
    expect(await handed.promise).toEqual({ kind: 'failed' })
  })

  test('by clearing in one window while another one streams: nothing comes back', async () => {
    const engine = createHeldEngine()
    engine.release()
    const server = await start({ engine, pace: typesForEver })
    const { client, sessionId, stream, token } = await enter(server)
    const other = server.connect({ token })
    await init(other, sessionId)
    await send(client, sessionId, 'one')
    await stream.until(({ length }) => length === 1)
    expect(await other.emitWithAck('chat:clear', { sessionId })).toMatchObject({ success: true })
    expect(await history(other, sessionId)).toEqual({ messages: [], isNew: true })
    expect(stream.received.some(({ done }) => done)).toBe(false)
    expect(await history(client, sessionId)).toEqual({ messages: [], isNew: true })
  })

  test('when the last window leaves and the engine costs money, until somebody is back', async () => {
    const engine = createHeldEngine(true)
    const server = await start({ engine })
    const { client, sessionId, token } = await enter(server)
    await send(client, sessionId, 'one')
    await engine.until(1)
    const ended = new Promise((resolve) =>
      engine.turns[0]?.signal?.addEventListener('abort', resolve, { once: true }),
    )
    client.close()
    await ended
    engine.release()
    const again = server.connect({ token })
    const stream = listen(again)
    await init(again, sessionId)
    await stream.until((messages) => messages.some(({ done }) => done))
    expect((await history(again, sessionId)).messages.map(({ role }) => role)).toEqual([
      'user',
      'bot',
    ])
  })

  test('not when the last window leaves an engine that costs nothing', async () => {
    const engine = createHeldEngine()
    const server = await start({ engine })
    const { client, sessionId, token } = await enter(server)
    await send(client, sessionId, 'one')
    await engine.until(1)
    client.close()
    engine.release()
    await server.stop()
    expect(engine.turns[0]?.signal?.aborted).toBe(false)
    const next = await start({ engine })
    expect((await history(next.connect({ token }), sessionId)).messages).toHaveLength(2)
  })

  test('not when the server ends: what is under way is finished, what comes is not taken', async () => {
    const engine = createHeldEngine()
    const server = await start({ engine })
    const { client, sessionId, stream, token } = await enter(server)
    await send(client, sessionId, 'one')
    await engine.until(1)
    const left = new Promise((resolve) => client.on('disconnect', resolve))
    const closing = server.close()
    const late = client
      .timeout(minute)
      .emitWithAck('chat:message', { sessionId, message: 'two' })
      .catch(() => 'not taken')
    engine.release()
    await closing
    expect(await left).toBe('transport close')
    expect(await late).toBe('not taken')
    expect(stream.received.at(-1)).toMatchObject({ type: 'text', done: true })
    const next = await start({ engine })
    const { messages } = await history(next.connect({ token }), sessionId)
    expect(messages.map(({ role }) => role)).toEqual(['user', 'bot'])
  })
})
