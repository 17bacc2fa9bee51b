import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSession } from '../../src/chat/repository/conversations.ts'
import { readSnapshot } from '../../src/chat/repository/snapshot.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { insertGuest } from '../../src/modules/account/repository.ts'
import { openTestDatabase } from '../engines.ts'
import { type ChatServer, startChat } from './chat-server.ts'
import { history, init } from './conversation.ts'
import { storeUnanswered } from './store-unanswered.ts'

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

test('the history of a long conversation is its newest five hundred messages, in order', async () => {
  const client = chat.connect({ token: await chat.guestToken() })
  const { sessionId } = await init(client)
  await sql`
    insert into chat_message (session_id, seq, id, role, type, payload)
    select ${sessionId}, n, gen_random_uuid()::text, 'bot', 'text',
      jsonb_build_object('message', n::text, 'done', true)
    from generate_series(1, 510) n
  `.execute(database.db)
  const seqs = (await history(client, sessionId)).messages.map(({ seq }) => seq)
  expect(seqs).toEqual(Array.from({ length: 500 }, (_, at) => at + 11))
})

test('what waits for an answer stands in the order in which it was said', async () => {
  const { db } = database
  const guest = await insertGuest(db)
  const { id } = await createSession(db, guest, 'en')
  const said = ['villas in Mirdif', 'cheaper', 'with a pool']
  for (const message of said) await storeUnanswered(db, id, message)
  const snapshot = await readSnapshot(db, id, guest)
  expect(snapshot?.open.map(({ text }) => text)).toEqual(said)
})

test('what waits for an answer knows the page that it was asked on', async () => {
  const { db } = database
  const guest = await insertGuest(db)
  const { id } = await createSession(db, guest, 'en')
  await storeUnanswered(db, id, 'anything cheaper?', 'purpose=rent&location=mirdif')
  await storeUnanswered(db, id, 'and with a pool?')
  const snapshot = await readSnapshot(db, id, guest)
  expect(snapshot?.open.map(({ search }) => search)).toEqual(['purpose=rent&location=mirdif', null])
})

test('a history leaves out the one message that cannot be read', async () => {
  const client = chat.connect({ token: await chat.guestToken() })
  const { sessionId } = await init(client)
  await sql`
    insert into chat_message (session_id, seq, id, role, type, payload)
    select ${sessionId}, n, gen_random_uuid()::text, 'bot', 'text',
      case when n = 2 then '{"message": "b", "done": true, "actions": [null]}'::jsonb
      else jsonb_build_object('message', n::text, 'done', true) end
    from generate_series(1, 3) n
  `.execute(database.db)
  expect((await history(client, sessionId)).messages.map(({ seq }) => seq)).toEqual([1, 3])
})
