import type { ChatMessage } from '@manzil/api-client/generated/types.gen'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type OtherServers, type Stored, watchOtherServers } from '../../src/chat/other-servers.ts'
import { createSession } from '../../src/chat/repository/conversations.ts'
import { appendAt, readSnapshot } from '../../src/chat/repository/snapshot.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { insertGuest } from '../../src/modules/account/repository.ts'
import { openTestDatabase } from '../engines.ts'

describe('news of other servers', () => {
  let database: OpenDatabase
  let accountId: string
  const watching: OtherServers[] = []

  beforeAll(async () => {
    database = await openTestDatabase()
    accountId = await insertGuest(database.db)
    return () => database.close()
  })
  afterEach(() => {
    for (const others of watching.splice(0)) others.close()
  })

  const begin = async () => (await createSession(database.db, accountId, 'en')).id
  const say = async (sessionId: string, role: 'user' | 'bot', message: string) => {
    const snapshot = await readSnapshot(database.db, sessionId, accountId)
    const messages = [{ role, type: 'text', message, done: true } as const]
    const said = snapshot && (await appendAt(database.db, snapshot, { messages, note: {} }))
    return said?.messages ?? []
  }
  const watch = async (...rooms: string[]) => {
    const emitted: ChatMessage[] = []
    const warned: string[] = []
    const queries: string[] = []
    const db = database.db.withPlugin({
      transformQuery({ node }) {
        queries.push(node.kind)
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const others = watchOtherServers({
      db,
      logger: { warn: (_about: unknown, text?: string) => void warned.push(text ?? '') },
      rooms: () => rooms,
      emit: (_sessionId, message) => void emitted.push(message),
      isAnswering: () => false,
    })
    watching.push(others)
    for (const room of rooms) await others.joined(room)
    await others.look()
    queries.length = 0
    return { others, emitted, warned, queries }
  }

  test('a message that cannot be read keeps no other from coming', async () => {
    const [first, second] = [await begin(), await begin()]
    const { others, emitted, warned } = await watch(first, second)
    const [odd] = await say(first, 'bot', 'of a newer server')
    await database.db
      .updateTable('chat_message')
      .set({ type: 'hologram' })
      .where('id', '=', odd?.id ?? '')
      .execute()
    await say(first, 'bot', 'one')
    await say(second, 'bot', 'two')
    await others.look()
    expect(emitted.map(({ message }) => message).sort()).toEqual(['one', 'two'])
    expect(warned).toEqual(['a message of another server could not be read'])
    await others.look()
    expect(emitted).toHaveLength(2)
    expect(warned).toHaveLength(1)
  })

  test('its own messages are not asked for again, nor sent twice after those of another', async () => {
    const room = await begin()
    const { others, emitted, queries } = await watch(room)
    const itself = async (...stored: Promise<readonly Stored[]>[]) => {
      for (const messages of stored) others.sendsItself(room, await messages)
    }
    await itself(say(room, 'user', 'one'))
    await itself(say(room, 'bot', 'first'))
    await others.look()
    expect(queries).toHaveLength(1)
    await say(room, 'user', 'two')
    await say(room, 'bot', 'second')
    await itself(say(room, 'user', 'three'))
    await itself(say(room, 'bot', 'third'))
    await others.look()
    expect(emitted.map(({ message }) => message)).toEqual(['second'])
    await itself(say(room, 'user', 'four'))
    queries.length = 0
    await others.look()
    await others.look()
    expect(emitted).toHaveLength(1)
    expect(queries.length).toBeLessThan(4)
  })
})
