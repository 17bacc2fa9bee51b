import type { SearchQuery } from '@manzil/api-client/generated/types.gen'
import { describe, expect, test } from 'vitest'
import { querySuggestion } from '../src/search/query-parts.ts'

const names = {
  place: (slug: string) => (slug === 'jbr' ? { en: 'JBR', ar: 'جي بي آر' } : undefined),
  type: (slug: string) => (slug === 'villa' ? { en: 'Villa', ar: 'فيلا' } : undefined),
  amenity: (slug: string) => (slug === 'gym' ? { en: 'Gym', ar: 'صالة رياضية' } : undefined),
}

describe('a query in words', () => {
  test.each<[query: SearchQuery, label: string, arabic: string]>([
    [{ bedrooms_min: 0, bedrooms_max: 0 }, 'Studio', 'استوديو'],
    [{ bedrooms_min: 1, bedrooms_max: 1 }, '1 bedroom', 'غرفة نوم'],
    [{ bedrooms_min: 2, bedrooms_max: 3 }, '2–3 bedrooms', '2–3 غرف نوم'],
    [{ bedrooms_min: 4 }, '4+ bedrooms', '4+ غرف نوم'],
    [{ price_max: 1_500_000 }, 'Up to AED 1.5M', 'حتى 1.5 مليون درهم'],
    [{ price_min: 80_000 }, 'From AED 80K', 'من 80 ألف درهم'],
    [
      { size_min: 900, size_max: 1200 },
      '900 sqft to 1,200 sqft',
      'من 900 قدم مربعة إلى 1,200 قدم مربعة',
    ],
    [
      { purpose: 'rent', type: ['villa'], location: ['jbr'], features: ['gym'], search: 'quiet' },
      'For rent · Villa · JBR · Gym · “quiet”',
      'للإيجار · فيلا · جي بي آر · صالة رياضية · «quiet»',
    ],
  ])('%o', (query, label, arabic) => {
    expect(querySuggestion(query, 3, names)).toMatchObject({
      kind: 'query',
      label,
      label_ar: arabic,
      count: 3,
      query,
    })
  })

  test('is addressed by its filters', () => {
    const { id, parts } = querySuggestion({ location: ['jbr'], price_max: 5 }, 0, names)
    expect(id).toBe('location=jbr&price_max=5')
    expect(parts.map(({ field }) => field)).toEqual(['location', 'price_max'])
  })
})
