import { expect, test } from 'vitest'
import { createPlaces } from '../../../src/chat/limits/places.ts'
import { createRecentNames } from '../../../src/chat/limits/recent-names.ts'
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

test('what is given back may be taken again, and no more than was taken', () => {
  let at = 0
  const allows = createRateLimit(2, 1000, () => at)
  expect([allows('a'), allows('a'), allows('a'), allows('a')]).toEqual([true, true, false, false])
  allows.giveBack('a')
  allows.giveBack('nobody')
  expect([allows('a'), allows('a')]).toEqual([true, false])
  at = 1000
  expect(allows('a')).toBe(true)
  allows.giveBack('a')
  allows.giveBack('a')
  expect([allows('a'), allows('a'), allows('a')]).toEqual([true, true, false])
})

test('a name is known for a while, and then forgotten', () => {
  let at = 0
  const names = createRecentNames(1000, () => at)
  at = 900
  names.note('a')
  expect([names.has('a'), names.has('b')]).toEqual([true, false])
  at = 1900
  expect(names.has('a')).toBe(true)
  at = 2900
  expect(names.has('a')).toBe(false)
  names.note('b')
  at = 10_000
  expect(names.has('b')).toBe(false)
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
