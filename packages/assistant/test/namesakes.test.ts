import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { newState } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'

/** The places after messages that stand one behind the other with ' → ' between them. */
function placesAfter(turns: string, language: LanguageCode): readonly string[] {
  let state = newState()
  for (const text of turns.split(' → '))
    state = understand({ text, language, state, now }, knowledge).state
  return state.slots.location ?? []
}

describe('a name that places of several emirates share', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', '2 bed in Al Mamzar, in Sharjah', 'al-mamzar-sharjah'],
    ['en', 'flat to rent, Ajman, Al Rashidiya', 'al-rashidiya-ajman'],
    ['de', 'Wohnung in Sharjah, in Al Nahda', 'al-nahda-sharjah'],
    ['ru', 'квартира в Шардже, Аль-Нахда', 'al-nahda-sharjah'],
    ['ar', 'شقة في الشارقة منطقة النهدة', 'al-nahda-sharjah'],
    ['hi', 'शारजाह में Al Nahda में फ्लैट', 'al-nahda-sharjah'],
    ['zh', '沙迦的Al Nahda 两房', 'al-nahda-sharjah'],
  ])('means the one in the emirate beside it (%s: %s)', (language, turns, place) => {
    expect(placesAfter(turns, language)).toEqual([place])
  })

  it.each<[LanguageCode, string, string]>([
    ['en', 'flat in Al Majaz → what about Al Nahda', 'al-nahda-sharjah'],
    ['ar', 'شقة في الخالدية ابوظبي → طيب والريم؟', 'al-reem-island'],
    ['en', 'flat in Al Majaz → what about Al Nahda Dubai', 'al-nahda'],
    ['ar', 'شقق في النهدة دبي → والممزر؟', 'al-mamzar'],
    ['en', 'flat in Al Majaz → what about Dubai Marina', 'dubai-marina'],
  ])('means the one that was talked about (%s: %s)', (language, turns, place) => {
    expect(placesAfter(turns, language)).toEqual([place])
  })

  it.each<[LanguageCode, string, readonly string[]]>([
    ['en', 'flat in Al Nahda', ['al-nahda']],
    ['en', 'flat in Al Nahda or Sharjah', ['al-nahda', 'sharjah']],
    ['en', 'Downtown Dubai or Ajman', ['downtown-dubai', 'ajman']],
    ['zh', 'Al Nahda和Sharjah 两房', ['al-nahda', 'sharjah']],
  ])('stays where no emirate stands beside it (%s: %s)', (language, turns, places) => {
    expect(placesAfter(turns, language)).toEqual(places)
  })

  it.each<[LanguageCode, string, readonly string[]]>([
    ['en', 'flat in Sharjah, Al Majaz or Al Nahda', ['al-majaz', 'al-nahda-sharjah']],
    ['en', 'flat in Al Nahda or Al Majaz, Sharjah', ['al-nahda-sharjah', 'al-majaz']],
    ['de', 'Wohnung in Sharjah, Al Majaz oder Al Nahda', ['al-majaz', 'al-nahda-sharjah']],
    ['ru', 'квартира в Шардже, Аль-Маджаз или Аль-Нахда', ['al-majaz', 'al-nahda-sharjah']],
    ['ar', 'شقة في الشارقة المجاز او النهدة', ['al-majaz', 'al-nahda-sharjah']],
    ['hi', 'शारजाह में Al Majaz या Al Nahda में फ्लैट', ['al-majaz', 'al-nahda-sharjah']],
    ['zh', '沙迦Al Majaz或者Al Nahda 两房', ['al-majaz', 'al-nahda-sharjah']],
    ['en', 'flat in Al Majaz, Sharjah or Al Nahda Dubai', ['al-majaz', 'al-nahda']],
  ])('is that of all places that are named with it (%s: %s)', (language, turns, places) => {
    expect([...placesAfter(turns, language)].sort()).toEqual([...places].sort())
  })
})
