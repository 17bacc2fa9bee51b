import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { createServiceModeration } from '../../src/ports/moderation/service-moderation.ts'
import { openTestDatabase } from '../engines.ts'
import { type ModerationPeer, startModerationPeer, verdict } from '../moderation/moderation-peer.ts'
import { type ChatServer, startChat } from './chat-server.ts'
import { ask, history, init, send } from './conversation.ts'

describe('moderation of the chat', () => {
  let database: OpenDatabase
  let peer: ModerationPeer
  let chat: ChatServer

  beforeAll(async () => {
    database = await openTestDatabase('seeded')
    peer = await startModerationPeer((text, response) => {
      if (text === 'down') response.writeHead(500).end()
      else response.end(verdict(text.includes('vile')))
    })
    const service = { url: peer.url, key: undefined, model: undefined, timeoutMs: 5000 }
    const logger = { warn: () => {}, info: () => {} }
    const moderation = createServiceModeration(service, { logger })
    chat = await startChat(database, undefined, { moderation })
  })
  afterAll(async () => {
    await chat.stop()
    peer.stop()
    await database.close()
  })

  test('refuses a flagged message in the language of the visitor, and keeps nothing of it', async () => {
    const client = chat.connect({ token: await chat.guestToken() })
    const { sessionId } = await init(client, null, 'de')
    expect(await send(client, sessionId, 'something vile')).toEqual({
      success: false,
      code: 'not_allowed',
      key: 'chat.notAllowed',
      errMessage:
        'Diese Nachricht kann hier nicht gesendet werden. Bitte formulieren Sie sie anders.',
    })
    expect(await history(client, sessionId)).toEqual({ messages: [], isNew: true })
    await ask(client, sessionId, 'villas in Mirdif')
    expect((await history(client, sessionId)).messages[0]).toMatchObject({ role: 'user' })
  })

  test('lets messages pass while the service is down', async () => {
    const client = chat.connect({ token: await chat.guestToken() })
    const { sessionId } = await init(client)
    expect(await send(client, sessionId, 'down')).toMatchObject({ success: true })
  })

  test('keeps the order of messages that are sent at once', async () => {
    const client = chat.connect({ token: await chat.guestToken() })
    const { sessionId } = await init(client)
    const texts = ['hello', 'something vile', 'thank you', 'goodbye']
    const replies = await Promise.all(texts.map((text) => send(client, sessionId, text)))
    expect(replies.map(({ success }) => success)).toEqual([true, false, true, true])
    const { messages } = await history(client, sessionId)
    const said = messages.filter(({ role }) => role === 'user').map(({ message }) => message)
    expect(said).toEqual(['hello', 'thank you', 'goodbye'])
  })
})
