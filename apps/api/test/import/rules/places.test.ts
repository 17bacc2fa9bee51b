import { describe, expect, it } from 'vitest'
import { RejectedRow } from '../../../src/import/draft.ts'
import { Remarks } from '../../../src/import/remarks.ts'
import { coordinatesOf, placeOfAddress, placeOfName } from '../../../src/import/rules/place-of.ts'
import { context } from '../fixtures.ts'

const { places } = context
const place = (slug: string) => {
  const found = places.bySlug.get(slug)
  if (!found) throw new Error(`no place ${slug}`)
  return found
}
const marina = place('dubai-marina')
const dubai = place('dubai')

describe('a place', () => {
  it('is found by its name within the emirate', () => {
    const remarks = new Remarks()
    expect(placeOfName(places, 'Dubai Marina', 'dubai', remarks)).toBe(marina)
    expect(remarks.list).toEqual([])
  })

  it('is the emirate where no name is given, and with a remark where it is unknown', () => {
    const silent = new Remarks()
    expect(placeOfName(places, '', 'dubai', silent)).toBe(dubai)
    expect(silent.list).toEqual([])
    const remarks = new Remarks()
    expect(placeOfName(places, 'Atlantis Nova', 'dubai', remarks)).toBe(dubai)
    expect(remarks.list).toEqual([{ reason: 'place-unresolved', detail: 'Atlantis Nova' }])
  })

  it('in no known emirate rejects the row', () => {
    const read = () => placeOfName(places, 'Nowhere', 'nowhere', new Remarks())
    expect(read).toThrow(new RejectedRow('place-unknown', 'Nowhere'))
  })

  it('is read from an address as far as it is known', () => {
    const remarks = new Remarks()
    const found = placeOfAddress(places, 'Rose Tower, Dubai Marina, Dubai', remarks)
    expect(found.path.map(({ slug }) => slug)).toEqual(['dubai', 'dubai-marina'])
    expect(remarks.list).toEqual([])
  })

  it('is the emirate of an address that names no more, or nothing that is known', () => {
    const bare = new Remarks()
    expect(placeOfAddress(places, 'Dubai', bare).path).toEqual([dubai])
    expect(bare.list).toEqual([{ reason: 'place-missing', detail: '' }])
    const unknown = new Remarks()
    expect(placeOfAddress(places, 'Tower 1, Atlantis Nova, Dubai', unknown).path).toEqual([dubai])
    expect(unknown.list).toEqual([{ reason: 'place-unresolved', detail: 'Atlantis Nova' }])
  })

  it.each(['', 'Paris, France'])('of the address "%s" rejects the row', (address) => {
    const read = () => placeOfAddress(places, address, new Remarks())
    expect(read).toThrow(new RejectedRow('place-unknown', address))
  })
})

describe('coordinates', () => {
  const { lat, lng } = marina.centroid
  const read = (north: number | undefined, east: number | undefined, of = marina) => {
    const remarks = new Remarks()
    const coordinates = coordinatesOf(north, east, of, remarks)
    return { coordinates, reasons: remarks.list.map(({ reason }) => reason) }
  }
  const middle = { ...marina.centroid, approximate: true }

  it.each([
    [undefined, undefined],
    [25, undefined],
    [undefined, 55],
  ])('of %s and %s are the middle of the place', (north, east) => {
    expect(read(north, east)).toEqual({ coordinates: middle, reasons: ['coordinates-missing'] })
  })

  it('near the place are its own', () => {
    const near = { lat: lat + 0.1, lng: lng - 0.1 }
    expect(read(near.lat, near.lng)).toEqual({
      coordinates: { ...near, approximate: false },
      reasons: [],
    })
  })

  it.each([
    ['north', 0.23, 0],
    ['south', -0.23, 0],
    // A degree of longitude is a tenth shorter here.
    ['east', 0, 0.255],
    ['west', 0, -0.255],
    ['both', 0.17, 0.18],
  ])('beyond 25 km to the %s are left out, and just within are kept', (_side, north, east) => {
    expect(read(lat + north, lng + east)).toEqual({
      coordinates: middle,
      reasons: ['coordinates-unusable'],
    })
    expect(read(lat + north * 0.95, lng + east * 0.95).reasons).toEqual([])
  })

  it('may lie anywhere in an emirate, but only in the country', () => {
    expect(read(25.9, 55.1, dubai).reasons).toEqual([])
    expect(read(22.5, 56.9, dubai).reasons).toEqual([])
    expect(read(26.7, 55, dubai).reasons).toEqual(['coordinates-unusable'])
    expect(read(22.3, 55, dubai).reasons).toEqual(['coordinates-unusable'])
    expect(read(25, 57.1, dubai).reasons).toEqual(['coordinates-unusable'])
    expect(read(25, 51.3, dubai).reasons).toEqual(['coordinates-unusable'])
  })

  it('that are unusable are told', () => {
    const remarks = new Remarks()
    coordinatesOf(1, 2, marina, remarks)
    expect(remarks.list).toEqual([{ reason: 'coordinates-unusable', detail: '1, 2' }])
  })
})
