import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { type DialogueState, newState } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'

const searches: Record<LanguageCode, string> = {
  en: 'flat to rent in Mirdif',
  ar: 'شقة للايجار في مردف',
  ru: 'снять квартиру в Мирдифе',
  hi: 'mirdif me flat kiraye pe',
  zh: 'Mirdif公寓出租',
  de: 'Wohnung in Mirdif mieten',
}

function after(text: string, language: LanguageCode, search = searches[language]): DialogueState {
  const { state } = understand({ text: search, language, state: newState(), now }, knowledge)
  return understand({ text, language, state, now }, knowledge).state
}

const alone = (text: string, language: LanguageCode): DialogueState =>
  understand({ text, language, state: newState(), now }, knowledge).state

describe('hours with a dot', () => {
  it.each<[LanguageCode, string, string, string]>([
    ['en', 'can I see the second one on Friday 4.15pm', '2026-11-20', '16:15'],
    ['en', 'view the first the day after tomorow 10.30 am', '2026-11-20', '10:30'],
    ['de', 'die zweite am Freitag um 16.45 Uhr besichtigen', '2026-11-20', '16:45'],
    ['ru', 'посмотреть вторую завтра в 18.30', '2026-11-19', '18:30'],
    ['ar', 'معاينة الثانية بكرة 6.30 المسا', '2026-11-19', '18:30'],
    ['hi', 'doosra wala kal shaam 6.30 baje dekhna hai', '2026-11-19', '18:30'],
  ])('in %s: %s', (language, text, date, time) => {
    const { intent, when, slots } = after(text, language)
    expect([intent, when]).toEqual(['book_viewing', { date, time }])
    expect([slots.purpose, slots.price_max]).toEqual(['rent', undefined])
  })

  it('and an amount stays one', () => {
    expect(alone('villa for sale in Mirdif up to 4.5 million', 'en').slots.price_max).toBe(
      4_500_000,
    )
  })
})

describe('after work is an evening and no office', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'a viewing tomorrow after the office'],
    ['de', 'Besichtigung morgen nach dem Büro'],
    ['ru', 'на просмотр завтра после офиса'],
    ['ar', 'معاينة بكرة بعد المكتب'],
    ['hi', 'kal viewing karni hai, office ke baad'],
  ])('in %s: %s', (language, text) => {
    const { when, slots } = alone(text, language)
    expect([when, slots.type]).toEqual([{ date: '2026-11-19', part: 'evening' }, undefined])
  })
})

describe('cards beside each other', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'put the first and the third side by side'],
    ['en', 'how do 1 and 3 differ'],
    ['de', 'stell die erste der dritten gegenüber'],
    ['ru', 'поставь рядом первую и третью'],
    ['zh', '第一个和第三个放一起比比'],
    ['ar', 'حط الأولى والثالثة جنب بعض'],
    ['hi', 'pehla aur teesra saath me rakh ke dikhao'],
  ])('in %s: %s', (language, text) => {
    const { intent, refs, slots } = after(text, language)
    expect([intent, refs]).toEqual(['compare_properties', [1, 3]])
    expect(slots).toEqual(alone(searches[language], language).slots)
  })

  it('are not places across the street', () => {
    expect(alone('Wohnung gegenüber der Metro in Mirdif', 'de').intent).toBe('find_property')
  })
})

describe('a human', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'is a real person answering or just a bot?'],
    ['en', 'are you even human'],
    ['de', 'antwortet hier ein echter Mensch oder ne Maschine'],
    ['ru', 'тут живой человек или бот?'],
    ['ar', 'انت انسان ولا روبوت'],
  ])('or not, in %s: %s', (language, text) => {
    expect(alone(text, language).intent).toBe('smalltalk')
  })

  it.each<[LanguageCode, string]>([
    ['en', 'let me speak to an actual person, Friday 3pm'],
    ['de', 'ich möchte mit einem richtigen Menschen sprechen, Freitag um drei'],
    ['ru', 'хочу поговорить с реальным человеком в пятницу в три'],
    ['hi', 'किसी असली इंसान से बात करवाओ, शुक्रवार 3 बजे'],
  ])('is to call, in %s: %s', (language, text) => {
    const { intent, when } = alone(text, language)
    expect([intent, when]).toEqual(['request_callback', { date: '2026-11-20', time: '15:00' }])
  })
})
