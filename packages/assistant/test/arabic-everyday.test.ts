import { describe, expect, it } from 'vitest'
import { arabicTexts } from '../src/reply/texts/arabic.ts'
import { ownSumTexts } from '../src/reply/texts/money/own-sum-texts.ts'
import { newState, type SearchSlots } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'

function slotsAfter(...turns: string[]): SearchSlots {
  let state = newState()
  for (const text of turns)
    state = understand({ text, language: 'ar', state, now }, knowledge).state
  return state.slots
}

describe('a bound of everyday Arabic', () => {
  it.each([
    ['شقة في ديرة ميزدش ايجارها عن 60 الف', 60_000],
    ['شقة للايجار في ديرة ومتعديش 90 الف', 90_000],
    ['عاوزة استوديو في البرشا للايجار مدفعش فيه اكتر من 48 الف', 48_000],
    ['مقدرش ادفع اكتر من 75 الف في شقة للايجار', 75_000],
    ['ما عندي اكثر من 90 الف ابي شقة للايجار في الشارقة', 90_000],
    ['شقة للايجار في عجمان معنديش غير 40 الف', 40_000],
    ['شقة للايجار مايزيدش سعرها عن 80 الف', 80_000],
  ])('is a most: %s', (text, most) => {
    expect(slotsAfter(text)).toMatchObject({ price_max: most })
    expect(slotsAfter(text).price_min).toBeUndefined()
  })

  it.each([
    'استوديو للايجار لا تقل مساحته عن 400 قدم',
    'شقة المساحة ماتقلش عن 400 قدم',
    'شقة للايجار ما تنزل مساحتها عن 400 قدم',
  ])('is a least: %s', (text) => {
    expect(slotsAfter(text)).toMatchObject({ size_min: 400 })
  })

  it('moves by what is added', () => {
    const search = 'شقة للايجار في البرشا لين 75 الف'
    expect(slotsAfter(search, 'طيب لو زدت 10 الاف شو يطلع لي').price_max).toBe(85_000)
    expect(slotsAfter(search, 'ازود 5 الاف').price_max).toBe(80_000)
  })
})

describe('a place that is refused in everyday Arabic', () => {
  it.each(['ما ابا الورقاء خلاص', 'مابدي الورقاء', 'مش عاوزة الورقاء', 'الورقاء ما تعجبني'])(
    'is none that is looked for: %s',
    (text) => {
      const { location } = slotsAfter('بيت للايجار في الورقاء او مردف', text)
      expect(location).toEqual(['mirdif'])
    },
  )
})

describe('an everyday Arabic word', () => {
  it.each([
    'فين المفضلة بتاعتي؟',
    'مدفعش بقاله شهرين',
    'في غرامة اذا طلعت بدري؟',
    'منين اجيب الورق؟',
    'اخويا بيسأل',
    'الريحة وحشة والدهان باهت',
  ])('is no slip of a criterion: %s', (text) => {
    expect(slotsAfter(text)).toEqual({})
  })

  it('for living somewhere is no story', () => {
    expect(slotsAfter('ابي سكن في مردف للايجار')).toEqual({
      purpose: 'rent',
      location: ['mirdif'],
    })
  })
})

describe('counted nouns', () => {
  it('stand in the case that their place in the sentence asks for', () => {
    expect(arabicTexts.bedrooms(1, 2)).toBe('من غرفة إلى غرفتي نوم')
    expect(arabicTexts.bedrooms(0, 2)).toBe('من استوديو إلى غرفتي نوم')
    expect(arabicTexts.bedrooms(undefined, 2)).toBe('حتى غرفتي نوم')
    expect(arabicTexts.bedrooms(3, 4)).toBe('من 3 إلى 4 غرف نوم')
  })

  it.each([
    [2, 'شيكين'],
    [4, '4 شيكات'],
    [12, '12 شيكًا'],
  ])('are of the form of their number: %s cheques', (count, said) => {
    expect(ownSumTexts.ar.eachCheque('96', count, '8')).toContain(`على ${said}:`)
  })
})
