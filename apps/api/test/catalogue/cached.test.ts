import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cached } from '../../src/modules/catalogue/cached.ts'

const halfMinute = 30_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Answers 1, 2, 3 and so on. */
function counting() {
  let loads = 0
  return cached(async () => {
    loads += 1
    return loads
  }, halfMinute)
}

test('an answer serves all who ask within its time, and is loaded anew after it', async () => {
  const read = counting()
  expect(await Promise.all([read(), read()])).toEqual([1, 1])
  vi.advanceTimersByTime(halfMinute)
  expect(await read()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await read()).toBe(2)
})

test('a failure is told to those who asked, and forgotten', async () => {
  const load = vi.fn(async () => 'counts')
  load.mockRejectedValueOnce(new Error('no database'))
  const read = cached(load, halfMinute)
  await expect(read()).rejects.toThrow('no database')
  expect(await read()).toBe('counts')
  expect(await read()).toBe('counts')
  expect(load).toHaveBeenCalledTimes(2)
})
