import type {
  ChatMessage,
  ChatTextMessage,
  LanguageCode,
} from '@manzil/api-client/generated/types.gen'
import { createTextTools } from '@manzil/assistant/tools/site-texts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../../src/db/connect.ts'
import { createContentStore } from '../../../src/modules/content/content-store.ts'
import { openTestDatabase } from '../../engines.ts'
import { ask, init } from '../conversation.ts'
import { type FakeProvider, type Script, startProvider } from './fake-provider.ts'
import { startModelChat } from './model-chat.ts'
import { thenRepeats, thenTells } from './scripts.ts'
import type { Protocol } from './sse-writers.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase('seeded')
  // Texts are indexed for the first who asks, which is no part of a conversation.
  const { passages } = createTextTools(createContentStore(database.db))
  for (const language of ['en', 'ar'] as const) await passages('rent', language)
})
afterAll(() => database.close())

const providers: FakeProvider[] = []
afterAll(() => Promise.all(providers.map((provider) => provider.stop())))

/** A guest's conversation with an assistant whose provider follows a script of each message. */
async function converse(protocol: Protocol, language: LanguageCode) {
  const provider = await startProvider(protocol)
  providers.push(provider)
  const chat = await startModelChat(database, { baseUrl: provider.baseUrl, protocol })
  const client = chat.connect({ token: await chat.guestToken() })
  const { sessionId } = await init(client, null, language)
  const seen: string[] = []
  /** Without a script the provider must not be asked. */
  const say = async (message: string, script?: Script): Promise<Answer> => {
    provider.play(script ?? (() => ({ status: 500 })))
    const before = chat.outcomes().length
    const parts = await ask(client, sessionId, message)
    seen.push(...provider.requests.map(({ body }) => body))
    const outcomes = chat.outcomes().slice(before)
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(script === undefined ? [] : ['answered'])
    return answerOf(parts)
  }
  return { say, seen, stop: () => chat.stop() }
}

interface Answer {
  text: ChatTextMessage
  titles: string[]
}

function answerOf(parts: readonly ChatMessage[]): Answer {
  const text = parts.find((part) => part.type === 'text')
  if (text === undefined) throw new Error('nothing was said')
  const titles = parts.flatMap((part) =>
    part.type === 'property_results' ? part.data.map(({ title }) => title) : [],
  )
  return { text, titles }
}

const inMarina = { purpose: 'sale', types: ['apartment'], places: ['Dubai Marina'] }
const leaving = { question: 'Can I leave before the contract ends?', side: 'tenant' }

test('a whole conversation in English', async () => {
  const { say, seen, stop } = await converse('openai', 'en')
  const found = await say(
    'apartments for sale in Dubai Marina with quiet neighbours',
    thenTells(
      inMarina,
      ({ total, title, price }) => `I found ${total} homes. “${title}” asks ${price}.`,
    ),
  )
  expect(found.titles.length).toBeGreaterThan(1)
  expect(found.text.evidence?.map(({ field }) => field)).toEqual(['total', 'price', 'title'])

  const details = await say(
    'does the second one have any nasty surprises hidden, like yearly thingies',
    thenRepeats('property_details', { property_number: 2 }, (lines) => lines.at(-1)),
  )
  expect(details.text.evidence?.map(({ listing_id }) => listing_id)).not.toContain(null)

  const loan = await say(
    'hmm so the bank wants what from me monthly, roughly, for the second',
    thenRepeats('loan', { property_number: 2 }, (lines) => lines.slice(0, 2).join(' ')),
  )
  expect(loan.text.message).toContain('a month')
  // Either engine goes on with the sum that the other one began.
  expect((await say('and over 20 years?')).text.message).toContain('20 years')

  const texts = await say(
    'got a job in abu dhabi, can i get out of my lease early',
    thenRepeats('site_texts', leaving, (lines) => `Our guides say: “${lines[0]}”`),
  )
  expect(texts.text.message).toContain('Only if the contract allows it')
  expect(texts.text.links).toHaveLength(1)

  const compared = await say(
    'hmm JVC next to Dubai Marina, would my wallet laugh or cry',
    thenRepeats(
      'compare',
      { places: ['Dubai Marina', 'JVC'], purpose: 'sale', types: ['apartment'] },
      (lines) => lines[0],
    ),
  )
  expect(compared.text.comparison?.columns).toHaveLength(2)
  expect(compared.titles).toEqual([])

  await say('book a viewing of the first one tomorrow at 5 pm')
  expect((await say('John Smith, 0501234567, john@example.com')).text.message).toContain('Shall I')
  expect((await say('yes, send it')).text.message).toMatch(/EQ-[2-9A-Z]{6}/)

  const again = await say(
    'and apartments for sale in JVC with quiet neighbours?',
    thenTells({ ...inMarina, places: ['JVC'] }, ({ total }) => `I found ${total} homes there.`),
  )
  expect(again.titles).not.toEqual(found.titles)
  for (const detail of ['John', '0501234567', 'john@example.com', 'EQ-'])
    expect(seen.join()).not.toContain(detail)
  await stop()
})

test('a whole conversation in Arabic', async () => {
  const { say, seen, stop } = await converse('anthropic', 'ar')
  const found = await say(
    'شقق للبيع في دبي مارينا هادئة',
    thenTells(
      inMarina,
      ({ total, title, price }) => `وجدت ${total} شقة. السعر المطلوب للشقة «${title}» هو ${price}.`,
    ),
  )
  expect(found.titles.length).toBeGreaterThan(1)

  const details = await say(
    'والثانية فيها مصاريف مخفية وحركات تطلع لي بعدين؟',
    thenRepeats('property_details', { property_number: 2 }, (lines) => lines.at(-1)),
  )
  expect(details.text.evidence?.length).toBeGreaterThan(0)

  const texts = await say(
    'جاتني وظيفة في أبوظبي وأبغى أفك العقد بدري، يصير؟',
    thenRepeats(
      'site_texts',
      { question: 'هل يمكنني المغادرة قبل انتهاء العقد؟' },
      (lines) => lines[0],
    ),
  )
  expect(texts.text.links).toHaveLength(1)

  const loan = await say('قرض على مليون ونصف بدفعة 30%')
  expect(loan.text.message).toContain('1,500,000')

  await say('احجز معاينة الأولى بكرة الساعة 5 مساء')
  await say('سارة أحمد، 0501234567، sara@example.com')
  expect((await say('نعم، أرسله')).text.message).toMatch(/EQ-[2-9A-Z]{6}/)

  const again = await say(
    'طيب وشقق للبيع في دبي مارينا هادئة بطابع بوهيمي حالم؟',
    thenTells(inMarina, ({ total }) => `وجدت ${total} شقة هناك.`),
  )
  expect(again.titles).toEqual(found.titles)
  for (const detail of ['سارة', '0501234567', 'sara@example.com'])
    expect(seen.join()).not.toContain(detail)
  await stop()
})
