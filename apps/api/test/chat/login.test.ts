import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { openTestDatabase } from '../engines.ts'
import { buildTestApp } from '../http/build-test-app.ts'
import { type ChatServer, startChat } from './chat-server.ts'
import { ask, history, init } from './conversation.ts'

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

/** Logs the demo individual in, from a page that holds the token. */
async function logIn(token: string): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/user/login-user/',
    headers: { authorization: `Bearer ${token}` },
    payload: { email: 'demo.individual@manzil.example', password: 'manzil-demo' },
  })
  return answer.json().token
}

test('whoever logs in goes on with the conversation of before', async () => {
  const guest = await chat.guestToken()
  const before = chat.connect({ token: guest })
  const { sessionId } = await init(before)
  await ask(before, sessionId, 'villas in Mirdif')
  const after = chat.connect({ token: await logIn(guest) })
  expect((await init(after, sessionId)).sessionId).toBe(sessionId)
  const { messages } = await history(after, sessionId)
  expect(messages[0]).toMatchObject({ role: 'user', message: 'villas in Mirdif' })
  // The guest's token ended with the log-in.
  const again = chat.connect({ token: guest })
  const refused = new Promise((resolve) =>
    again.on('connect_error', ({ message }) => resolve(message)),
  )
  expect(await refused).toBe('unauthorized')
})

test('a login takes nothing of anybody else, whatever session it is followed by', async () => {
  const stranger = chat.connect({ token: await chat.guestToken() })
  const { sessionId } = await init(stranger)
  const token = await logIn('no-such-token')
  expect((await init(chat.connect({ token }), sessionId)).sessionId).not.toBe(sessionId)
  expect((await init(stranger, sessionId)).sessionId).toBe(sessionId)
})
