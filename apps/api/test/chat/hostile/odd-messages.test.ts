import type { ChatMessage, LanguageCode } from '@manzil/api-client/generated/types.gen'
import { zChatMessage } from '@manzil/api-client/generated/zod.gen'
import { textsOf } from '@manzil/assistant/reply/texts/texts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../../src/db/connect.ts'
import { openTestDatabase } from '../../engines.ts'
import { type ChatServer, startChat } from '../chat-server.ts'
import { ask, history, init } from '../conversation.ts'
import { oddMessages } from './odd-messages.ts'
import { patient } from './patient-limits.ts'

/** Letters that an answer of each language is written in. */
const letters: Record<LanguageCode, RegExp> = {
  en: /[a-z]{3}/i,
  de: /[a-zäöüß]{3}/i,
  ar: /\p{Script=Arabic}{2}/u,
  ru: /\p{Script=Cyrillic}{3}/u,
  hi: /\p{Script=Devanagari}{2}/u,
  zh: /\p{Script=Han}{2}/u,
}

const textOf = (parts: readonly ChatMessage[]): string =>
  parts.find(({ type }) => type === 'text')?.message ?? ''

describe('odd messages', () => {
  let database: OpenDatabase
  let chat: ChatServer
  let token: string

  beforeAll(async () => {
    database = await openTestDatabase('seeded')
    chat = await startChat(database, undefined, { config: patient })
    token = await chat.guestToken()
  })
  afterAll(async () => {
    await chat.stop()
    await database.close()
  })

  test.each(oddMessages)('%s (%s)', async (_, language, ...messages) => {
    const client = chat.connect({ token })
    const { sessionId } = await init(client, null, language)
    let parts: ChatMessage[] = []
    for (const message of messages) parts = await ask(client, sessionId, message)
    for (const part of parts) expect(zChatMessage.safeParse(part).error).toBeUndefined()
    const answer = textOf(parts)
    expect(answer).toMatch(letters[language])
    expect(answer).not.toContain(textsOf(language).unavailable)
    // Nothing of it becomes an address that leads away, or markup that something could run.
    const said = JSON.stringify(parts)
    expect(said).not.toMatch(/<\/?[a-z]|javascript:|evil\.example/i)
    // What was typed is kept as it was typed, and the conversation goes on.
    const kept = (await history(client, sessionId)).messages.filter(({ role }) => role === 'user')
    expect(kept.map(({ message }) => message)).toEqual(messages)
    expect(textOf(await ask(client, sessionId, 'villas in Mirdif'))).toMatch(letters[language])
    client.close()
  })

  test('none of them wrote to an agent or touched an account', async () => {
    const { db } = database
    const accounts = await db
      .selectFrom('account')
      .select('id')
      .where('role', '<>', 'guest')
      .execute()
    expect(accounts.length).toBeGreaterThan(0)
    expect(await db.selectFrom('enquiry').select('id').execute()).toEqual([])
  })

  test('a date that has passed and a number of three figures are answered with what is missing', async () => {
    const client = chat.connect({ token })
    const { sessionId } = await init(client, null, 'en')
    await ask(client, sessionId, 'villas in Mirdif')
    await ask(client, sessionId, 'book a viewing of the first')
    expect(textOf(await ask(client, sessionId, '2 January 2019 at 11:00'))).toMatch(/passed/)
    await ask(client, sessionId, 'ask the agent to call me instead')
    expect(textOf(await ask(client, sessionId, 'my number is 077'))).toMatch(/10 to 15 digits/)
  })
})
