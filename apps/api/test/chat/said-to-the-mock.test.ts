import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { type AnswerMessage, collectAnswer } from '@manzil/assistant/collect-answer'
import { readState } from '@manzil/assistant/dialogue/read-state'
import type { AssistantEngine } from '@manzil/assistant/engine'
import { newState } from '@manzil/assistant/state'
import { createMockAssistant } from '@manzil/mock-api/assistant/assistant'
import { begin } from '@manzil/mock-api/chat/conversation'
import { seedWorld } from '@manzil/mock-api/seed-world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEngine } from '../../src/chat/create-engine.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { loadSearchIndex } from '../../src/modules/property/search-index.ts'
import { SEED } from '../../src/seed-database.ts'
import { PROPERTIES } from '../databases/contents.ts'
import { openTestDatabase } from '../engines.ts'
import { silentLog } from '../silent-log.ts'

const sentences: readonly [LanguageCode, string][] = [
  ['en', '2 bed apartment to rent in Dubai Marina under 150k'],
  ['en', 'villas in Arabian Ranches without a pool, not in Deira'],
  ['en', 'compare prices in JVC and Business Bay'],
  ['en', 'what does it cost to buy a home for 2 million?'],
  ['en', 'thank you, that was kind'],
  ['en', 'find_property'],
  ['ar', 'شقة غرفتين للإيجار في دبي مارينا أقل من 150 ألف'],
  ['ar', 'أريد استثمار مليوني درهم، أين العائد الأعلى؟'],
  ['ar', 'book_viewing'],
  ['ru', 'снять квартиру с 2 спальнями в Дубай Марина до 150 тыс'],
  ['ru', 'сколько стоит вилла в Дубай Хиллс?'],
  ['ru', 'перезвоните мне, пожалуйста'],
  ['hi', 'दुबई मरीना में 2 बेडरूम अपार्टमेंट किराए पर 150 हज़ार तक'],
  ['hi', 'किराए पर लेने के लिए कौन से दस्तावेज़ चाहिए?'],
  ['zh', '迪拜码头租两居公寓，2居室，15万以内'],
  ['zh', '我的房子值多少钱？'],
  ['zh', '你好'],
  ['de', '3-Zimmer-Wohnung zur Miete in Dubai Marina bis 150.000'],
  ['de', 'Welche Unterlagen brauche ich zum Mieten?'],
  ['de', 'möbliertes Studio in JVC, höchstens 60.000 im Jahr'],
]

/** What an answer does and says, without the ids and times of the properties that it is about. */
const actOf = (messages: readonly AnswerMessage[]) =>
  messages.map((message) =>
    message.type === 'text'
      ? [message.message, message.actions, message.search, message.comparison, message.links]
      : [message.message, message.subMessage, message.link, message.data.map(({ price }) => price)],
  )

describe('the assistant of the mock', () => {
  let database: OpenDatabase
  let engine: AssistantEngine
  const now = () => new Date('2026-11-18T12:00:00+04:00')
  beforeAll(async () => {
    database = await openTestDatabase('seeded')
    const index = await loadSearchIndex(database.db)
    engine = await createEngine(database.db, now, { index, logger: silentLog })
  })
  afterAll(() => database.close())

  const world = seedWorld({ seed: SEED, properties: PROPERTIES })
  const mock = createMockAssistant(world)
  const ownerId = world.sessions.get('mock-guest') ?? ''

  test.each(sentences)('understands as the server does, in %s: %s', async (language, text) => {
    const state = newState()
    const own = await collectAnswer(engine, { text, language, state, now: now() })
    const conversation = begin(world, ownerId, language)
    const { signal } = new AbortController()
    const asked = { text, seq: 1, search: undefined, signal }
    const said = (await mock.answer(conversation, asked)) ?? []
    const { slots, intent, pending, money, request } = readState(conversation.state)
    expect({ slots, intent, pending, money, request, act: actOf(said) }).toEqual({
      slots: own.state.slots,
      intent: own.state.intent,
      pending: own.state.pending,
      money: own.state.money,
      request: own.state.request,
      act: actOf(own.messages),
    })
  })
})
