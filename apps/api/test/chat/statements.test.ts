import { describe, expect, test } from 'vitest'
import { engines } from '../engines.ts'
import { startChat } from './chat-server.ts'
import { history, init, listen, send } from './conversation.ts'
import { createHeldEngine } from './held-engine.ts'

describe.each(engines)('what a message costs, on $name', ({ open }) => {
  /** A chat over a database that counts its statements. */
  const start = async () => {
    const database = await open()
    const counted = { statements: 0 }
    const db = database.db.withPlugin({
      transformQuery({ node }) {
        counted.statements += 1
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const engine = createHeldEngine()
    // The checks of tokens would be counted too.
    const chat = await startChat({ db }, undefined, { engine, tokenCheckMs: 3_600_000 })
    const client = chat.connect({ token: await chat.guestToken() })
    const { sessionId } = await init(client)
    const stop = async () => {
      await chat.stop()
      await database.close()
    }
    return { client, counted, engine, sessionId, stream: listen(client), stop }
  }

  test('a lone message is read, stored and answered by one statement each', async () => {
    const { client, counted, engine, sessionId, stream, stop } = await start()
    engine.release()
    for (const text of ['one', 'two']) {
      counted.statements = 0
      const before = stream.received.filter(({ done }) => done).length
      await send(client, sessionId, text)
      await stream.until((messages) => messages.filter(({ done }) => done).length > before)
      expect(counted.statements).toBe(3)
    }
    await stop()
  })

  test('what is written while an answer is made does not spoil it', async () => {
    const { client, engine, sessionId, stream, stop } = await start()
    await send(client, sessionId, 'one')
    await engine.until(1)
    const chosen = await client.emitWithAck('chat:language:select', { sessionId, language: 'de' })
    expect(chosen).toEqual({ success: true, language: 'de' })
    await send(client, sessionId, 'two')
    engine.release()
    await stream.until((messages) => messages.filter(({ done }) => done).length === 2)
    const { messages } = await history(client, sessionId)
    expect(messages.map(({ role, message }) => `${role} ${message?.slice(0, 13)}`)).toEqual([
      'user one',
      'user two',
      'bot You said: one',
      'bot You said: two',
    ])
    expect(engine.turns.map(({ text }) => text)).toEqual(['one', 'two'])
    await stop()
  })
})
