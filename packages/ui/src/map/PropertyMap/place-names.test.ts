import { expect, it } from 'vitest'
import { gatherPins } from './cluster-pins.ts'
import { toWorld } from './geometry.ts'
import { placeNames, wholeNames } from './place-names.ts'

const zoom = 12
const at = [55.27, 25.2] as const
const origin = toWorld(at)
const name = { id: 'downtown', text: 'Downtown', at, kind: 'community' } as const

/** A pin so many px below the middle of the place. */
function pinBelow(px: number) {
  const world = { x: origin.x, y: origin.y + px / (256 * 2 ** zoom) }
  return { key: `${px}`, ...world, pins: [{ id: `${px}`, at, label: '2.35M', name: '2.35M' }] }
}
const linesWith = (...px: number[]) =>
  placeNames([name], px.map(pinBelow), origin, zoom).map(({ y }) => y)

it('stands below the middle of its place, where properties are', () => {
  expect(linesWith(0)).toEqual([34])
  expect(linesWith()).toEqual(
    placeNames([name], gatherPins([], zoom), origin, zoom).map(({ y }) => y),
  )
})

it('gives way to a pin, and is left out where every line is taken', () => {
  expect(linesWith(30)).toEqual([-22])
  expect(linesWith(-20, 20)).toEqual([52])
  expect(linesWith(-20, 20, 50)).toEqual([])
})

it('is left out where another name has its place', () => {
  const other = { ...name, id: 'other', kind: 'sea' } as const
  const both = placeNames([name, other], [], origin, zoom).map(({ label }) => label.id)
  expect(both).toEqual(['downtown', 'other'])
  const same = placeNames([other, { ...other, id: 'third' }], [], origin, zoom)
  expect(same.map(({ label }) => label.id)).toEqual(['other'])
})

it('of a sea is left out where the edge of the map would cut it', () => {
  const sea = { ...name, id: 'gulf', text: 'Arabian Gulf', kind: 'sea' } as const
  const seen = (right: number) => {
    const size = { width: 400, height: 300 }
    const view = { ...origin, zoom, x: origin.x + right / (256 * 2 ** zoom) }
    return wholeNames([name, sea], view, size).map(({ id }) => id)
  }
  expect(seen(0)).toEqual(['downtown', 'gulf'])
  expect(seen(190)).toEqual(['downtown'])
  expect(seen(-190)).toEqual(['downtown'])
})
