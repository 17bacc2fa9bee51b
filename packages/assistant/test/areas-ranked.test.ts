import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import type { AssistantTools } from '../src/tools/tools.ts'
import { converse } from './conversation.ts'
import { fakeTools, figures } from './fake-tools.ts'
import { siteTexts } from './site-library.ts'

/** What a one-bed asks in places with and without a metro. */
const asked: Readonly<Record<string, number>> = {
  'al-qusais': 52_000,
  deira: 61_000,
  'discovery-gardens': 70_000,
  'international-city': 45_000,
  'dubai-marina': 125_000,
}

const tools: AssistantTools = {
  ...fakeTools(({ location = [] }) => (location.some((place) => asked[place]) ? 9 : 0)),
  ...siteTexts,
  areaFigures: async ({ location = [] }) => {
    const price = asked[location[0] ?? '']
    return price === undefined
      ? undefined
      : { ...figures, medianPrice: price, medianPerSqft: price / 900 }
  },
}

describe('the cheapest area with a metro', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'cheapest area with a metro for a 1 bed?'],
    ['ar', 'ارخص منطقة قريبة من المترو لغرفة وصالة؟'],
    ['ru', 'самый дешевый район с метро для однокомнатной с 1 спальней'],
    ['hi', 'metro ke paas sabse sasta area 1bhk ke liye'],
    ['zh', '有地铁的地方 哪个区一居室最便宜'],
    ['de', 'Welche Gegend mit Metro ist am günstigsten für 1 Schlafzimmer?'],
  ])('is one whose guide tells of a metro (%s: %s)', async (language, said) => {
    const { state, text } = await converse(tools, [said], language)
    expect(state.slots.location, text).toEqual(['al-qusais', 'deira', 'discovery-gardens'])
    expect(state.slots).toMatchObject({ bedrooms_min: 1, bedrooms_max: 1, purpose: 'rent' })
    expect(text).toMatch(/52[\s,.\u00a0\u202f]000/u)
  })
})

describe('the most space for a sum', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'where do I get the most space for 90k a year'],
    ['ru', 'где за 90 тысяч в год можно снять самую большую квартиру'],
    ['zh', '年租金9万 哪里能租到最大的'],
    ['de', 'Wo bekomme ich am meisten Platz für 90.000 im Jahr?'],
  ])('is told by what a square foot asks (%s: %s)', async (language, said) => {
    const { state, text } = await converse(tools, [said], language)
    expect(state.slots.location?.[0], text).toBe('international-city')
    // 90,000 over 45,000 / 900.
    expect(text).toMatch(/1[\s,.\u00a0\u202f]800/u)
  })
})

describe('the areas that bring the most', () => {
  it.each<[LanguageCode, string]>([
    ['de', 'ok aber welche Gegend bringt am meisten, netto nich brutto'],
    ['ar', 'اي مناطق العائد فيها فوق ٧٪؟'],
  ])('are ranked, whatever was shown before (%s: %s)', async (language, said) => {
    const { state, text } = await converse(tools, ['2 bed for sale in Dubai', said], language)
    expect(state.advice, text).toBeDefined()
    expect(text).toMatch(/8/u)
  })
})

it('the cheapest home in the area is a home, and no area', async () => {
  const turns = ['1 bed to rent in Deira', 'which is the cheapest one in this area?']
  const { state } = await converse(tools, turns)
  expect(state.slots.location).toEqual(['deira'])
})
