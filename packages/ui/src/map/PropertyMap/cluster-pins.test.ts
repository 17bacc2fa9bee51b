import { describe, expect, it } from 'vitest'
import { gatherPins, keepPins, type MapPin } from './cluster-pins.ts'

function pin(id: string, lng: number, lat: number): MapPin {
  return { id, at: [lng, lat], label: id, name: id }
}

const many = Array.from({ length: 501 }, (_, at) =>
  pin(`p${at}`, 55.1 + ((at * 37) % 100) / 400, 25 + ((at * 61) % 100) / 400),
)
const ids = (groups: readonly { pins: readonly MapPin[] }[]) =>
  groups.flatMap((group) => group.pins.map((one) => one.id)).sort()

describe('gatherPins', () => {
  it.each([6, 10, 12, 15, 18])('holds each pin once at zoom %d', (zoom) => {
    expect(ids(gatherPins(many, zoom))).toEqual(many.map((one) => one.id).sort())
  })

  it('makes fewer, larger groups farther away', () => {
    const counts = [6, 9, 12, 15].map((zoom) => gatherPins(many, zoom).length)
    expect(counts).toEqual([...counts].sort((a, b) => a - b))
    expect(counts[0]).toBe(1)
  })

  it('keeps properties of one building together at any zoom', () => {
    const groups = gatherPins([pin('a', 55.1, 25), pin('b', 55.1, 25)], 18)
    expect(groups.map((group) => group.pins.length)).toEqual([2])
  })

  it('gathers across the lines of its grid', () => {
    const groups = gatherPins([pin('a', 55.1, 25), pin('b', 55.10001, 25.00001)], 14)
    expect(groups).toHaveLength(1)
  })
})

it('keeps every pin for itself when asked', () => {
  expect(keepPins(many, 6)).toHaveLength(501)
})
