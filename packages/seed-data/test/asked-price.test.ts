import { expect, it } from 'vitest'
import { drawPreviousPrice } from '../src/demo/price/asked-price.ts'
import { Random } from '../src/demo/random.ts'

it.each(['sale', 'rent'] as const)('a price of a %s that was cut was higher before', (purpose) => {
  const random = new Random(purpose)
  const prices = [5_000, 12_500, 60_000, 145_000, 995_000, 2_990_000, 9_950_000, 40_000_000]
  for (const price of prices)
    for (let property = 0; property < 50; property += 1) {
      const before = drawPreviousPrice(random, price, purpose)
      expect(before).toBeGreaterThan(price)
      expect(before).toBeLessThanOrEqual(price * 1.2 + 5_000)
    }
})
