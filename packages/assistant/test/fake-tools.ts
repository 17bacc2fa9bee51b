import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { SearchSlots } from '../src/state.ts'
import type { AreaFigures, AreaYield, AssistantTools } from '../src/tools/tools.ts'

export const asOf = '2026-11-18T08:00:00.000Z'

export function makeProperty(number: number, changes: Partial<PropertyCard> = {}): PropertyCard {
  const id = `0197a1c2-7d10-7e3a-9b54-${String(number).padStart(12, '0')}`
  return {
    _id: id,
    reference: `T-${number}`,
    title: `Home number ${number}`,
    title_ar: `بيت رقم ${number}`,
    titles: {},
    type: 'apartment',
    purpose: 'sale',
    completion: 'ready',
    category_id: id,
    location: 'Dubai Marina, Dubai',
    location_path: [],
    price: 1_000_000 + number * 10_000,
    previous_price: null,
    price_period: null,
    price_per_sqft: 1500,
    bedrooms: 2,
    bathrooms: 2,
    size: 1200,
    furnished: null,
    cheques: null,
    price_comparison: null,
    address: null,
    advertised_by: null,
    features: ['gym', 'sea-view'],
    coordinates: { lat: 25.08, lng: 55.14, approximate: true },
    media: [],
    media_count: 0,
    verified: false,
    is_demo: true,
    is_featured: false,
    is_liked: false,
    views: 0,
    published_at: asOf,
    confirmed_at: null,
    link: `/property-details?id=${id}`,
    ...changes,
  }
}

export const figures: AreaFigures = {
  properties: 24,
  lowPrice: 1_100_000,
  medianPrice: 1_300_000,
  highPrice: 1_600_000,
  lowPerSqft: 1200,
  medianPerSqft: 1500,
  highPerSqft: 1800,
  asOf,
}

export const areaYield: AreaYield = {
  place: 'arjan',
  grossYield: 0.08,
  forSale: 24,
  forRent: 36,
  liveForSale: 30,
  liveForRent: 36,
  kinds: 1,
  most: { type: 'apartment', bedrooms: 1, price: 900_000, rent: 72_000 },
  first: '2025-11-02',
  last: '2026-11-17',
  asOf,
}

interface Fake extends AssistantTools {
  /** Searches that were asked for, in order. */
  searches: SearchSlots[]
}

/** Tools over a fixed number of properties; `count` says how many fit a search. */
export function fakeTools(count: (slots: SearchSlots) => number): Fake {
  const searches: SearchSlots[] = []
  return {
    searches,
    async searchProperties(slots, { sort, page, limit }) {
      searches.push(slots)
      const total = count(slots)
      const rows = Array.from({ length: total }, (_, index) => makeProperty(index + 1))
      if (sort === 'price_desc') rows.reverse()
      return { total, rows: rows.slice((page - 1) * limit, page * limit), asOf }
    },
    async countProperties(asked) {
      searches.push(...asked)
      return { totals: asked.map(count), asOf }
    },
    smallChanges: async () => [],
    statesAmenities: async () => true,
    propertiesById: async (ids) => ({
      rows: ids.map((id) => makeProperty(Number(id.slice(-12)))),
      asOf,
    }),
    propertyFacts: async () => new Map(),
    passages: async () => [],
    areaGuide: async () => [],
    rates: async () => [],
    areaFigures: async ({ purpose }) =>
      purpose === 'rent'
        ? { ...figures, medianPerSqft: 90, lowPerSqft: 80, highPerSqft: 100 }
        : figures,
    areaYields: async ({ location = ['arjan', 'jumeirah-village-circle'] }) => ({
      yields: location.map((place) => ({
        ...areaYield,
        place,
        grossYield: place === 'arjan' ? 0.08 : 0.06,
      })),
      leftOut: [],
    }),
  }
}
