import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { newState } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'
import { knowledge, now } from './knowledge.ts'

const stateAfter = (text: string, language: LanguageCode) =>
  understand({ text, language, state: newState(), now }, knowledge).state

describe('which of two is more of something', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'which is cheaper, Mirdif or Arjan?'],
    ['en', 'what is pricier for a 3 bed villa, Mudon or Mirdif'],
    ['en', 'where are prices higher, Mudon or Mirdif'],
    ['en', 'is Arjan cheaper than Mirdif for a studio?'],
    ['en', 'is Mirdif quieter than Deira?'],
    ['de', 'wo ist es günstiger, Mirdif oder Arjan?'],
    ['de', 'was ist teurer für 3 Schlafzimmer, Mudon oder Mirdif'],
    ['de', 'ist Arjan billiger als Mirdif?'],
    ['de', 'wo wohnt man ruhiger, Mirdif oder Deira'],
    ['ru', 'Арджан дешевле чем Мирдиф?'],
  ])('is a comparison and orders nothing in %s: %s', (language, text) => {
    const { intent, slots } = stateAfter(text, language)
    expect([intent, slots.location?.length, slots.sort_by]).toEqual([
      'compare_properties',
      2,
      undefined,
    ])
  })

  it('compares kinds of properties as well', () => {
    const { intent, slots } = stateAfter('is a townhouse cheaper than a villa in Mudon?', 'en')
    expect([intent, slots.type]).toEqual(['compare_properties', ['townhouse', 'villa']])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'is there anything cheaper than 80k in Mirdif?'],
    ['en', 'show me the cheapest in Mirdif or Arjan'],
    ['en', 'cheap 1 bed in Mirdif or Arjan?'],
    ['de', 'gibt es etwas günstiger als 80k in Mirdif?'],
    ['de', 'günstige Wohnung in Mirdif oder Arjan?'],
  ])('is a search with a price or an order in %s: %s', (language, text) => {
    expect(stateAfter(text, language).intent).toBe('find_property')
  })
})

describe('what a property would earn', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'if I bought a studio in Arjan and let it out, what would be left?'],
    ['en', 'what would a studio in Arjan earn me'],
    ['en', 'does Arjan or Mirdif give better returns'],
    ['en', 'is it wise to put 900k into a flat in Arjan?'],
    ['de', 'ich kaufe ein Studio in Arjan und vermiete es: was springt dabei raus?'],
    ['de', 'was bleibt hängen, wenn ich in Arjan eine Wohnung kaufe und sie vermiete'],
    ['de', 'wie viel Miete bringt ein Studio in Arjan, das ich kaufe?'],
    ['de', 'ist es klug, 900k in eine Wohnung in Arjan zu stecken?'],
  ])('is advice on an investment in %s: %s', (language, text) => {
    expect(stateAfter(text, language).intent).toBe('investment_advice')
  })

  it.each<[LanguageCode, string, string]>([
    ['en', 'flat to let in Arjan', 'find_property'],
    ['de', 'Wohnung zu vermieten in Arjan', 'find_property'],
    ['en', 'how do I let out my flat here?', 'ask_question'],
    ['de', 'ich möchte meine Wohnung vermieten', 'ask_question'],
  ])('is not, where a property is to let in %s: %s', (language, text, intent) => {
    expect(stateAfter(text, language).intent).toBe(intent)
  })
})

describe('what one could get for a property', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'I might sell my 2 bed flat in Mirdif, what could I get for it'],
    ['en', 'a 4 bed villa in Mudon, how much would it fetch'],
    ['de', 'wir wollen unsere Villa in Mudon verkaufen, was bekommen wir dafür'],
    ['de', 'ich verkaufe mein Reihenhaus in Mudon, was wäre drin'],
  ])('is an estimate in %s: %s', (language, text) => {
    expect(stateAfter(text, language).intent).toBe('estimate_value')
  })

  it('is a search with a budget', () => {
    expect(stateAfter('what could I get for 80k in Mirdif', 'en')).toMatchObject({
      intent: 'find_property',
      slots: { price_max: 80_000 },
    })
  })
})

