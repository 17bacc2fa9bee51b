import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { makeProperty } from './fake-tools.ts'
import { toolsWithTexts } from './site-library.ts'

/** Where the homes of a few places are; all others lie far away. */
const coordinates: Readonly<Record<string, readonly [number, number]>> = {
  'dubai-media-city': [25.094, 55.154],
  'dubai-marina': [25.08, 55.14],
  'jumeirah-lake-towers': [25.07, 55.144],
  'business-bay': [25.185, 55.27],
  'downtown-dubai': [25.195, 55.274],
  difc: [25.21, 55.28],
}
const tools: typeof toolsWithTexts = {
  ...toolsWithTexts,
  searchProperties: async (slots, page) => {
    const found = await toolsWithTexts.searchProperties(slots, page)
    const [lat, lng] = coordinates[slots.location?.[0] ?? ''] ?? [24.5, 55.9]
    const rows = found.rows.map((_, at) =>
      makeProperty(at + 1, { coordinates: { lat, lng, approximate: true } }),
    )
    return { ...found, rows }
  },
}
const nearMediaCity = ['dubai-media-city', 'dubai-marina', 'jumeirah-lake-towers']
const nearBusinessBay = ['business-bay', 'downtown-dubai', 'difc']

describe('where somebody works, and no place to live is named', () => {
  it.each([
    ['en', "I work in Media City and don't drive, need a studio to rent under 60k", nearMediaCity],
    ['ru', 'работаю в Бизнес Бэй, без машины, ищу студию снять до 70 тыс', nearBusinessBay],
    ['de', 'Mein Büro ist in Media City, kein Auto, suche Studio zur Miete bis 65k', nearMediaCity],
    ['ar', 'شغلي في الخليج التجاري وما عندي سيارة، ابي استوديو للايجار', nearBusinessBay],
    ['zh', '公司在Business Bay,不开车,租个单间8万以内', nearBusinessBay],
    ['hi', 'ऑफिस बिज़नेस बे में है, गाड़ी नहीं है, स्टूडियो किराए पर चाहिए', nearBusinessBay],
  ] as const)(
    'is looked for near it by the map, and told so, in %s',
    async (language, said, places) => {
      const { state, text } = await converse(tools, [said], language)
      expect(state.slots.location).toEqual(places)
      expect(text).toMatch(/\d[^\d\n]*(?:km|км|كم|किमी|公里)/u)
    },
  )

  it('stays so for the same side of town', async () => {
    const turns = [
      'landing in Dubai for a new job in Media City. need a 1 bed, max 95k, without a car',
      'anything cheaper then, a studio is fine, same side of town',
    ]
    const { state } = await converse(tools, turns)
    expect(state.slots).toMatchObject({ location: nearMediaCity, bedrooms_max: 0 })
  })

  it('is what can be walked, where that is asked', async () => {
    const turns = ['公司在Business Bay,想租个一居室,10万左右', '有没有走路能到公司的?我不会开车']
    const { state, text } = await converse(tools, turns, 'zh')
    expect(state.slots.location).toEqual(['business-bay', 'downtown-dubai'])
    expect(text).toContain('步行')
  })

  it('is no wish where a place to live is named', async () => {
    const said = 'I work in Media City, need a studio to rent in JVC'
    const { state } = await converse(tools, [said])
    expect(state.slots.location).toEqual(['jumeirah-village-circle'])
  })
})
