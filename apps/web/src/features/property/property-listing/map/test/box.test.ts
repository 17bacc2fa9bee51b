import type { LngLat } from '@manzil/ui/map/geometry'
import { expect, test } from 'vitest'
import { boxOf, cornersOf, overlap, writeArea } from '../box.ts'

test('a box needs all of its edges, the right way round', () => {
  expect(boxOf({ south: 25, west: 55, north: 25.1, east: 55.2 })).toEqual([55, 25, 55.2, 25.1])
  expect(boxOf({ south: 25, west: 55, north: 25.1 })).toBeUndefined()
  expect(boxOf({ south: 25.1, west: 55, north: 25, east: 55.2 })).toBeUndefined()
})

test('boxes share what lies in both', () => {
  expect(overlap([55, 25, 55.2, 25.2], [55.1, 24, 56, 25.1])).toEqual([55.1, 25, 55.2, 25.1])
  expect(overlap([55, 25, 55.2, 25.2], [56, 25, 57, 26])).toBeUndefined()
})

test('a drawn ring is written as the contract wants it, and read again', () => {
  const circle = Array.from({ length: 400 }, (_, at): LngLat => {
    const angle = (at / 400) * 2 * Math.PI
    return [55.14 + 0.02 * Math.cos(angle), 25.08 + 0.02 * Math.sin(angle)]
  })
  const text = writeArea(circle)
  const corners = cornersOf(text) ?? []
  expect(corners.length).toBeGreaterThan(8)
  expect(corners.length).toBeLessThanOrEqual(60)
  expect(text.length).toBeLessThan(1700)
  expect(corners[0]).toEqual([55.16, 25.08])
})

test('an area that is none draws nothing', () => {
  expect(cornersOf('here;there;x')).toBeNull()
  expect(cornersOf('25,55')).toBeNull()
  expect(cornersOf(undefined)).toBeNull()
})
