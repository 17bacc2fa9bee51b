import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'
import { siteTexts } from './site-library.ts'

const tools = () => ({
  ...fakeTools(() => 5),
  ...siteTexts,
})

/** What the answer says before its search, whose sentence begins with what was found. */
const beforeSearch = (text: string): string => text.split('\n').slice(0, -1).join('\n')

describe('a search and a question in one message', () => {
  it.each<[LanguageCode, string, string, RegExp]>([
    ['en', '1 beds to rent in Deira up to 60k, and what is the usual deposit?', 'deira', /5\s?%/u],
    ['en', 'who pays the agent when renting? also show me 1 beds in Deira', 'deira', /5\s?%/u],
    ['en', 'show me villas for sale in Mirdif. Can foreigners own a home?', 'mirdif', /freehold/iu],
    ['ar', 'أبي شقة للإيجار في ديرة، ومين يدفع عمولة الوسيط؟', 'deira', /5/u],
    ['ru', 'покажи студии в аренду в Дейре, и сколько берёт агент?', 'deira', /5\s?%/u],
    ['hi', 'मिर्दिफ़ में विला किराए पर दिखाओ, और डिपॉज़िट कितना लगता है बताओ', 'mirdif', /5\s?%/u],
    ['zh', '帮我找代拉一居出租，另外押金一般是多少？', 'deira', /5\s?%/u],
    [
      'de',
      'Zeig mir Villen in Mirdif zum Kauf und wie hoch ist die Übertragungsgebühr?',
      'mirdif',
      /4\s?%/u,
    ],
  ])('are both answered in %s, the search last: %s', async (language, said, place, figure) => {
    const { text, state, search, links } = await converse(tools(), [said], language)
    expect(state.slots.location).toEqual([place])
    expect(state.intent).toBe('find_property')
    expect(search?.query).toContain(`location=${place}`)
    expect(beforeSearch(text)).toMatch(figure)
    expect(links?.length).toBeGreaterThan(0)
  })

  it('the search is for the place that was asked about', async () => {
    const said = 'what is Mirdif like with kids? and show me 3 bed villas to rent there'
    const { text, state, links } = await converse(tools(), [said])
    expect(state.slots).toMatchObject({ purpose: 'rent', location: ['mirdif'], bedrooms_min: 3 })
    expect(links?.[0]?.link).toContain('/area-guide?place=mirdif')
    expect(text).toContain('Mirdif')
  })
})

describe('a sum beside a search', () => {
  it('is worked out for what is searched for', async () => {
    const said =
      '2 bed for sale in Dubai Marina up to 2m with quiet neighbours. and what would the loan be monthly with 20% down 25y 4%'
    const { text, state } = await converse(tools(), [said])
    expect(text).toContain('AED 8,445')
    expect(text).toMatch(/I left out: quiet/u)
    expect(state.slots).toMatchObject({ location: ['dubai-marina'], price_max: 2_000_000 })
  })
})

describe('two questions in one message', () => {
  it.each<[LanguageCode, string, RegExp, RegExp]>([
    ['en', "what's an NOC and how long does a purchase take?", /developer/iu, /week/iu],
    ['de', 'Darf ich als Deutscher kaufen und wie lange dauert ein Kauf?', /Freehold/u, /Wochen/u],
    ['hi', 'एजारी क्या होता है और मालिक किराया कितना बढ़ा सकता है?', /Ejari/u, /20%/u],
  ])('are both answered in %s: %s', async (language, said, one, other) => {
    const { text, state } = await converse(tools(), [said], language)
    expect(text).toMatch(one)
    expect(text).toMatch(other)
    expect(state.slots).toEqual({})
  })
})

describe('one request is answered as a whole', () => {
  it.each<[LanguageCode, string]>([
    ['en', '2 bed in JVC, and with a balcony please. Not above 100k'],
    ['de', 'Wohnung in JVC zur Miete, was mit Balkon. Und bis 90.000'],
    ['ru', 'квартира в Марине, и с балконом. до 150 тысяч в год'],
    ['zh', '找迪拜码头的房子，要带阳台的，有吗？'],
  ])('in %s: %s', async (language, said) => {
    const { text, state } = await converse(tools(), [said], language)
    expect(state.slots.location).toHaveLength(1)
    expect(text.split('\n')).toHaveLength(1)
  })

  it('what somebody tells of themselves asks nothing', async () => {
    const said = 'retired, want calm and sea and not bankrupt. ajman corniche, honest opinion?'
    const { links } = await converse(tools(), [said])
    expect(links?.[0]?.link).toContain('/area-guide?place=ajman-corniche')
  })
})

describe('a list by numbers', () => {
  it.each([
    'hi, 1) can foreigners buy in Mirdif? 2) what is ejari? 3) show me villas for sale there',
    '1. can foreigners buy in Mirdif 2. what is ejari 3. show me villas for sale there',
  ])('is as many requests: %s', async (said) => {
    const { text, state } = await converse(tools(), [said])
    expect(state.slots).toMatchObject({ location: ['mirdif'], type: ['villa'], purpose: 'sale' })
    expect(beforeSearch(text)).toMatch(/Ejari/u)
  })

  it('figures of a search are no list', async () => {
    const { state } = await converse(tools(), ['1-bed or 2-bed to rent in Mirdif'])
    expect(state.slots).toMatchObject({ bedrooms_min: 1, bedrooms_max: 2, location: ['mirdif'] })
  })
})

describe('cards, a call and a viewing beside other requests', () => {
  const search = '2 bed to rent in Deira under 100k'

  it('a question about a card is answered before its viewing is asked for', async () => {
    const said = 'how many cheques for the second and can i view it on monday at 11am?'
    const { text, state } = await converse(tools(), [search, said])
    expect(text).toMatch(/cheques/u)
    expect([state.intent, state.request?.kind]).toEqual(['book_viewing', 'viewing'])
    expect(state.slots).toMatchObject({ location: ['deira'] })
  })

  it('a search is shown before a call is asked for', async () => {
    const said = 'can you show me villas in Mirdif to rent up to 180k and have someone call me'
    const { results, state } = await converse(tools(), [said])
    expect(results?.data.length).toBeGreaterThan(0)
    expect(state.request?.kind).toBe('callback')
    expect(state.slots).toMatchObject({ location: ['mirdif'], price_max: 180_000 })
  })

  it('one card is what the parts of a message mean by it', async () => {
    const said = 'how big is the first one and is it furnished?'
    const { text } = await converse(tools(), [search, said])
    expect(text).toMatch(/furnished/u)
    expect(text).toMatch(/sqft/u)
  })
})
