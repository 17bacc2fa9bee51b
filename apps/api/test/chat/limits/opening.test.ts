import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../../src/db/connect.ts'
import { defaultChatLimits } from '../../../src/environment/chat-limits.ts'
import { openTestDatabase } from '../../engines.ts'
import { type ChatServer, startChat } from '../chat-server.ts'
import { init } from '../conversation.ts'

let database: OpenDatabase
let chat: ChatServer
beforeAll(async () => {
  database = await openTestDatabase()
  const chatLimits = { ...defaultChatLimits, conversations: 2 }
  chat = await startChat(database, undefined, { config: { allowedOrigins: [], chatLimits } })
})
afterAll(async () => {
  await chat.stop()
  await database.close()
})

test('an account opens so many new conversations a minute, and another one its own', async () => {
  const [one, other] = [await chat.guestToken(), await chat.guestToken()]
  const first = await init(chat.connect({ token: one }))
  await init(chat.connect({ token: one }))
  const third = await chat
    .connect({ token: one })
    .emitWithAck('chat:init', { sessionId: null, language: 'en' })
  expect(third).toMatchObject({ success: false, code: 'too_many' })
  // One that is there already is no new one.
  const again = await init(chat.connect({ token: one }), first.sessionId)
  expect(again.sessionId).toBe(first.sessionId)
  expect((await init(chat.connect({ token: other }))).sessionId).not.toBe(first.sessionId)
})
