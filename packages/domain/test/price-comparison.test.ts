import { describe, expect, it } from 'vitest'
import { type ComparedCard, comparisonAmong } from '../src/search/price-comparison.ts'
import { placeRef } from './place-ref.ts'

const dubai = placeRef('dubai', 'emirate')
const marina = placeRef('dubai-marina', 'community')
const card: ComparedCard = {
  purpose: 'sale',
  type: 'apartment',
  bedrooms: 2,
  location_path: [dubai, marina, placeRef('marina-gate', 'sub_community')],
  price: 1_850_000,
  price_per_sqft: 1_500,
}
const peers = {
  price: { count: 34, median: 2_000_000 },
  rate: { count: 30, median: 1_600 },
}
const none = { count: 0, median: null }

describe('how a price stands among those of its peers', () => {
  it('is its distance from their median, within the community', () => {
    expect(comparisonAmong(card, peers)).toEqual({
      by: 'price',
      properties: 34,
      median: 2_000_000,
      distance: -0.075,
      place: marina,
    })
  })

  it('goes by the rate where no rooms are stated, or too few state a price', () => {
    const byRate = { by: 'rate', properties: 30, median: 1_600, distance: -0.0625 }
    expect(comparisonAmong({ ...card, bedrooms: null }, peers)).toMatchObject(byRate)
    const few = { ...peers, price: { count: 7, median: 2_000_000 } }
    expect(comparisonAmong(card, few)).toMatchObject(byRate)
  })

  it.each([
    ['fewer than eight', card, { price: { count: 7, median: 2e6 }, rate: none }],
    ['a property without a price', { ...card, price: null, price_per_sqft: null }, peers],
    ['one of which no community is known', { ...card, location_path: [dubai] }, peers],
    ['less than half', { ...card, price: 999_000 }, peers],
    ['more than twice', { ...card, price: 4_001_000 }, peers],
  ])('is not said of %s', (_, property, among) => {
    expect(comparisonAmong(property, among)).toBeNull()
  })

  it('is said of half and of twice', () => {
    expect(comparisonAmong({ ...card, price: 1_000_000 }, peers)?.distance).toBe(-0.5)
    expect(comparisonAmong({ ...card, price: 4_000_000 }, peers)?.distance).toBe(1)
  })
})
