import { expect, test } from 'vitest'
import { createTokenBuckets } from '../../src/admission/token-buckets.ts'

const minute = 60_000

test('an address spends what it has, and earns it again steadily', () => {
  let now = 0
  const take = createTokenBuckets({ perSecond: 2, burst: 10 }, () => now)
  expect(take('a', 8)).toBe(0)
  // Two are left: what is refused costs nothing, and says when there will be enough.
  expect(take('a', 5)).toBe(2)
  expect(take('a', 3)).toBe(1)
  expect(take('a', 2)).toBe(0)
  expect(take('b', 10)).toBe(0)
  now += 1_500
  expect(take('a', 4)).toBe(1)
  expect(take('a', 3)).toBe(0)
  now += minute
  // Never more than the burst, also for those who were forgotten meanwhile.
  expect(take('a', 11)).toBe(1)
  expect(take('a', 10)).toBe(0)
  expect(take('a', 1)).toBe(1)
})
