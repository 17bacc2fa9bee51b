import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { newState, type SearchSlots } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { converse } from './conversation.ts'
import { fakeLeads } from './fake-leads.ts'
import { fakeTools, makeProperty } from './fake-tools.ts'
import { knowledge, now } from './knowledge.ts'
import { slotsOf } from './meaning/notation.ts'

const search: Readonly<Record<LanguageCode, string>> = {
  en: '2 bed to buy in Arjan',
  ar: 'شقة للبيع في ارجان غرفتين',
  ru: 'купить квартиру в Арджане',
  hi: 'Arjan में 2 बेडरूम खरीदना है',
  zh: '买Arjan两居',
  de: 'Wohnung in Arjan kaufen',
}

describe('cheaper, but not smaller', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'cheaper but not smaller'],
    ['en', 'something cheaper, not smaller please'],
    ['ar', 'أرخص بس مو أصغر'],
    ['ru', 'подешевле, но не меньше'],
    ['hi', 'सस्ता दिखाओ पर छोटा नहीं'],
    ['zh', '便宜点的，但不要更小的'],
    ['de', 'günstiger, aber nicht kleiner'],
  ])('keeps the size of the smallest property shown (%s: %s)', async (language, change) => {
    const { state } = await converse(
      fakeTools(() => 12),
      [search[language], change],
      language,
    )
    expect(state.slots).toMatchObject({ price_max: 1_009_999, size_min: 1200 })
    expect(state.slots).not.toHaveProperty('sort_by')
  })

  it('and does not say that none is cheaper where smaller ones may be', async () => {
    const count = ({ size_min }: SearchSlots) => (size_min === undefined ? 12 : 0)
    const { text } = await converse(fakeTools(count), [search.en, 'cheaper but not smaller'])
    expect(text).not.toContain('None is cheaper')
    expect(text).toContain('from 1,200 sqft')
  })

  it.each<[LanguageCode, string, string]>([
    ['en', '2 bed in Arjan not smaller than 1000 sqft', '@arjan b2 s>1000'],
    ['ru', 'квартира в Арджане, но не меньше 2 спален', 'apartment @arjan b2+'],
    ['de', 'Wohnung in Arjan, nicht kleiner als 1000 sqft', 'apartment @arjan s>1000'],
  ])('and a size that is named is that one (%s: %s)', (language, text, meaning) => {
    const { state } = understand({ text, language, state: newState(), now }, knowledge)
    expect(state.slots).toEqual(slotsOf(meaning))
  })
})

describe('kinds and studios in one refusal', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'homes in Arjan except studios and penthouses', '@arjan b1+ -penthouse'],
    ['en', 'no penthouses or studios in Arjan', '@arjan b1+ -penthouse'],
    ['de', 'Arjan kaufen, ausser Studios und Penthouses', 'sale @arjan b1+ -penthouse'],
    ['ru', 'жилье в Арджане, кроме студий и пентхаусов', '@arjan b1+ -penthouse'],
    ['zh', 'Arjan买房，除了开间和顶层公寓', 'sale @arjan b1+ -penthouse'],
  ])('are refused all (%s: %s)', (language, text, meaning) => {
    const { state } = understand({ text, language, state: newState(), now }, knowledge)
    expect(state.slots).toEqual(slotsOf(meaning))
  })
})

describe('the other one', () => {
  const said = (turns: readonly string[], total = 12, language: LanguageCode = 'en') =>
    converse(
      fakeTools(() => total),
      turns,
      language,
      fakeLeads(),
    )

  it.each<[LanguageCode, string, string]>([
    ['en', 'show me the second one', 'no, the other one'],
    ['ru', 'покажи вторую', 'нет, ту другую'],
    ['de', 'zeig mir die zweite', 'nein, das andere'],
    ['ar', 'اعرض الثاني', 'لا، الآخر'],
    ['zh', '看看第二套', '不，另一套'],
    ['hi', 'दूसरा वाला दिखाओ', 'नहीं, वो अलग वाला'],
  ])('of many is asked for, and is no bedroom (%s: %s, %s)', async (language, first, then) => {
    const { text, state } = await said([search[language], first, then], 12, language)
    expect(state.slots.bedrooms_min).not.toBe(1)
    expect(text).toMatch(/3|4|5/u)
    expect(text).not.toMatch(/12/u)
  })

  it('of two is the one that was not spoken of', async () => {
    const about = await said([search.en, 'show me the second one', 'no, the other one'], 2)
    expect(about.results?.data.map(({ _id }) => _id)).toEqual([makeProperty(1)._id])
    const { state } = await said([search.en, 'book a viewing of number 1', 'no, the other one'], 2)
    expect(state.request).toMatchObject({ kind: 'viewing', propertyId: makeProperty(2)._id })
  })
})
