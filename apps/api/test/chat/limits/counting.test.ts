import { expect, test } from 'vitest'
import { createPlaces } from '../../../src/chat/limits/places.ts'
import { createRateLimit } from '../../../src/chat/rate-limit.ts'

test('a rate is counted for each key in its own window', () => {
  let at = 0
  const allows = createRateLimit(2, 1000, () => at)
  expect([allows('a'), allows('a'), allows('a'), allows('b')]).toEqual([true, true, false, true])
  at = 999
  expect(allows('a')).toBe(false)
  at = 1000
  expect([allows('a'), allows('b')]).toEqual([true, true])
})

test('a window that others keep open is not swept away', () => {
  let at = 0
  const allows = createRateLimit(1, 1000, () => at)
  at = 600
  expect(allows('late')).toBe(true)
  at = 1100
  expect(allows('other')).toBe(true)
  expect(allows('late')).toBe(false)
})

test('places are taken by whoever comes, and are free again once left', () => {
  const places = createPlaces(2)
  const leave = places.take('a')
  expect(places.take('a')).toBeDefined()
  expect(places.take('a')).toBeUndefined()
  expect(places.take('b')).toBeDefined()
  leave?.()
  leave?.()
  expect(places.take('a')).toBeDefined()
  expect(places.take('a')).toBeUndefined()
})
