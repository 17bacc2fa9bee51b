import { describe, expect, it } from 'vitest'
import { newState, type SearchSlots } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'
import { slotsOf } from './meaning/notation.ts'

type Language = 'en' | 'de' | 'ru' | 'ar' | 'hi' | 'zh'

function after(language: Language, ...turns: string[]): SearchSlots {
  let state = newState()
  for (const text of turns) state = understand({ text, language, state, now }, knowledge).state
  return state.slots
}

describe('Chinese as it is typed', () => {
  it.each([
    ['除了JLT和Deira，迪拜哪里都行，两房', 'b2 @dubai -@jumeirah-lake-towers -@deira'],
    ['除了Mirdif、Deira，迪拜别的地方都可以 单间', 'b0 apartment @dubai -@mirdif -@deira'],
    ['一楼不要 带花园 Arjan', '@arjan +garden -ground-floor'],
    ['Arjan两房 期房不要 要带阳台', 'ready @arjan b2 +balcony'],
    ['Arjan 不要底层 带花园', '@arjan +garden -ground-floor'],
    ['一房 不是Arjan，是Liwan', 'b1 @liwan'],
    ['不是别墅是联排 Mudon', 'townhouse @mudon'],
    ['一房 不是Arjan也不是Liwan', 'b1 -@arjan -@liwan'],
    ['Views还是Greens 一房', 'b1 @the-views @the-greens'],
    ['Arjan一房 待家具', 'furnished @arjan b1'],
    ['Arjan一房 带加具', 'furnished @arjan b1'],
    ['Arjan一房 租 每月5千5', 'rent @arjan b1 <66k'],
    ['Jumierh Village Triangle两房', '@jumeirah-village-triangle b2'],
    ['Arjan两房 有views', '@arjan b2'],
    ['Arjan仓库 租 卅五万以内', 'rent warehouse @arjan <350k'],
    ['Arjan办公室 买 顶多能接受90万', 'sale office @arjan <900k'],
    ['投资用的单间 Arjan 买 50万', 'sale b0 apartment @arjan <500k'],
  ])('%s', (text, meaning) => {
    expect(after('zh', text)).toEqual(slotsOf(meaning))
  })

  it('at least and at most are said with a refusal', () => {
    expect(after('zh', 'Arjan两房 面积不要小于90平')).toMatchObject({ size_min: 969 })
    expect(after('zh', 'Arjan两房 买 千万别高于150万')).toMatchObject({ price_max: 1_500_000 })
    expect(after('zh', 'Arjan两房 买 别低于150万')).toMatchObject({ price_min: 1_500_000 })
  })

  it('what is not wanted any more is kept out of no later search', () => {
    const search = ['Arjan一房 租', 'Liwan也看看']
    expect(after('zh', ...search, '不要Liwan了')).toEqual(slotsOf('rent @arjan b1'))
    expect(after('zh', ...search, '不要Deira')).toEqual(slotsOf('rent @arjan @liwan b1 -@deira'))
    expect(after('zh', 'Arjan一房 带泳池', '不要泳池了')).toEqual(slotsOf('@arjan b1'))
  })

  it('what is too dear is answered by the sum behind it', () => {
    expect(after('zh', 'Arjan一房 租 9万', '太贵了 7万吧')).toEqual(slotsOf('rent @arjan b1 <70k'))
    expect(after('zh', 'Arjan一房 租 9万', '太贵了').sort_by).toBe('price_asc')
  })

  it('furniture that does not matter is not asked for', () => {
    expect(after('zh', 'Arjan一房 带家具', '家具有没有都行')).toEqual(slotsOf('@arjan b1'))
  })

  it('no property is sold for a few thousand', () => {
    expect(after('zh', 'Arjan两房 买 五千以上').price_min).toBeUndefined()
    expect(after('en', '2 bed in Arjan for sale under 5000').price_max).toBeUndefined()
    expect(after('en', '2 bed in Arjan for sale under 900k').price_max).toBe(900_000)
  })
})

describe('short answers and slips', () => {
  it.each<[Language, string[], string]>([
    ['ar', ['شقة غرفة وحدة في أرجان', 'لا غرفتين'], 'apartment @arjan b2'],
    ['ar', ['شقة غرفتين في أرجان', 'لا أربع أحسن'], 'apartment @arjan b4'],
    ['en', ['1 bed in Arjan', 'no 2'], '@arjan b2'],
    ['en', ['flat in Arjan', 'furnshed'], 'apartment furnished @arjan'],
    ['en', ['my contract finishes in june, 2 bed in Arjan'], '@arjan b2'],
    ['hi', ['मुझे अर्जन में फ्लैट चाहिए'], 'apartment @arjan'],
    ['hi', ['Arjan me flat, bijli aur pani shamil'], 'apartment @arjan +bills-included'],
  ])('%s: %s', (language, turns, meaning) => {
    expect(after(language, ...turns)).toEqual(slotsOf(meaning))
  })

  it.each<[Language, string, string]>([
    ['de', 'hab mein passwort vergessn', 'ask_question'],
    ['en', 'bought my flat in Arjan in 2016, what wud it go for now?', 'estimate_value'],
    ['ru', 'продаю однушку в Арджане, сколько реально выручить?', 'estimate_value'],
  ])('%s: %s', (language, text, intent) => {
    const state = newState()
    expect(understand({ text, language, state, now }, knowledge).intent).toBe(intent)
  })
})
