import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { AssistantEngine } from '@manzil/assistant/engine'
import { newState } from '@manzil/assistant/state'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEngine } from '../../src/chat/create-engine.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { loadSearchIndex } from '../../src/modules/property/search-index.ts'
import { openTestDatabase } from '../engines.ts'
import { silentLog } from '../silent-log.ts'

const now = new Date('2026-11-21T08:00:00Z')
let database: OpenDatabase
let engine: AssistantEngine
beforeAll(async () => {
  database = await openTestDatabase('seeded')
  const index = await loadSearchIndex(database.db)
  engine = await createEngine(database.db, () => now, { index, logger: silentLog })
})
afterAll(() => database.close())

async function answerTo(text: string, language: LanguageCode): Promise<string> {
  for await (const part of engine.answer({ text, language, state: newState(), now }))
    if (part.kind === 'text') return part.text
  throw new Error('nothing was said')
}

/** What the privacy policy promises stands in the answer, in its own words. */
test.each<[LanguageCode, string, RegExp]>([
  ['en', 'do you keep my messages?', /90 days after the last message/],
  ['en', 'is what I write saved?', /90 days after the last message/],
  ['ar', 'هل تحفظون رسائلي؟', /90 يومًا بعد آخر رسالة/],
  ['ru', 'вы храните мои сообщения?', /90 дней после последнего сообщения/],
  ['hi', 'क्या मेरे मैसेज सेव होते हैं?', /90 दिन/],
  ['zh', '你们会保存我的聊天记录吗？', /90 天/],
  ['de', 'Speichert ihr, was ich hier schreibe?', /90 Tage nach der letzten Nachricht/],
  // Whoever asks in the chat means the chat.
  ['en', 'do you keep this?', /90 days after the last message/],
  ['en', 'Is this being recorded?', /90 days after the last message/],
  ['en', 'how long do you store all that', /90 days after the last message/],
  ['ar', 'هل تحفظون هذا؟', /90 يومًا بعد آخر رسالة/],
  ['ar', 'هل يتم تسجيل هذا؟', /90 يومًا بعد آخر رسالة/],
  ['ru', 'Вы это сохраняете?', /90 дней после последнего сообщения/],
  ['ru', 'а это где-то хранится?', /90 дней после последнего сообщения/],
  ['hi', 'क्या आप यह सेव करते हैं?', /90 दिन/],
  ['hi', 'kya yeh save hota hai?', /90 दिन/],
  ['zh', '这些会被保存吗？', /90 天/],
  ['zh', '你们会保存这个吗', /90 天/],
  ['de', 'Speichert ihr das?', /90 Tage nach der letzten Nachricht/],
  ['de', 'Wird das hier gespeichert?', /90 Tage nach der letzten Nachricht/],
])('%s: %s', async (language, question, kept) => {
  expect(await answerTo(question, language)).toMatch(kept)
})

test.each<[LanguageCode, string]>([
  ['en', 'save this one'],
  ['en', 'can you keep this apartment for me?'],
  ['de', 'Speichere das zweite'],
  ['zh', '保存这套'],
])('%s: %s is no question about the chat', async (language, message) => {
  expect(await answerTo(message, language)).not.toMatch(/90/)
})

test.each<[LanguageCode, string, RegExp]>([
  ['en', 'which languages do you speak?', /English, Arabic, Russian, Hindi, Chinese and German/],
  ['en', 'do you speak French?', /English, Arabic, Russian, Hindi, Chinese and German/],
  ['ar', 'بأي لغات تتحدث؟', /الروسية/],
  ['ru', 'на каких языках ты говоришь?', /русск/],
  ['hi', 'आप कौन सी भाषाएँ बोलते हैं?', /अरबी/],
  ['zh', '你会说哪些语言？', /阿拉伯/],
  ['de', 'Welche Sprachen sprichst du?', /Arabisch/],
])('%s: %s', async (language, question, spoken) => {
  expect(await answerTo(question, language)).toMatch(spoken)
})
