import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'

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

  it.each<[LanguageCode, string, string]>([
    ['en', 'flats for sale in the Marina', 'is the third one overpriced?'],
    ['zh', '买Marina的公寓', '第三套要价高吗'],
    ['ar', 'شقق للبيع في المارينا', 'الثالثة سعرها مبالغ فيه؟'],
  ])('of a card that is named (%s)', async (language, search, fair) => {
    const { state } = await converse(many(), [search, fair], language)
    expect([state.intent, state.refs]).toEqual(['estimate_value', [3]])
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
