import { describe, expect, it } from 'vitest'
import { propertiesWithBedrooms, withCount } from '../sheet/option-counts.ts'
import { trackOf } from '../sheet/track.ts'

const number = (value: number) => String(value)

describe('options of the sheet', () => {
  it('show their properties, and cannot be chosen where there is none', () => {
    const option = { value: 'sale', label: 'Buy' }
    expect(withCount(option, 12, number)).toEqual({ ...option, count: '12', disabled: false })
    expect(withCount(option, 0, number)).toMatchObject({ count: '0', disabled: true })
    expect(withCount(option, undefined, number)).toEqual(option)
  })

  it('add up bedrooms within the limits, and say nothing where the figures cannot tell', () => {
    const facet = [0, 1, 2, 7].map((value) => ({ value, count: value + 1 }))
    expect(propertiesWithBedrooms(facet, 1, undefined)).toBe(2 + 3 + 8)
    expect(propertiesWithBedrooms(facet, 0, 2)).toBe(1 + 2 + 3)
    expect(propertiesWithBedrooms(facet, 0, 7)).toBeUndefined()
    expect(propertiesWithBedrooms(undefined, 0, 2)).toBeUndefined()
  })
})

describe('the track of a range', () => {
  const otherwise = { min: 0, max: 10 }

  it('ends on steps around the properties, and keeps their number', () => {
    const bins = [
      { from: 520_000, to: 1_000_000, count: 30 },
      { from: 1_000_000, to: 9_990_000, count: 12 },
    ]
    const track = trackOf({ min: 520_000, max: 9_990_000, bins }, 100_000, otherwise)
    expect([track.min, track.max]).toEqual([500_000, 10_000_000])
    expect(track.histogram?.reduce((sum, count) => sum + count, 0)).toBeCloseTo(42)
  })

  it('holds one value that all properties state', () => {
    const bins = [{ from: 700, to: 700, count: 5 }]
    const track = trackOf({ min: 700, max: 700, bins }, 50, otherwise)
    expect([track.min, track.max]).toEqual([700, 750])
    expect(track.histogram?.reduce((sum, count) => sum + count, 0)).toBe(5)
  })

  it('is the usual one where no property states the figure', () => {
    expect(trackOf({ min: null, max: null, bins: [] }, 50, otherwise)).toBe(otherwise)
  })
})
