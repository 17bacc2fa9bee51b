import { describe, expect, test } from 'vitest'
import { edgesOf, isInside, readArea } from '../src/search/area.ts'

const square = readArea('25,55;26,55;26,56;25,56')
/** A U whose gap opens to the north. */
const hollow = readArea('25,55;26,55;26,55.3;25.5,55.3;25.5,55.7;26,55.7;26,56;25,56')

describe('an area of the map', () => {
  test('is read corner by corner', () => {
    expect(readArea('25.07,55.13;-1,2;0,-3.5')).toEqual([
      { lat: 25.07, lng: 55.13 },
      { lat: -1, lng: 2 },
      { lat: 0, lng: -3.5 },
    ])
  })

  test('has the smallest box around its corners', () => {
    expect(edgesOf(hollow)).toEqual({ south: 25, west: 55, north: 26, east: 56 })
  })

  test.each([
    ['the middle', square, 25.5, 55.5, true],
    ['beside it', square, 25.5, 56.1, false],
    ['an edge', square, 25, 55.4, true],
    ['a corner', square, 26, 56, true],
    ['an arm', hollow, 25.8, 55.1, true],
    ['the gap', hollow, 25.8, 55.5, false],
    ['under the gap', hollow, 25.2, 55.5, true],
  ])('%s', (_where, corners, lat, lng, expected) => {
    expect(isInside(corners, { lat, lng })).toBe(expected)
  })
})