describe('small talk before a request', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'are you a real person? anyway, show me 2 beds in Mirdif'],
    ['en', 'what weather today! 2 bed in Mirdif please'],
    ['de', 'wird das Wetter besser? Egal: 2 Schlafzimmer in Mirdif'],
    ['de', 'bist du ein Bot? Zeig mir 2 Schlafzimmer in Mirdif'],
  ])('does not hide it in %s: %s', (language, text) => {
    expect(stateAfter(text, language)).toMatchObject({
      intent: 'find_property',
      slots: { location: ['mirdif'], bedrooms_min: 2, bedrooms_max: 2 },
    })
  })

  it.each<[LanguageCode, string, string]>([
    ['en', 'are you a real person?', 'smalltalk'],
    ['en', 'how is the weather in Mirdif', 'out_of_scope'],
    ['de', 'wie ist das Wetter in Mirdif', 'out_of_scope'],
  ])('stays small talk without one in %s: %s', (language, text, intent) => {
    expect(stateAfter(text, language).intent).toBe(intent)
  })
})

describe('"one" that stands for a property', () => {
  it.each<[string, number, number | undefined]>([
    ['I need a bigger one, 3 beds at least, in Mirdif', 3, undefined],
    ['want one, 3 beds, Mirdif', 3, 3],
    ['a nicer one, 2 beds, Mirdif', 2, 2],
    ['one or two bedrooms in Mirdif', 1, 2],
    ['one, two bedrooms in Mirdif', 1, 2],
  ])('counts no rooms: %s', (text, least, most) => {
    const { bedrooms_min, bedrooms_max } = stateAfter(text, 'en').slots
    expect([bedrooms_min, bedrooms_max]).toEqual([least, most])
  })

  it('and "flat no bigger than" names no door', () => {
    expect(stateAfter('flat no bigger than 900 sqft in Mirdif', 'en').slots).toEqual({
      type: ['apartment'],
      location: ['mirdif'],
      size_max: 900,
    })
  })
})

describe('a budget and what it buys', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'I have 1.5m, what can I get for it in Mirdif'],
    ['de', 'ich habe 1,5 Mio, was bekomme ich dafür in Mirdif'],
  ])('is a search in %s: %s', (language, text) => {
    expect(stateAfter(text, language)).toMatchObject({
      intent: 'find_property',
      slots: { location: ['mirdif'], purpose: 'sale', price_max: 1_500_000 },
    })
  })

  it.each<[LanguageCode, string]>([
    ['de', 'Neubau in Meydan kaufen, aber nicht off plan'],
    ['en', 'newly launched flat in Meydan, but nothing off plan'],
  ])('never what is refused in so many words in %s: %s', (language, text) => {
    expect(stateAfter(text, language).slots.completion).toBe('ready')
  })
})

describe('what properties are let for', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'average rent for a studio in Arjan'],
    ['en', 'what is the typical rent in Arjan?'],
    ['de', 'durchschnittliche Miete für ein Studio in Arjan'],
    ['ru', 'средняя аренда студии в Арджане'],
    ['ar', 'متوسط إيجار الاستوديو في ارجان'],
    ['zh', 'Arjan单间平均租金'],
    ['en', 'how much could my 2 bed apartment in Arjan rent for?'],
  ])('is told of rents, not of prices, in %s: %s', (language, text) => {
    const { intent, slots } = stateAfter(text, language)
    expect([intent, slots.purpose]).toEqual(['estimate_value', 'rent'])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'how much is rent for a 2 bed apartment in Arjan'],
    ['en', 'how much does it cost to rent a studio in Arjan per year'],
  ])('looks for rents in %s: %s', (language, text) => {
    expect(stateAfter(text, language).slots.purpose).toBe('rent')
  })

  it('calls no property that is to let one for sale in Chinese', async () => {
    const { text } = await converse(
      fakeTools(() => 12),
      ['Arjan单间平均租金'],
      'zh',
    )
    expect(text).toContain('出租')
    expect(text).not.toContain('在售')
  })

  it('leaves average prices those of sales', () => {
    expect(stateAfter('average price in Arjan', 'en').slots.purpose).toBeUndefined()
  })
})
