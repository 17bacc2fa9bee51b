import { expect, test } from 'vitest'
import { type AlikeProperties, likeForLike } from '../../src/yield/like-for-like.ts'

const alike = (changes: Partial<AlikeProperties> = {}): AlikeProperties => ({
  forSale: 10,
  forRent: 10,
  salePerSqft: 1_500,
  rentPerSqft: 90,
  ...changes,
})

test('one kind of property stands for itself', () => {
  expect(likeForLike([alike()])).toEqual({ grossYield: 0.06, forSale: 10, forRent: 10 })
})

test('kinds count by what they can prove: the smaller of their two numbers', () => {
  const studios = alike({ forSale: 30, forRent: 300, rentPerSqft: 120 })
  const villas = alike({ forSale: 500, forRent: 10, rentPerSqft: 60 })
  const found = likeForLike([studios, villas])
  expect(found?.grossYield).toBeCloseTo((30 * 0.08 + 10 * 0.04) / 40)
  expect(found).toMatchObject({ forSale: 530, forRent: 310 })
})

test('cheap flats for sale never meet the rents of villas', () => {
  const onlySales = alike({ forRent: 0, salePerSqft: 900, rentPerSqft: 0 })
  const onlyRents = alike({ forSale: 0, salePerSqft: 0, rentPerSqft: 150 })
  expect(likeForLike([onlySales, onlyRents])).toBeUndefined()
})

test.each([
  ['sale', { forSale: 4 }],
  ['rent', { forRent: 4 }],
])('fewer than five properties for %s say nothing', (_side, few) => {
  expect(likeForLike([alike(few)])).toBeUndefined()
  expect(likeForLike([alike(few), alike()])).toEqual(likeForLike([alike()]))
})

test('above twelve per cent it is the data that is wrong', () => {
  const wrong = alike({ rentPerSqft: 181 })
  expect(likeForLike([wrong])).toBeUndefined()
  expect(likeForLike([wrong, alike()])).toEqual(likeForLike([alike()]))
  expect(likeForLike([alike({ rentPerSqft: 180 })])?.grossYield).toBe(0.12)
})
