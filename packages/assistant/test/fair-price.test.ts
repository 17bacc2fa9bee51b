import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { asOf, fakeTools, makeProperty } from './fake-tools.ts'

const many = () => fakeTools(() => 12)

describe('whether a price is fair', () => {
  it.each<[LanguageCode, string, string, string]>([
    ['en', 'flats for sale in the Marina', 'is the second one furnished?', 'is that price fair?'],
    [
      'de',
      'Wohnung kaufen in Dubai Marina',
      'Ist die zweite möbliert?',
      'ist der Preis angemessen?',
    ],
    ['ru', 'купить квартиру в Марине', 'вторая с мебелью?', 'а цена нормальная?'],
    ['ar', 'شقق للبيع في المارينا', 'هل الثانية مفروشة؟', 'هل السعر معقول؟'],
    ['hi', 'मरीना में फ्लैट खरीदना है', 'नंबर 2 फर्निश्ड है क्या?', 'क्या कीमत सही है?'],
    ['zh', '买Marina的公寓', '第二套带家具吗？', '这个价格合理吗'],
  ])('compares the card with its market (%s)', async (language, search, about, fair) => {
    const { state, text, evidence } = await converse(many(), [search, about, fair], language)
    expect([state.intent, state.refs]).toEqual(['estimate_value', [2]])
    expect(evidence.map(({ field }) => field)).toContain('price_per_sqft median')
    expect(text).toMatch(/1[.,\u00a0 ٬]?500|١٬٥٠٠|१,५००/u)
  })

  it.each([
    ['below', 1199],
    ['within', 1200],
    ['within', 1800],
    ['above', 1801],
  ])('says where it lies: %s the middle half at %i AED per sqft', async (place, perSqft) => {
    const tools = {
      ...many(),
      propertiesById: async () => ({ rows: [makeProperty(1, { price_per_sqft: perSqft })], asOf }),
    }
    const { text } = await converse(tools, ['flats for sale in the Marina', 'is number 1 fair?'])
    expect(text).toContain(`The asking price is ${place} that range.`)
  })

  it('says nothing of the range where the property has no size', async () => {
    const tools = {
      ...many(),
      propertiesById: async () => ({
        rows: [makeProperty(1, { price_per_sqft: null, size: null })],
        asOf,
      }),
    }
    const { text } = await converse(tools, ['flats for sale in the Marina', 'is number 1 fair?'])
    expect(text).toContain('AED 1,500 per sqft')
    expect(text).not.toContain('that range')
  })

  it.each<[LanguageCode, string, string]>([
    ['en', 'flats for sale in the Marina', 'is the third one overpriced?'],
    ['zh', '买Marina的公寓', '第三套要价高吗'],
    ['ar', 'شقق للبيع في المارينا', 'الثالثة سعرها مبالغ فيه؟'],
  ])('of a card that is named (%s)', async (language, search, fair) => {
    const { state } = await converse(many(), [search, fair], language)
    expect([state.intent, state.refs]).toEqual(['estimate_value', [3]])
  })

  it.each<[LanguageCode, string, string, number]>([
    ['en', 'flats for sale in JVC', 'what would the second one be worth', 2],
    ['en', 'flats for sale in JVC', 'give me a valuation of number 3', 3],
    ['en', 'flats for sale in JVC', 'what is the value of the last one', -1],
    ['de', 'Wohnung kaufen in JVC', 'wie viel ist die dritte wert', 3],
    ['de', 'Wohnung kaufen in JVC', 'welchen Wert hätte die erste Wohnung', 1],
    ['ru', 'купить квартиру в JVC', 'сколько реально стоит третья', 3],
    ['ru', 'купить квартиру в JVC', 'оцени вторую квартиру', 2],
    ['ar', 'شقق للبيع في المارينا', 'كم تسوى الشقة الأولى', 1],
    ['hi', 'मरीना में फ्लैट खरीदना है', 'नंबर 3 की वैल्यू कितनी है', 3],
    ['zh', '买Marina的公寓', '第三套值多少', 3],
    ['zh', '买Marina的公寓', '帮我给第二套估个价', 2],
  ])('of a card whose worth is asked (%s: %s, %s)', async (language, search, worth, card) => {
    const before = await converse(many(), [search], language)
    const { state, evidence } = await converse(many(), [search, worth], language)
    expect([state.intent, state.refs]).toEqual(['estimate_value', [card]])
    expect([state.shown, state.slots]).toEqual([before.state.shown, before.state.slots])
    expect(evidence.map(({ field }) => field)).toContain('price_per_sqft median')
  })

  it('leaves the numbers of the cards as they are for a viewing', async () => {
    const turns = ['flats for sale in JVC', 'what is the first one worth', 'view number 1']
    const { state } = await converse(many(), turns)
    const [first] = (await converse(many(), turns.slice(0, 1))).state.shown
    expect([state.intent, state.request?.propertyId]).toEqual(['book_viewing', first])
  })

  it.each<[string, string]>([
    ['how much is my villa in Mudon worth', 'mudon'],
    ['what is a first class 2 bed in Arjan worth', 'arjan'],
  ])('is not asked of properties elsewhere (%s)', async (text, place) => {
    const { state } = await converse(many(), ['flats for sale in JVC', text])
    expect([state.intent, state.refs, state.slots.location]).toEqual([
      'estimate_value',
      [],
      [place],
    ])
  })

  it('of no card in particular tells what the place asks', async () => {
    const { state, evidence } = await converse(many(), [
      'flats for sale in JVC',
      'is the price fair?',
    ])
    expect([state.intent, state.refs]).toEqual(['estimate_value', []])
    expect(evidence.length).toBeGreaterThan(0)
  })

  it.each<[LanguageCode, string]>([
    ['en', 'find me a flat in JVC at a fair price'],
    ['ru', 'ищу квартиру в JVC по адекватной цене'],
    ['ar', 'ابي شقة في JVC بسعر مناسب'],
  ])('is no question in a search (%s: %s)', async (language, text) => {
    expect((await converse(many(), [text], language)).state.intent).toBe('find_property')
  })

  it('lets the search go on behind it', async () => {
    const turns = ['flats for sale in JVC', 'is the first one overpriced?', 'with a pool']
    const { state } = await converse(many(), turns)
    expect([state.intent, state.slots.features]).toEqual(['find_property', ['pool']])
  })
})
