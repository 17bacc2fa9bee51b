import { describe, expect, it } from 'vitest'
import { type ComparedCard, comparisonAmong } from '../src/search/price-comparison.ts'
import { placeRef } from './place-ref.ts'

const dubai = placeRef('dubai', 'emirate')
const marina = placeRef('dubai-marina', 'community')
const card: ComparedCard = {
  purpose: 'sale',
  type: 'apartment',
  bedrooms: 2,
  size: 1_233,
  location_path: [dubai, marina, placeRef('marina-gate', 'sub_community')],
  price: 1_850_000,
  price_per_sqft: 1_500,
}
const kind = {
  price: { count: 34, median: 2_000_000 },
  rate: { count: 30, median: 1_600 },
}
const peers = { near: undefined, kind }
const none = { count: 0, median: null }

describe('how a price stands among those of its peers', () => {
  it('is its distance from their median by the square foot, within the community', () => {
    expect(comparisonAmong(card, peers)).toEqual({
      by: 'rate',
      properties: 30,
      median: 1_600,
      distance: -0.0625,
      place: marina,
      near_size: false,
    })
  })

  it('goes by the price as it stands where its size is not known, or too few are', () => {
    const byPrice = { by: 'price', properties: 34, median: 2_000_000, distance: -0.075 }
    expect(comparisonAmong({ ...card, price_per_sqft: null }, peers)).toMatchObject(byPrice)
    const few = { near: undefined, kind: { ...kind, rate: { count: 7, median: 1_600 } } }
    expect(comparisonAmong(card, few)).toMatchObject(byPrice)
  })

  it('is no more for a larger one at the rate of the others', () => {
    const large = { ...card, price: 3_900_000, price_per_sqft: 1_600, size: 2_438 }
    expect(comparisonAmong(large, peers)).toMatchObject({ by: 'rate', distance: 0 })
  })

  it('is told among those near to its size where they are enough', () => {
    const near = { price: { count: 8, median: 1_850_000 }, rate: { count: 8, median: 1_500 } }
    const told = { properties: 8, distance: 0, near_size: true }
    expect(comparisonAmong(card, { near, kind })).toMatchObject(told)
    const fewer = { ...near, rate: { count: 7, median: 1_500 } }
    expect(comparisonAmong(card, { near: fewer, kind })).toMatchObject({ properties: 30 })
  })

  it.each([
    ['fewer than eight', card, { price: { count: 7, median: 2e6 }, rate: none }],
    ['a property without a price', { ...card, price: null, price_per_sqft: null }, kind],
    ['one of which no community is known', { ...card, location_path: [dubai] }, kind],
    ['less than half', { ...card, price_per_sqft: 799 }, kind],
    ['more than twice', { ...card, price_per_sqft: 3_201 }, kind],
  ])('is not said of %s', (_, property, among) => {
    expect(comparisonAmong(property, { near: undefined, kind: among })).toBeNull()
  })

  it('is said of half and of twice', () => {
    expect(comparisonAmong({ ...card, price_per_sqft: 800 }, peers)?.distance).toBe(-0.5)
    expect(comparisonAmong({ ...card, price_per_sqft: 3_200 }, peers)?.distance).toBe(1)
  })
})
