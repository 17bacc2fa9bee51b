import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { waitTimeout } from '../../../../../packages/config/src/wait-timeout.ts'
import type { OpenDatabase } from '../../../src/db/connect.ts'
import { type ChatLimits, defaultChatLimits } from '../../../src/environment/chat-limits.ts'
import { openTestDatabase } from '../../engines.ts'
import { type ChatServer, startChat } from '../chat-server.ts'
import { openRaw } from '../raw-socket.ts'
import { countStatements } from './counted-database.ts'

const timeoutMs = { timeout: waitTimeout(20_000) }

describe('handshakes', () => {
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

  async function chatWith(limits: Partial<ChatLimits>) {
    const config = { allowedOrigins: [], chatLimits: { ...defaultChatLimits, ...limits } }
    const more = { config, tokenCheckMs: 1_000_000 }
    const chat = await startChat({ db: counted.db }, undefined, more)
    started.push(chat)
    return chat
  }

  test('that never end are ended', async () => {
    const { port } = await chatWith({ handshakeSeconds: 0.05 })
    const silentOne = await openRaw(port)
    expect(await silentOne.closed).toBeGreaterThan(0)
    expect(silentOne.frames[0]).toMatch(/^0/)
  })

  test('look one token up, however many a connection shows', async () => {
    const { port } = await chatWith({})
    const guesser = await openRaw(port)
    const guessing = async () => {
      for (let count = 0; count < 50; count += 1) guesser.send(`40{"token":"guess ${count}"}`)
      await expect.poll(() => guesser.frames.length, timeoutMs).toBe(51)
    }
    expect(await counted.during(guessing)).toBe(1)
    const refusals = guesser.frames.slice(1)
    expect(refusals.filter((frame) => frame.includes('unauthorized'))).toHaveLength(1)
    expect(refusals.filter((frame) => frame.includes('too_many'))).toHaveLength(49)
    guesser.close()
  })

  test('that show a token which is none are ended like those that show nothing', async () => {
    const { port } = await chatWith({ handshakeSeconds: 0.05 })
    const guesser = await openRaw(port)
    guesser.send('40{"token":"a guess"}')
    expect(await guesser.closed).toBeGreaterThan(0)
  })

  test('of one address have a limit, whatever tokens they show', async () => {
    const { port } = await chatWith({ addressEvents: 5, addressConnections: 100 })
    const guessing = async () => {
      for (let count = 0; count < 12; count += 1) {
        const guesser = await openRaw(port)
        guesser.send(`40{"token":"guess ${count}"}`)
        await expect.poll(() => guesser.frames.length, timeoutMs).toBe(2)
        guesser.close()
      }
    }
    expect(await counted.during(guessing)).toBe(5)
  })

  test('that are none end the connection and nothing else', async () => {
    const chat = await chatWith({})
    for (const frame of ['hello', '4', '42["chat:init",{}]', '40/other,{}', '9', '451-["x",0]']) {
      const odd = await openRaw(chat.port)
      odd.send(frame)
      odd.close()
      await odd.closed
    }
    const client = chat.connect({ token: await chat.guestToken() })
    const reply = await client.emitWithAck('chat:init', { sessionId: null, language: 'en' })
    expect(reply).toHaveProperty('sessionId')
  })
})
