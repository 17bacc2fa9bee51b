import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { newState, type SearchSlots } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'

const after = (language: LanguageCode, turns: readonly string[]): SearchSlots =>
  turns.reduce(
    (state, text) => understand({ text, language, state, now }, knowledge).state,
    newState(),
  ).slots

describe('a place of the story', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'my brother lives in Mudon and likes it, but we have settled on Arjan'],
    ['en', 'our friends live in Mudon; a flat in Arjan for us'],
    ['en', 'we stayed in Mudon last year, now we want Arjan'],
    ['en', 'she comes from Mudon, show me Arjan'],
    ['en', 'all our things are stored in Mudon, we need a flat in Arjan'],
    ['ru', 'вещи хранятся в Мудоне, нужна квартира в Арджане'],
    ['hi', 'सामान मुडोन में रखा है, अर्जन में फ्लैट चाहिए'],
    ['zh', '东西放在Mudon，想在Arjan租公寓'],
    ['de', 'unsere Möbel lagern in Mudon, wir suchen eine Wohnung in Arjan'],
    ['ar', 'أغراضنا مخزنة في مدن ونبحث عن شقة في ارجان'],
    ['ar', 'كنا ساكنين في مدن والحين نبي شقة في ارجان'],
    ['ar', 'أخوي يعيش في مدن وأنا أبحث عن شقة في ارجان'],
    ['ru', 'мы раньше жили в Мудоне, теперь ищем квартиру в Арджане'],
    ['ru', 'школа дочери в Мудоне, квартира нужна в Арджане'],
    ['hi', 'mera bhai Mudon mein rehta hai, mujhe Arjan mein flat chahiye'],
    ['hi', 'मेरी बहन मुडोन में रहती है, हमें अर्जन में फ्लैट चाहिए'],
    ['zh', '我朋友住在Mudon，我们想在Arjan买公寓'],
    ['de', 'Wir haben in Mudon gewohnt und suchen jetzt eine Wohnung in Arjan'],
    ['de', 'Meine Eltern wohnen in Mudon, wir wollen nach Arjan'],
  ])('is no wish in %s: %s', (language, text) => {
    const { location, not_location } = after(language, [text])
    expect({ location, not_location }).toEqual({ location: ['arjan'] })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'I want to live in Mudon'],
    ['ru', 'хотим жить в Мудоне'],
    ['hi', 'Mudon mein rehna chahte hain'],
    ['de', 'Wir möchten in Mudon wohnen'],
  ])('but where one wants to live is one in %s: %s', (language, text) => {
    expect(after(language, [text]).location).toEqual(['mudon'])
  })
})

describe('one place for another', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', '2 bed in Mudon', 'swap Mudon for Arjan'],
    ['en', '2 bed in Mudon', 'replace Mudon with Arjan please'],
    ['en', '2 bed in Mudon', 'change Mudon to Arjan'],
    ['en', '2 bed in Mudon', 'swap it for Arjan'],
    ['en', '2 bed in Mudon', 'instead of Mudon, Arjan'],
    ['ar', 'شقة في مدن', 'بدل مدن ارجان'],
    ['ru', 'квартира в Мудоне', 'замени Мудон на Арджан'],
    ['hi', 'Mudon me 2bhk', 'Mudon ki jagah Arjan'],
    ['hi', 'मुडोन में 2 बीएचके', 'मुडोन की जगह अर्जन'],
    ['zh', 'Mudon两房', '把Mudon换成Arjan'],
    ['de', 'Wohnung in Mudon', 'ersetze Mudon durch Arjan'],
  ])('takes its place in %s: %s → %s', (language, before, next) => {
    const { location, not_location } = after(language, [before, next])
    expect({ location, not_location }).toEqual({ location: ['arjan'] })
  })
})

describe('a loan without the sign of its interest', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'mortgage for 1.4m, 25 years at 4.5'],
    ['ru', 'посчитай платёж: 1,4 млн, 25 лет под 4,5'],
    ['zh', '贷款140万 25年 利率4.5'],
    ['de', 'Kredit 1,4 Mio auf 25 Jahre zu 4,5'],
  ])('is worked out at what was said in %s: %s', (language, text) => {
    const said = understand({ text, language, state: newState(), now }, knowledge)
    expect(said.state.money).toMatchObject({ kind: 'loan', rate: 4.5, years: 25 })
    expect(said.unused).toEqual([])
  })
})

it.each<[LanguageCode, string, number]>([
  ['ru', 'кредит на 20 лет под 3,75 процента, 1,8 млн', 3.75],
  ['de', 'Kredit über 25 Jahre zu 4,25 Prozent für 1,6 Millionen', 4.25],
  ['en', 'mortgage for 1.4m, 25 years at 4,25, 20% down', 4.25],
])('interest with decimals is whole in %s: %s', (language, text, rate) => {
  const { state } = understand({ text, language, state: newState(), now }, knowledge)
  expect(state.money?.rate).toBe(rate)
})

describe('cats', () => {
  it('are no billions', () => {
    expect(after('hi', ['Mudon me flat chahiye, do billiyan hain'])).toEqual({
      type: ['apartment'],
      location: ['mudon'],
      features: ['pets-allowed'],
    })
  })
})
