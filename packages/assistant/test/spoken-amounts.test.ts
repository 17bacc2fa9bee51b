import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { newState } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'
import { slotsOf } from './meaning/notation.ts'

const meant = (language: LanguageCode, text: string) =>
  understand({ text, language, state: newState(), now }, knowledge).state.slots

describe('what stands behind the scale', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'villa in Mudon for two million five', 'sale villa @mudon <2.5m'],
    ['en', 'villa in Mudon, a million three at most', 'sale villa @mudon <1.3m'],
    ['en', 'villa in Mudon, three million five hundred', 'sale villa @mudon <3.5m'],
    ['en', 'from a million two to a million six in Mudon', 'sale @mudon >1.2m <1.6m'],
    ['en', 'under a million two bed flat in Mudon', 'sale apartment @mudon b2 <1m'],
    ['en', 'a million, two beds in Mudon', 'sale @mudon b2 <1m'],
    ['de', 'Villa in Mudon bis zwei Millionen sieben', 'sale villa @mudon <2.7m'],
    ['de', 'eine Million zwei Schlafzimmer in Mudon', 'sale @mudon b2 <1m'],
    ['ru', 'вилла в Мудоне, миллиона три', 'sale villa @mudon <3m'],
    ['ru', 'квартира в Мудоне за миллион триста', 'sale apartment @mudon <1.3m'],
    ['ru', 'аренда в Мудоне тысяч 90 в год', 'rent @mudon <90k'],
  ])('in %s: %s', (language, text, meaning) => {
    expect(meant(language, text)).toEqual(slotsOf(meaning))
  })
})

describe('between two amounts', () => {
  it.each<[LanguageCode, string, string]>([
    ['ar', 'فيلا في مدن بين مليون ومليون وربع', 'sale villa @mudon >1m <1.25m'],
    ['ar', 'شقة في مدن بين نص مليون و٧٠٠ ألف', 'sale apartment @mudon >500k <700k'],
    ['ar', 'شقة في مدن بين ربع مليون ونص مليون', 'apartment @mudon >250k <500k'],
    ['ar', 'فيلا في مدن بين مليون ومئتين ومليونين', 'sale villa @mudon >1.2m <2m'],
    ['ar', 'فيلا في مدن بمليون ومئتين', 'sale villa @mudon <1.2m'],
    [
      'en',
      'flat in Mudon between half a million and 800 thousand',
      'sale apartment @mudon >500k <800k',
    ],
    [
      'de',
      'Wohnung in Mudon zwischen einer halben Million und 800 Tausend',
      'sale apartment @mudon >500k <800k',
    ],
    ['hi', 'मुदोन में 6 लाख और 8 लाख के बीच फ्लैट', 'sale apartment @mudon >600k <800k'],
    ['hi', 'mudon me 6 lakh aur 8 lakh ke beech flat', 'sale apartment @mudon >600k <800k'],
    ['hi', 'mudon me 6 se 8 lakh ke beech flat', 'sale apartment @mudon >600k <800k'],
  ])('in %s: %s', (language, text, meaning) => {
    expect(meant(language, text)).toEqual(slotsOf(meaning))
  })
})

describe('a million with its ending', () => {
  it.each<[LanguageCode, string, string]>([
    ['ar', 'فيلا في مدن بسعر مليونًا', 'sale villa @mudon <1m'],
    ['ar', 'فيلا في مدن حتى مليوناً درهم', 'sale villa @mudon <1m'],
    ['ar', 'فيلا في مدن حتى مليونًا ونصف', 'sale villa @mudon <1.5m'],
    ['ar', 'فيلا في مدن حتى 11 مليونًا', 'sale villa @mudon <11m'],
    ['ar', 'فيلا في مدن حتى مليونان', 'sale villa @mudon <2m'],
    ['ar', 'فيلا في مدن حتى مليونين', 'sale villa @mudon <2m'],
    ['ar', 'فيلا في مدن بمليونا درهم', 'sale villa @mudon <2m'],
  ])('in %s: %s', (language, text, meaning) => {
    expect(meant(language, text)).toEqual(slotsOf(meaning))
  })
})
