import type { ChatMessage, LanguageCode } from '@manzil/api-client/generated/types.gen'
import { omissionTexts } from '@manzil/assistant/reply/texts/omission-texts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../../src/db/connect.ts'
import { loadSearchIndex, type SearchIndex } from '../../../src/modules/property/search-index.ts'
import { openTestDatabase } from '../../engines.ts'
import { type ChatServer, startChat } from '../chat-server.ts'
import { ask, init } from '../conversation.ts'
import { type FakeProvider, startProvider } from './fake-provider.ts'
import { misbehaviours, question } from './misbehaviours.ts'
import { key, now, startModelChat } from './model-chat.ts'
import { provedBySentence } from './proved-by-sentence.ts'

let database: OpenDatabase
let embedded: ChatServer
let index: SearchIndex

beforeAll(async () => {
  database = await openTestDatabase('seeded')
  index = await loadSearchIndex(database.db)
  embedded = await startChat(database, now, { index })
})
afterAll(async () => {
  await embedded.stop()
  await database.close()
})

/** Everything that the visitor of a new conversation is sent. */
async function visit(
  chat: ChatServer,
  message: string,
  language: LanguageCode,
): Promise<ChatMessage[]> {
  const client = chat.connect({ token: await chat.guestToken() })
  const { sessionId } = await init(client, null, language)
  const parts = await ask(client, sessionId, message)
  client.close()
  return parts
}

const answers = new Map<string, Promise<ChatMessage[]>>()

/** What the visitor is sent where no model is configured. */
function answerWithout(message: string, language: LanguageCode): Promise<ChatMessage[]> {
  const known = answers.get(message) ?? visit(embedded, message, language)
  answers.set(message, known)
  return known
}

/** What is shown of a text stays: the next of it begins with that. */
function expectOnlyGrowth(parts: readonly ChatMessage[]): void {
  let shown = ''
  for (const part of parts) {
    if (part.type !== 'typing' && part.type !== 'text') continue
    expect(part.message.startsWith(shown)).toBe(true)
    shown = part.message
  }
}

const wordsOf = (parts: readonly ChatMessage[]) =>
  parts.flatMap((part) => (part.type === 'text' ? [part.message] : []))
const cardsOf = (parts: readonly ChatMessage[]) =>
  parts.flatMap((part) => (part.type === 'property_results' ? part.data : []))

describe.each(['openai', 'anthropic'] as const)('a provider that speaks %s', (protocol) => {
  let provider: FakeProvider

  beforeAll(async () => {
    provider = await startProvider(protocol)
  })
  afterAll(() => provider.stop())

  test.each([...misbehaviours, ...provedBySentence])('$name', async (row) => {
    const { script, shows, reason, never = [], message = question, language = 'en', limits } = row
    provider.play(script)
    const { baseUrl } = provider
    const chat = await startModelChat(database, { baseUrl, protocol }, limits, { index })
    const parts = await visit(chat, message, language)
    await chat.stop()
    const usual = await answerWithout(message, language)

    expect(chat.outcomes().map(({ outcome }) => outcome)).toEqual([reason])
    expect(cardsOf(parts).map(({ _id }) => _id)).toEqual(cardsOf(usual).map(({ _id }) => _id))
    if (shows === 'embedded') expect(wordsOf(parts)).toEqual(wordsOf(usual))
    else expect(wordsOf(parts)).not.toEqual(wordsOf(usual))
    const isCut = wordsOf(parts).some((words) => words.includes(omissionTexts[language]))
    expect(isCut).toBe(shows === 'beginning')
    expectOnlyGrowth(parts)
    const sent = JSON.stringify(parts)
    for (const words of never) expect(sent).not.toContain(words)
    expect(chat.logged()).not.toContain(key)
    expect(chat.logged()).not.toContain(message)
  })
})
