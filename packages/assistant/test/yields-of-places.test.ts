import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { formatPercent } from '../src/reply/format.ts'
import { textsOf } from '../src/reply/texts/texts.ts'
import type { AreaYields, AssistantTools } from '../src/tools/tools.ts'
import { converse } from './conversation.ts'
import { areaYield, fakeTools } from './fake-tools.ts'

const tools = (found: AreaYields): AssistantTools => ({
  ...fakeTools(() => 12),
  areaYields: async () => found,
})

const some: AreaYields = {
  yields: [areaYield],
  leftOut: [
    { place: 'international-city', reason: 'few', forSale: 3, forRent: 54 },
    { place: 'mirdif', reason: 'unbelievable', forSale: 19, forRent: 17 },
  ],
}

const best: readonly (readonly [LanguageCode, string])[] = [
  ['en', 'Which community gives the best gross yield for one-bedroom flats up to 1 million AED?'],
  ['ar', 'أي منطقة فيها أعلى عائد لشقة غرفة نوم واحدة حتى مليون درهم؟'],
  ['ru', 'В каком районе лучшая доходность у квартир с одной спальней до 1 млн дирхамов?'],
  ['hi', '10 लाख दिरहम तक के 1 बेडरूम फ्लैट में सबसे अच्छी रेंटल यील्ड किस इलाके में है?'],
  ['zh', '一居室公寓100万以内，哪里投资回报最好？'],
  [
    'de',
    'Welche Gegend bringt die beste Bruttorendite für Wohnungen mit 1 Schlafzimmer bis 1 Mio AED?',
  ],
]

describe('the yields of places', () => {
  it.each(best)('say everything that they are made of, %s: %s', async (language, text) => {
    const { text: said, evidence } = await converse(tools(some), [text], language)
    expect(evidence.map(({ field }) => field.split(' ').slice(0, 3).join(' '))).toEqual([
      'advert dates',
      'least listings',
      expect.stringContaining('gross_yield'),
      expect.stringContaining('price median'),
      expect.stringContaining('rent median'),
      'listings for sale',
      'listings for rent',
      // Of the two places that are left out.
      ...['listings for sale', 'listings for rent', 'listings for sale', 'listings for rent'],
    ])
    for (const { claim } of evidence) expect(said).toContain(claim)
    expect(said).toContain(formatPercent(12, textsOf(language)))
    expect(said).toMatch(/3\D+54/u)
    expect(said).toMatch(/19\D+17/u)
  })

  it.each(best)('open as homes for sale in these places, %s: %s', async (language, text) => {
    const { links, search } = await converse(tools(some), [text], language)
    expect(search).toBeUndefined()
    const [link] = links ?? []
    const query = new URLSearchParams(link?.link.split('?')[1])
    expect(Object.fromEntries(query)).toEqual({
      purpose: 'sale',
      type: 'apartment',
      location: 'arjan',
      bedrooms_min: '1',
      bedrooms_max: '1',
      price_max: '1000000',
    })
  })

  it.each(best)('leave the search under way as it was, %s: %s', async (language, text) => {
    const search = '2 bed apartment to rent in Dubai Marina up to 130k'
    const before = await converse(tools(some), [search], 'en')
    const { state } = await converse(tools(some), [search, text], language)
    expect(before.state.slots).toMatchObject({
      purpose: 'rent',
      bedrooms_min: 2,
      price_max: 130_000,
    })
    expect(state.slots).toEqual(before.state.slots)
  })

  it('name the places of which too few are alike, and how many more', async () => {
    const places = [
      'jvc',
      'deira',
      'mirdif',
      'al-furjan',
      'motor-city',
      'remraam',
      'majan',
      'meydan',
    ]
    const leftOut = places.map(
      (place) => ({ place, reason: 'few', forSale: 3, forRent: 9 }) as const,
    )
    const { text } = await converse(tools({ yields: [areaYield], leftOut }), [best[0]?.[1] ?? ''])
    expect(text).toContain('Left out, as too few count (apartment, 1 bedroom): ')
    expect(text).toContain('Mirdif (3 for sale, 9 for rent)')
    expect(text).toContain('and other places')
  })

  it('tell of several kinds which one the prices are of', async () => {
    const several = { ...areaYield, kinds: 4 }
    const { text } = await converse(tools({ yields: [several], leftOut: [] }), [
      'what yield does Arjan have?',
    ])
    expect(text).toContain(
      'Arjan: 8% over 4 kinds of homes (counted: 24 of 30 for sale, 36 for rent), most of them apartment, 1 bedroom: price AED 900,000, rent AED 72,000 a year',
    )
  })

  it('are told of what is known where the kind asked for is left out', async () => {
    const byKind: AssistantTools['areaYields'] = async ({ bedrooms_min }) =>
      bedrooms_min === undefined
        ? { yields: [areaYield], leftOut: [] }
        : { yields: [], leftOut: [{ place: 'arjan', reason: 'few', forSale: 3, forRent: 9 }] }
    const { text } = await converse({ ...fakeTools(() => 12), areaYields: byKind }, [
      'what yield do 1 bed flats in Arjan have?',
    ])
    expect(text).toContain('on this site (apartment):')
    expect(text).toContain('(apartment, 1 bedroom): Arjan (3 for sale, 9 for rent)')
  })
})

describe('a budget beside the word for yields from rents', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'best rental yield for a 1 bed up to 1m'],
    ['ar', 'أفضل عائد إيجاري لشقة غرفة حتى مليون'],
    ['ru', 'лучшая доходность от аренды однушки до 1 млн'],
    ['hi', '10 लाख तक के 1 बेडरूम में सबसे अच्छी रेंटल यील्ड'],
    ['zh', '一居100万以内租金回报率最高'],
    ['de', 'beste Mietrendite für 1 Schlafzimmer bis 1 Mio'],
  ])('is no rent that a price is asked for (%s: %s)', async (language, message) => {
    const { state, text } = await converse(tools(some), [message], language)
    expect(state.money, text).toBeUndefined()
    expect(state.intent, text).toBe('investment_advice')
  })
})
