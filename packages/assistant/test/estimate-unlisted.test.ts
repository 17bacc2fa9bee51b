import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeTools, figures } from './fake-tools.ts'

/** Homes to let whose adverts name no amenity: by one of those none is found. */
const tools = {
  ...fakeTools(({ features = [] }) => (features.length > 0 ? 0 : 40)),
  statesAmenities: async (purpose?: string) => purpose !== 'rent',
  areaFigures: async ({ features = [] }: { features?: readonly string[] }) =>
    features.length > 0 ? undefined : { ...figures, properties: 40 },
}

describe('what homes to let are worth', () => {
  it.each<[LanguageCode, string, string]>([
    [
      'en',
      'estimate for a 1 bed apartment for rent in Arjan with a balcony',
      'could not check: balcony',
    ],
    ['de', 'Schätzung für eine Wohnung zur Miete in Arjan mit Balkon', 'Balkon'],
    ['ru', 'оценка квартиры в аренду в Арджане с балконом', 'балкон'],
  ])('is told without amenities that no advert names (%s: %s)', async (language, ask, name) => {
    const { text } = await converse(tools, [ask], language)
    expect(text).not.toMatch(/: 0\)/u)
    expect(text).toContain(name)
  })
})
