import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OpenDatabase } from '../../../src/db/connect.ts'
import { openTestDatabase } from '../../engines.ts'
import { startChat } from '../chat-server.ts'
import { ask, init } from '../conversation.ts'

const loaded = vi.hoisted((): string[] => [])
const note = vi.hoisted(() => (name: string) => () => {
  loaded.push(name)
  return {}
})
vi.mock('ai', note('ai'))
vi.mock('@ai-sdk/openai-compatible', note('openai'))
vi.mock('@ai-sdk/anthropic', note('anthropic'))

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase('seeded')
})
afterAll(() => database.close())

test('without a configured model no client of a provider is loaded', async () => {
  const chat = await startChat(database)
  const client = chat.connect({ token: await chat.guestToken() })
  const { sessionId } = await init(client)
  expect(await ask(client, sessionId, 'apartments in Dubai')).not.toEqual([])
  await chat.stop()
  expect(loaded).toEqual([])
})
