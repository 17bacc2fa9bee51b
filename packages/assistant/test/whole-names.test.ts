import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeLeads } from './fake-leads.ts'
import { fakeTools } from './fake-tools.ts'

const many = () => fakeTools(() => 12)
/** A property is chosen; when it is wanted, and by whom, is open. */
const booking: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: ['villas in Mirdif', 'book a viewing of the second one'],
  ar: ['فلل في مردف', 'احجز معاينة الثاني'],
  ru: ['виллы в Мирдифе', 'запишите на просмотр второй'],
  hi: ['मिर्दिफ में विला', 'दूसरे वाले की विज़िट बुक करो'],
  zh: ['Mirdif的别墅', '预约看第二套'],
  de: ['Villen in Mirdif', 'Besichtigung der zweiten'],
}

async function nameIn(language: LanguageCode, message: string, before: readonly string[] = []) {
  const turns = [...booking[language], ...before, message]
  const { state } = await converse(many(), turns, language, fakeLeads())
  return state.request?.name
}

const names: readonly (readonly [LanguageCode, string])[] = [
  ['de', 'Petra Lang'],
  ['de', 'Klaus von der Heide'],
  ['de', 'Jürgen Groß'],
  ['de', 'Max Garten'],
  ['de', 'Anna Meer-Haus'],
  ['en', 'Mark Rose'],
  ['en', 'Max Garden'],
  ['en', 'Grace Park'],
  ['en', "Sean O'Hara"],
  ['en', 'Priya Sharma'],
  ['en', 'Sara Khan'],
  ['ru', 'Анна Вид'],
  ['ru', 'Игорь Студийный'],
  ['ru', 'Мария Новая'],
  ['ru', 'Пётр Ильич Море'],
  ['ar', 'خالد علي'],
  ['ar', 'كريم سعيد'],
  ['ar', 'امل جميل'],
  ['ar', 'محمد بن راشد'],
  ['zh', '王小明'],
  ['zh', '高海'],
  ['zh', '欧阳明'],
  ['zh', '方大为'],
  ['hi', 'राहुल शर्मा'],
  ['hi', 'सागर मेहता'],
  ['hi', 'प्रिया'],
]

const intros: Readonly<Record<LanguageCode, (name: string) => readonly string[]>> = {
  en: (name) => [
    `my name is ${name}`,
    `My name is ${name} and my number is 050 111 2222`,
    `name: ${name}, please call me`,
  ],
  de: (name) => [`ich heiße ${name}`, `Mein Name ist ${name} und meine Nummer ist 050 111 2222`],
  ru: (name) => [`меня зовут ${name}`, `Меня зовут ${name}, мой телефон 0501112222`],
  ar: (name) => [`اسمي ${name}`, `اسمي ${name} ورقمي 0501112222`],
  zh: (name) => [`我叫${name}`, `我叫${name}，电话0501112222`, `我的名字是${name}电话0501112222`],
  hi: (name) => [`मेरा नाम ${name} है`, `मेरा नाम ${name} है और मेरा नंबर 0501112222 है`],
}
const comma: Readonly<Record<string, string>> = { ar: '، ', zh: '，' }

describe('a name is what stands there', () => {
  it.each(names)('%s: %s, before number and address', async (language, name) => {
    const parts = [name, '0501112222', 'p@example.de']
    expect(await nameIn(language, parts.join(comma[language] ?? ', '))).toBe(name)
    expect(await nameIn(language, `${name} 0501112222`)).toBe(name)
  })

  it.each(names)('%s: %s, behind the words for it, and no further', async (language, name) => {
    for (const message of intros[language](name)) expect(await nameIn(language, message)).toBe(name)
  })

  it.each(names)('%s: %s, alone as an answer', async (language, name) => {
    expect(await nameIn(language, name, ['2026-11-19 17:00'])).toBe(name)
  })

  it.each([
    ['en', 'my name is Mohammed bin Rashid Al Falasi', 'Mohammed bin Rashid Al Falasi'],
    [
      'en',
      'my name is Maria Isabel de la Cruz y Lopez Garcia',
      'Maria Isabel de la Cruz y Lopez Garcia',
    ],
    ['en', 'Fatima bint Saeed Al Mansoori, 0501112222', 'Fatima bint Saeed Al Mansoori'],
    ['ar', 'اسمي محمد بن خالد بن سعيد آل نهيان', 'محمد بن خالد بن سعيد آل نهيان'],
    ['en', 'Li Wei, li@example.com', 'Li Wei'],
    ['de', 'Petra Lang, petra@example.de', 'Petra Lang'],
    ['ru', 'Анна Вид, anna@example.com', 'Анна Вид'],
    ['zh', '王小明，li@example.com', '王小明'],
  ] as const)('%s: %s keeps every part of it', async (language, message, name) => {
    expect(await nameIn(language, message)).toBe(name)
  })

  it.each([
    ['ar', 'اسمي خالد علي، رقمي ٠٥٠١٢٣٤٥٦٧', 'خالد علي'],
    ['ar', 'خالد علي ٠٥٠ ١٢٣ ٤٥٦٧', 'خالد علي'],
    ['hi', 'मेरा नाम प्रिया है, ०५०१२३४५६७', 'प्रिया'],
  ] as const)(
    '%s: %s has a number in figures of its own script',
    async (language, message, name) => {
      const turns = [...booking[language], message]
      const { state } = await converse(many(), turns, language, fakeLeads())
      expect(state.request).toMatchObject({ name, phone: '0501234567' })
    },
  )

  it.each([
    ['en', 'call me, 0501112222'],
    ['en', 'my number is 0501112222'],
    ['en', 'Thanks, 0501112222'],
    ['en', 'Dubai Marina, 0501112222'],
    ['de', 'Ja gerne, 0501112222'],
    ['de', 'Mein Name ist nicht wichtig'],
    ['ru', 'Хорошо, 0501112222'],
    ['ar', 'تمام، 0501112222'],
    ['zh', '好的，0501112222'],
    ['hi', 'ठीक है, 0501112222'],
  ] as const)('%s: there is none in %j', async (language, message) => {
    expect(await nameIn(language, message)).toBeUndefined()
  })
})
