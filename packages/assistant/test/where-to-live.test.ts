import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeTools, makeProperty } from './fake-tools.ts'
import { siteTexts } from './site-library.ts'

/** Where the homes of a few places are; all others lie far away. */
const coordinates: Readonly<Record<string, { lat: number; lng: number }>> = {
  'dubai-media-city': { lat: 25.094, lng: 55.154 },
  'dubai-marina': { lat: 25.08, lng: 55.14 },
  'jumeirah-lake-towers': { lat: 25.07, lng: 55.144 },
  'jumeirah-beach-residence': { lat: 25.078, lng: 55.134 },
}
const base = { ...fakeTools(() => 5), ...siteTexts }
const tools = {
  ...base,
  searchProperties: async (...[slots, page]: Parameters<typeof base.searchProperties>) => {
    const found = await base.searchProperties(slots, page)
    const { lat, lng } = coordinates[slots.location?.[0] ?? ''] ?? { lat: 24.9, lng: 55.5 }
    const rows = found.rows.map((_, at) =>
      makeProperty(at + 1, { coordinates: { lat, lng, approximate: true } }),
    )
    return { ...found, rows }
  },
}

describe('a life that is told, and where to live', () => {
  it.each([
    [
      'en',
      'My company gives me 15k a month for housing, the office is in Media City. I want to walk to the beach. Where should I be looking?',
    ],
    [
      'ar',
      'الشركة تعطيني ١٥ الف بالشهر للسكن ودوامي في ميديا سيتي وابي قريب من البحر، وين تنصحوني اسكن؟',
    ],
    [
      'ru',
      'Работодатель платит 15 тысяч в месяц за жильё, офис в Медиа Сити, хочу пешком до пляжа. Где посоветуете жить?',
    ],
    [
      'hi',
      'मेरी कंपनी घर के लिए 15 हज़ार महीना देती है, ऑफिस मीडिया सिटी में है, बीच के पास। कहाँ रहना चाहिए?',
    ],
    ['zh', '公司每月给1万5租房，办公室在媒体城，想走路去海滩，推荐住哪里？'],
    [
      'de',
      'Die Firma zahlt 15.000 im Monat Miete, das Büro ist in Media City, zum Strand möchte ich laufen. Wo soll ich wohnen?',
    ],
  ] as const)(
    'is answered with places near the work and the beach, and homes there, in %s',
    async (language, message) => {
      const said = await converse(tools, [message], language)
      const { location = [], ...slots } = said.state.slots
      expect(location).toHaveLength(3)
      expect(location.slice(0, 2).toSorted()).toEqual(['dubai-marina', 'jumeirah-beach-residence'])
      expect(slots).toEqual({ purpose: 'rent', price_max: 180_000 })
      expect(said.text.match(/^•/gmu)).toHaveLength(3)
      expect(said.results?.data.length).toBeGreaterThan(0)
      expect(said.links?.map(({ link }) => link).join()).toContain('/area-guide')
    },
  )

  it.each([
    ['zh', '公司每月给1万5房补，在媒体城上班，想走路能到海滩，住哪里好？'],
    [
      'de',
      'Mein Arbeitgeber zahlt 15.000 im Monat fürs Wohnen, Büro in Media City, gern am Strand. Wo sollten wir wohnen?',
    ],
  ] as const)('takes what the employer pays for the budget, in %s', async (language, message) => {
    const said = await converse(tools, [message], language)
    expect(said.state.slots).toMatchObject({ purpose: 'rent', price_max: 180_000 })
    expect(said.state.slots.bedrooms_min).toBeUndefined()
    expect(said.state.slots.location).toContain('dubai-marina')
  })

  it('keeps the budget and the places for what is changed then', async () => {
    const turns = [
      'My company gives me 15k a month for housing. I want a one bedroom walkable to the beach. Where should I be looking?',
      "Oh actually my sister's coming along so two bedrooms, and I'd love a balcony",
    ]
    const { state } = await converse(tools, turns)
    expect(state.slots).toMatchObject({ purpose: 'rent', price_max: 180_000, bedrooms_min: 2 })
    expect(state.slots.location).toHaveLength(3)
  })

  it('tells what schools teach by the guide that tells it', async () => {
    const said = await converse(
      tools,
      ['2 bachhe, Indian school ke paas 2bhk, 80-90k. konsa area sahi rahega?'],
      'hi',
    )
    expect(said.text).toContain('भारतीय')
    expect(said.state.slots.features).toBeUndefined()
    expect(said.state.slots.location).toHaveLength(3)
  })

  it.each(['Dubai Marina or JLT, where should I live?', 'which area brings the most rent?'])(
    'is no other question: %s',
    async (message) => {
      const said = await converse(tools, [message])
      expect(said.text).not.toContain('I would look here first')
    },
  )
})

describe('asked again where to live', () => {
  const lives = [
    [
      'en',
      'we have two kids and work in Media City, which area should I look at?',
      'which area should I look at?',
    ],
    ['ar', 'عندنا طفلين ودوامي في ميديا سيتي، وين تنصحوني اسكن؟', 'أي منطقة تنصحني؟'],
    [
      'ru',
      'в каком районе нам жить? двое детей, работа в медиа сити',
      'так какой район посоветуете?',
    ],
    ['hi', 'हम कहाँ रहें? दो बच्चे हैं, ऑफिस मीडिया सिटी में', 'तो कौन सा इलाका देखूँ?'],
    ['zh', '我们一家四口，在媒体城上班，推荐住哪里？', '到底看哪个区？'],
    [
      'de',
      'wo sollen wir wohnen? zwei kinder, büro in media city',
      'welche gegend soll ich mir ansehen?',
    ],
  ] as const

  it.each(lives)('goes on, and never says the same twice (%s)', async (language, life, again) => {
    const turns = [life, again, again, again]
    const told = await Promise.all(
      turns.map(async (_, at) => converse(tools, turns.slice(0, at + 1), language)),
    )
    const [first, second, third] = told
    expect(second?.comparison?.columns.length).toBeGreaterThan(1)
    expect(new Set([first?.text, second?.text, third?.text]).size).toBe(3)
    expect(second?.state.slots.location).toEqual(first?.state.slots.location)
    expect(second?.state.asked).toBe('purpose')
    expect(third?.state.request).toBeUndefined()
  })
})
