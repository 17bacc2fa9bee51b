import { expect, test } from 'vitest'
import { type AlikeProperties, likeForLike } from '../../src/yield/like-for-like.ts'

const alike = (changes: Partial<AlikeProperties> = {}): AlikeProperties => ({
  forSale: 10,
  forRent: 10,
  price: 1_500_000,
  rent: 90_000,
  ...changes,
})

test('one kind of property stands for itself: its median rent over its median price', () => {
  expect(likeForLike([alike()])).toEqual({
    grossYield: 0.06,
    forSale: 10,
    forRent: 10,
    groups: [{ ...alike(), share: 0.06 }],
  })
})

test('kinds count by what they can prove: the smaller of their two numbers', () => {
  const studios = alike({ forSale: 30, forRent: 300, rent: 120_000 })
  const villas = alike({ forSale: 500, forRent: 10, rent: 60_000 })
  const found = likeForLike([villas, studios])
  expect(found?.grossYield).toBeCloseTo((30 * 0.08 + 10 * 0.04) / 40)
  expect(found).toMatchObject({ forSale: 530, forRent: 310, groups: [studios, villas] })
})

test('cheap flats for sale never meet the rents of villas', () => {
  const onlySales = alike({ forRent: 0, price: 900_000, rent: null })
  const onlyRents = alike({ forSale: 0, price: null, rent: 150_000 })
  expect(likeForLike([onlySales, onlyRents])).toBeUndefined()
})

test.each([
  ['sale', { forSale: 7 }],
  ['rent', { forRent: 7 }],
])('as beside the medians of a page, fewer than eight for %s say nothing', (_side, few) => {
  expect(likeForLike([alike(few)])).toBeUndefined()
  expect(likeForLike([alike({ forSale: 8, forRent: 8 })])).toBeDefined()
  expect(likeForLike([alike(few), alike()])).toEqual(likeForLike([alike()]))
})

test('above twelve per cent it is the data that is wrong', () => {
  const wrong = alike({ rent: 181_000 })
  expect(likeForLike([wrong])).toBeUndefined()
  expect(likeForLike([wrong, alike()])).toEqual(likeForLike([alike()]))
  expect(likeForLike([alike({ rent: 180_000 })])?.grossYield).toBe(0.12)
})
