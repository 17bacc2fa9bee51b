import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { newState } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'
import { slotsOf } from './meaning/notation.ts'

/** The search after messages that stand one behind the other with ' → ' between them. */
function searchAfter(turns: string, language: LanguageCode) {
  let state = newState()
  for (const text of turns.split(' → '))
    state = understand({ text, language, state, now }, knowledge).state
  return state.slots
}

type Row = [language: LanguageCode, turns: string, meaning: string]

describe('what is refused', () => {
  it.each<Row>([
    ['zh', 'Sharjah不去，Ajman的两房', '@ajman -@sharjah b2'],
    ['zh', 'Deira不要，Karama一房', '@al-karama -@deira b1'],
    [
      'zh',
      'Business Bay两房，JLT和Marina都别给我推荐',
      '@business-bay -@jumeirah-lake-towers -@dubai-marina b2',
    ],
    ['zh', '别给我推Deira，Arjan的别墅', 'villa @arjan -@deira'],
    ['zh', '毛坯的不要，Arjan一房', '@arjan b1 furnished'],
  ])('may stand before the word that refuses it (%s: %s)', (language, turns, meaning) => {
    expect(searchAfter(turns, language)).toEqual(slotsOf(meaning))
  })

  it.each<Row>([
    ['ar', 'شقة في مردف → ما ابيها مفروشة', 'apartment @mirdif unfurnished'],
    ['ar', 'فيلا في مردف مش عايزها على الخارطة', 'villa @mirdif ready'],
    ['ar', 'شقة في مردف فيها مسبح → المسبح ما ابيه', 'apartment @mirdif'],
    ['ar', 'شقة في مردف فيها مسبح → ما نبي المسبح', 'apartment @mirdif -pool'],
  ])('is what stands behind "I do not want it" in Arabic (%s: %s)', (language, turns, meaning) => {
    expect(searchAfter(turns, language)).toEqual(slotsOf(meaning))
  })

  it.each<Row>([
    ['en', 'flat in Arjan, not without parking', 'apartment @arjan +parking'],
    ['de', 'Wohnung in Arjan, nicht ohne Balkon', 'apartment @arjan +balcony'],
    ['ru', 'квартира в Арджане, не без балкона', 'apartment @arjan +balcony'],
    ['ar', 'شقة في ارجان مش بدون بلكونة', 'apartment @arjan +balcony'],
    ['zh', 'Arjan公寓 不要没有电梯的', 'apartment @arjan +elevator'],
    ['zh', 'Arjan公寓 没阳台的不要', 'apartment @arjan +balcony'],
    ['en', 'flat in Arjan, not furnished, no pool', 'apartment @arjan unfurnished -pool'],
  ])('twice is wanted (%s: %s)', (language, turns, meaning) => {
    expect(searchAfter(turns, language)).toEqual(slotsOf(meaning))
  })

  it.each<Row>([
    ['en', 'apartments in Arjan, no studios', 'apartment @arjan b1+'],
    ['en', 'apartments in Arjan excluding studios', 'apartment @arjan b1+'],
    ['en', 'studio in Arjan → not a studio', 'apartment @arjan b1+'],
    ['en', 'apartments in Arjan, up to 2 bedrooms, no studios', 'apartment @arjan b1-2'],
    ['de', 'Wohnungen in Arjan, keine Studios', 'apartment @arjan b1+'],
    ['ru', 'квартиры в Арджане, не студии', 'apartment @arjan b1+'],
    ['ar', 'شقق في ارجان بدون استوديو', 'apartment @arjan b1+'],
    ['hi', 'Arjan में अपार्टमेंट, स्टूडियो नहीं', 'apartment @arjan b1+'],
    ['zh', 'Arjan公寓，不要开间', 'apartment @arjan b1+'],
  ])('as a studio has one bedroom at least (%s: %s)', (language, turns, meaning) => {
    expect(searchAfter(turns, language)).toEqual(slotsOf(meaning))
  })

  it.each<Row>([
    ['zh', '没有泳池也行，Arjan一房', '@arjan b1'],
    ['zh', 'Arjan一房 → JLT也行', '@arjan @jumeirah-lake-towers b1'],
  ])('and would be fine is not asked for (%s: %s)', (language, turns, meaning) => {
    expect(searchAfter(turns, language)).toEqual(slotsOf(meaning))
  })
})

describe('one thing in place of another', () => {
  it.each<Row>([
    ['en', 'flats in Arjan → not Arjan, Mirdif', 'apartment @mirdif'],
    ['de', 'Wohnung in Arjan → nicht Arjan, sondern Mirdif', 'apartment @mirdif'],
    ['ru', 'квартира в Арджане → а лучше в Мирдифе', 'apartment @mirdif'],
    ['ar', 'شقة في ارجان → لا مش ارجان ابغى مردف', 'apartment @mirdif'],
    ['hi', 'Arjan में फ्लैट → Arjan नहीं, Mirdif', 'apartment @mirdif'],
    ['zh', 'Arjan的公寓 → 不要Arjan了，换Mirdif', 'apartment @mirdif'],
    ['zh', 'Arjan的公寓 → 把Arjan去掉，看Mirdif', 'apartment @mirdif'],
    ['zh', 'Arjan的公寓 → 把Arjan删掉换成Mirdif', 'apartment @mirdif'],
    ['zh', 'Arjan的公寓 → 还是Mirdif吧', 'apartment @mirdif'],
    ['zh', 'Arjan一房 → 还是两房吧', '@arjan b2'],
    ['zh', 'Arjan的公寓 → 不要公寓，要别墅', 'villa @arjan'],
  ])('takes its place, and excludes nothing (%s: %s)', (language, turns, meaning) => {
    expect(searchAfter(turns, language)).toEqual(slotsOf(meaning))
  })

  it.each<Row>([
    ['de', 'Wohnung mieten, nicht in Arjan, sondern in Mirdif', 'rent apartment @mirdif -@arjan'],
    ['zh', '不要Arjan还是Mirdif吧，一房', '@mirdif -@arjan b1'],
    ['zh', 'Arjan的公寓 → 不要Arjan', 'apartment -@arjan'],
    ['zh', 'Arjan还是Mirdif的一房', '@arjan @mirdif b1'],
    ['zh', 'Arjan一房 带泳池 → 泳池去掉', '@arjan b1'],
  ])(
    'where nothing was there before, or nothing takes its place (%s: %s)',
    (language, turns, meaning) => {
      expect(searchAfter(turns, language)).toEqual(slotsOf(meaning))
    },
  )
})
