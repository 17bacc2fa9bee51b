import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { type Intent, newState } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'

const read = (text: string, language: LanguageCode) =>
  understand({ text, language, state: newState(), now }, knowledge).state

describe('what everyday words ask for', () => {
  it.each<[LanguageCode, Intent, string]>([
    ['ar', 'estimate_value', 'عندي فيلا في مردف خمس غرف بكم تتوقعون تنباع'],
    ['ar', 'estimate_value', 'عندي شقة بديرة ابي اعرف كم ممكن تجيب'],
    ['ar', 'estimate_value', 'متوسط ايجار غرفة وصالة في ديرة كم'],
    ['ar', 'investment_advice', 'لو اشتريت استوديو في ارجان كم بيدخل علي بالسنة'],
    ['ar', 'investment_advice', 'اذا شريت شقة بالفرجان كم راح يرجع لي بالسنة'],
    ['zh', 'estimate_value', 'Deira一房平均房租'],
    ['zh', 'investment_advice', '花80万在Arjan买房出租 一年能收多少租'],
    ['zh', 'compare_properties', 'JVC和Mirdif哪里住着舒服'],
    ['zh', 'compare_properties', 'Arjan跟JLT 哪边方便 好纠结'],
    ['zh', 'compare_properties', '公寓和别墅哪个好打理'],
    ['ar', 'book_viewing', 'بدي شوف شقة بكرا الساعة ٣ العصر'],
    ['ar', 'book_viewing', 'ممكن اشوف الفيلا باجر الصبح'],
    ['ar', 'book_viewing', 'ابي اشوف الشقة'],
  ])('%s: %s in “%s”', (language, intent, text) => {
    expect(read(text, language).intent).toBe(intent)
  })

  it.each<[LanguageCode, string]>([
    ['ar', 'ابغى اشوف شقق في مردف'],
    ['ar', 'ابي اشوف فيلا ٥ غرف في مردف للبيع'],
    ['ar', 'في شقة تنباع في مردف؟'],
    ['ar', 'عندي شقة صغيرة وابغى فيلا في مردف'],
    ['zh', 'JVC和JLT哪里有5万以下的单间'],
    ['zh', '哪里有便宜的单间'],
    ['zh', 'JVC或者JLT哪个都行 一房'],
  ])('and a search stays one (%s: %s)', (language, text) => {
    expect(read(text, language).intent).toBe('find_property')
  })

  it('looks for the kind that was named, not for the one that one has', () => {
    expect(read('عندي شقة صغيرة وابغى فيلا في مردف', 'ar').slots.type).toEqual(['villa'])
    expect(read('ابي اشوف فيلا ٥ غرف في مردف للبيع', 'ar').slots.type).toEqual(['villa'])
    expect(read('ابي شقة لي ولأهلي غرفتين', 'ar').slots).toEqual({
      type: ['apartment'],
      bedrooms_min: 2,
      bedrooms_max: 2,
    })
  })
})

describe('words that name a day and a part of it', () => {
  const tonight = { date: '2026-11-18', time: '20:00' }
  it.each<[LanguageCode, string, object]>([
    ['zh', '今晚8点打电话给我', tonight],
    ['zh', '明早10点给我打电话', { date: '2026-11-19', time: '10:00' }],
    ['ar', 'اتصلوا فيني الليلة الساعة ٨', tonight],
    ['ar', 'اتصلوا فيني باجر الساعة ٥ ونص العصر', { date: '2026-11-19', time: '17:30' }],
    ['en', 'call me tonight at 8', tonight],
  ])('are kept for a call (%s: %s)', (language, text, when) => {
    expect(read(text, language)).toMatchObject({ intent: 'request_callback', when })
  })
})

describe('a view in Arabic with the word for "on" written onto it', () => {
  it.each([
    ['شقة تطل عالبحر في عجمان', 'sea-view'],
    ['بلكونتها تطل عالمارينا', 'marina-view'],
    ['كاشفة عالبحيرة', 'lake-view'],
  ])('%s', (text, slug) => {
    const { features, location } = read(text, 'ar').slots
    expect(features).toContain(slug)
    expect(location ?? []).not.toContain('dubai-marina')
  })
})
