import { describe, expect, it } from 'vitest'
import type { SearchSlots } from '../src/state.ts'
import { converse } from './conversation.ts'
import { toolsWithTexts } from './site-library.ts'

/** The only places with homes. */
const offered: ReadonlySet<string> = new Set([
  'dubai-media-city',
  'dubai-marina',
  'jumeirah-lake-towers',
  'business-bay',
  'downtown-dubai',
  'difc',
  'dubai-south',
])
const counted: SearchSlots[][] = []
const tools: typeof toolsWithTexts = {
  ...toolsWithTexts,
  countProperties: async (searches) => {
    counted.push([...searches])
    const { asOf } = await toolsWithTexts.countProperties([])
    return {
      totals: searches.map(({ location }) => (offered.has(location?.[0] ?? '') ? 3 : 0)),
      asOf,
    }
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

  it('counts homes of the nearest places alone, in one call', async () => {
    counted.length = 0
    await converse(tools, ['I work in Media City and have no car, need a studio to rent'])
    expect(counted.filter((searches) => searches.length > 1)).toHaveLength(1)
    expect(counted.flat().length).toBeLessThanOrEqual(20)
  })

  it.each([
    [
      'en',
      'got a teaching job in Ras Al Khaimah, the school gives 40k for housing, is there a furnished 1 bed to rent?',
    ],
    ['hi', 'Ras Al Khaimah में teacher की नौकरी मिली है, 40k में furnished 1bhk किराए पर मिल जाएगा?'],
    ['ru', 'нашёл работу в Рас-эль-Хайме, нужна квартира с одной спальней в аренду до 45 тысяч'],
    ['de', 'Neuer Job in Ras Al Khaimah, suche 1-Zimmer-Wohnung zur Miete bis 45k'],
  ] as const)(
    'is the whole of an emirate where that is all that is told, in %s',
    async (language, said) => {
      const { state } = await converse(tools, [said], language)
      expect(state.slots.location).toEqual(['ras-al-khaimah'])
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
