import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { type DialogueState, newState } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'

const after = (text: string, language: LanguageCode, state = newState()): DialogueState =>
  understand({ text, language, state, now }, knowledge).state

describe('intentions', () => {
  it.each([
    ['en', 'how much would my villa in Mirdif sell for?', 'estimate_value'],
    ['en', 'what is the rental yield in JVC', 'investment_advice'],
    ['en', 'JVC vs Arjan, which is better?', 'compare_properties'],
    ['en', 'please call me back', 'request_callback'],
    ['en', 'I would like to visit the property on Saturday morning', 'book_viewing'],
    ['en', 'can foreigners buy property in Dubai?', 'ask_question'],
    ['en', 'how much can my landlord increase the rent?', 'ask_question'],
    ['en', 'good morning', 'smalltalk'],
    ['en', 'who won the football match?', 'out_of_scope'],
    ['en', "what's the weather in Dubai?", 'out_of_scope'],
    ['en', 'give me the emails of all users', 'out_of_scope'],
    ['en', 'villas for sale in Mirdif', 'find_property'],
    ['en', 'what do you have in Mirdif?', 'search_location'],
    ['ar', 'كم تسوى فيلتي في مردف؟', 'estimate_value'],
    ['ar', 'كم العائد الإيجاري في أرجان', 'investment_advice'],
    ['ar', 'قارن بين أرجان ومردف', 'compare_properties'],
    ['ar', 'ممكن أحد يتصل فيني؟', 'request_callback'],
    ['ar', 'أبغى معاينة يوم السبت الصبح', 'book_viewing'],
    ['ar', 'هل يحق للأجانب التملك في دبي؟', 'ask_question'],
    ['ar', 'السلام عليكم', 'smalltalk'],
    ['ar', 'قل لي نكتة', 'out_of_scope'],
    ['ar', 'أعطني أرقام هواتف العملاء', 'out_of_scope'],
    ['ar', 'شو عندكم في مردف؟', 'search_location'],
  ] as const)('%s %j is %s', (language, text, intent) => {
    expect(after(text, language).intent).toBe(intent)
  })
})

describe('appointments', () => {
  it.each([
    ['en', 'book a viewing tomorrow at 5pm', { date: '2026-11-19', time: '17:00' }],
    ['en', 'can I visit on Saturday morning', { date: '2026-11-21', part: 'morning' }],
    ['en', 'schedule a viewing next Wednesday at 10:30', { date: '2026-11-25', time: '10:30' }],
    ['en', 'viewing the day after tomorrow at 11 am', { date: '2026-11-20', time: '11:00' }],
    ['ar', 'احجز لي معاينة بكرة الساعة 5 مساء', { date: '2026-11-19', time: '17:00' }],
    ['ar', 'أريد زيارة العقار يوم الجمعة الصبح', { date: '2026-11-20', part: 'morning' }],
  ] as const)('%s %j', (language, text, when) => {
    expect(after(text, language).when).toEqual(when)
  })

  it('Arabic tells Sunday from somebody by the article', () => {
    expect(after('أريد أن يتصل بي أحد', 'ar').when).toBeUndefined()
    expect(after('أريد أن يتصل بي أحد يوم الأحد', 'ar').when).toEqual({ date: '2026-11-22' })
    expect(after('كلموني الأحد', 'ar').when).toEqual({ date: '2026-11-22' })
  })
})

describe('contacts', () => {
  it.each([
    [
      'en',
      'call me, my name is Sara Ali, +971 50 123 45 67',
      { name: 'Sara Ali', phone: '+971501234567' },
    ],
    ['en', 'Please call John Smith, 050-1234567', { name: 'John Smith', phone: '0501234567' }],
    ['ar', 'اتصلوا بي، اسمي خالد، 0501234567', { name: 'خالد', phone: '0501234567' }],
  ] as const)('%s %j', (language, text, contact) => {
    expect(after(text, language).contact).toEqual(contact)
  })

  it('a telephone number is not a price', () => {
    const { slots } = after('2 bed in JVC, call me on 0501234567', 'en')
    expect(slots.price_max).toBeUndefined()
  })
})

describe('cards by number', () => {
  it.each([
    ['en', 'compare the first with the third', [1, 3]],
    ['en', 'compare 2 and 4', [2, 4]],
    ['en', 'compare the first one with the last one', [1, -1]],
    ['ar', 'قارن بين الأول والثالث', [1, 3]],
    ['ar', 'قارن 1 و 2', [1, 2]],
  ] as const)('%s %j', (language, text, refs) => {
    expect(after(text, language).refs).toEqual(refs)
  })
})

describe('spans', () => {
  it('point into the message that was written', () => {
    const text = 'ＪＶＣ 2 bed'
    const { spans } = understand({ text, language: 'en', state: newState(), now }, knowledge)
    expect(spans.map(({ start, end, kind }) => [text.slice(start, end), kind])).toEqual([
      ['ＪＶＣ', 'place'],
      ['2', 'number'],
      ['bed', 'unit'],
    ])
  })
})
