import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { openTestDatabase } from '../engines.ts'
import { type ChatClient, type ChatServer, startChat } from './chat-server.ts'
import { init } from './conversation.ts'

const outcome = (client: ChatClient): Promise<string> =>
  new Promise((resolve) => {
    client.on('connect', () => resolve('connected'))
    client.on('connect_error', ({ message }) => resolve(message))
  })

describe('connections', () => {
  let database: OpenDatabase
  let chat: ChatServer

  beforeAll(async () => {
    database = await openTestDatabase()
    chat = await startChat(database)
  })
  afterAll(async () => {
    await chat.stop()
    await database.close()
  })

  test('need a token that is valid', async () => {
    const token = await chat.guestToken()
    expect(await outcome(chat.connect())).toBe('unauthorized')
    expect(await outcome(chat.connect({ token: 'made up' }))).toBe('unauthorized')
    expect(await outcome(chat.connect({ token: `${token}x` }))).toBe('unauthorized')
    expect(await outcome(chat.connect({ token }))).toBe('connected')
    await chat.sessions.close(token)
    expect(await outcome(chat.connect({ token }))).toBe('unauthorized')
  })

  test('come from the site, from a configured origin, or from no page at all', async () => {
    const token = await chat.guestToken()
    for (const origin of ['https://evil.example', 'null', 'https://partner.example.evil.example']) {
      expect(await outcome(chat.connect({ token, origin }))).not.toBe('connected')
    }
    expect(await outcome(chat.connect({ token, origin: 'https://partner.example' }))).toBe(
      'connected',
    )
    expect(await outcome(chat.connect({ token }))).toBe('connected')
  })

  test('end when their token is revoked', async () => {
    const token = await chat.guestToken()
    const client = chat.connect({ token })
    await init(client)
    const ended = new Promise((resolve) => client.on('disconnect', resolve))
    await chat.sessions.close(token)
    expect(await ended).toBe('io server disconnect')
  })

  test('end when a frame is too large', async () => {
    const client = chat.connect({ token: await chat.guestToken() })
    await init(client)
    const ended = new Promise((resolve) => client.on('disconnect', resolve))
    const sessionId = '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e02'
    client.emit('chat:message', { sessionId, message: 'x'.repeat(20_000) }, () => {})
    expect(await ended).toBe('transport close')
  })

  test('have a limit of new conversations for one account', async () => {
    const client = chat.connect({ token: await chat.guestToken() })
    const replies = []
    for (let count = 0; count < 31; count += 1) {
      replies.push(await client.emitWithAck('chat:init', { sessionId: null, language: 'en' }))
    }
    expect(replies.filter((reply) => 'sessionId' in reply)).toHaveLength(30)
    expect(replies.at(-1)).toMatchObject({ success: false, code: 'too_many' })
  })
})
