import { expect, test } from 'vitest'
import { understand } from '../src/chat/understand.ts'
import { seedWorld } from '../src/seed-world.ts'

const world = seedWorld({ listings: 1200 })

test.each([
  ['2 bed apartment to rent in Dubai Marina under 150k', 150_000],
  ['شقة غرفتين للإيجار في دبي مارينا أقل من 150 ألف', 150_000],
  ['снять квартиру с 2 спальнями в Дубай Марина до 150 тыс', 150_000],
  ['दुबई मरीना में 2 बेडरूम अपार्टमेंट किराए पर 150 हज़ार तक', 150_000],
  ['迪拜码头租两居公寓，2居室，15万以内', 150_000],
  // Germans count the living room.
  ['3-Zimmer-Wohnung zur Miete in Dubai Marina bis 150.000', 150_000],
])('%s', (text, price_max) => {
  expect(understand(world, text)).toEqual({
    location: 'dubai-marina',
    bedrooms: 2,
    price_max,
    purpose: 'rent',
    type: 'apartment',
  })
})

test.each([
  ['1.5 million', 1_500_000],
  ['1,500,000 AED', 1_500_000],
  ['AED 1.500.000', 1_500_000],
  ['1,5 Mio', 1_500_000],
  ['2m', 2_000_000],
  ['٢ مليون', 2_000_000],
  ['२ मिलियन', 2_000_000],
  ['150 万', 1_500_000],
  ['1200 sqft', undefined],
  ['100 m²', undefined],
  ['3 bed', undefined],
])('the budget of %s is %s', (text, price_max) => {
  expect(understand(world, text).price_max).toBe(price_max)
})

test.each([
  ['studio', 0],
  ['3 BR', 3],
  ['4-bedroom villa', 4],
  ['villa', undefined],
])('the bedrooms of %s are %s', (text, bedrooms) => {
  expect(understand(world, text).bedrooms).toBe(bedrooms)
})

test('the longest name wins, inside other words it is none', () => {
  expect(understand(world, 'homes in Jumeirah Village Circle').location).toBe(
    'jumeirah-village-circle',
  )
  expect(understand(world, 'ajvcb').location).toBeUndefined()
})
