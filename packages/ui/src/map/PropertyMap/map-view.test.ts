import { describe, expect, it } from 'vitest'
import { boundsAround, toLngLat, toWorld } from './geometry.ts'
import {
  fitView,
  fromScreen,
  keepInside,
  panBy,
  toScreen,
  viewBounds,
  zoomAround,
} from './map-view.ts'

const size = { width: 800, height: 600 }
const view = { ...toWorld([55.27, 25.19]), zoom: 11 }

it('projects there and back', () => {
  const [lng, lat] = toLngLat(toWorld([55.2744, 25.1972]))
  expect(lng).toBeCloseTo(55.2744, 9)
  expect(lat).toBeCloseTo(25.1972, 9)
})

it('moves the picture with the hand, south down', () => {
  const start = toScreen(view, size, toWorld([55.3, 25.2]))
  const after = toScreen(panBy(view, 40, -25), size, toWorld([55.3, 25.2]))
  expect(after.x - start.x).toBeCloseTo(40, 6)
  expect(after.y - start.y).toBeCloseTo(-25, 6)
  expect(toScreen(view, size, toWorld([55.27, 25])).y).toBeGreaterThan(size.height / 2)
})

it('keeps what is under the pointer while it zooms', () => {
  const pointer = { x: 130, y: 512 }
  const held = fromScreen(view, size, pointer)
  const px = toScreen(zoomAround(view, size, pointer, 15.4), size, held)
  expect(px.x).toBeCloseTo(pointer.x, 6)
  expect(px.y).toBeCloseTo(pointer.y, 6)
})

describe('fitView', () => {
  it('shows all of the bounds, with room around', () => {
    const bounds = [55.05, 25, 55.4, 25.28] as const
    const [west, south, east, north] = viewBounds(fitView(bounds, size, 16), size)
    expect(west).toBeLessThan(bounds[0])
    expect(south).toBeLessThan(bounds[1])
    expect(east).toBeGreaterThan(bounds[2])
    expect(north).toBeGreaterThan(bounds[3])
  })

  it('stops at the nearest zoom for a single place and for a strip too small for the padding', () => {
    expect(fitView([55, 25, 55, 25], size, 16).zoom).toBe(16)
    const tiny = fitView([55, 25, 56, 26], { width: 20, height: 20 }, 16)
    expect(Number.isFinite(tiny.zoom) && tiny.zoom >= 0).toBe(true)
  })
})

it('stays on the world and within its zooms', () => {
  expect(keepInside({ x: 1.4, y: -2, zoom: 99 }, 6, 18)).toEqual({ x: 1, y: 0, zoom: 18 })
})

it('has no bounds around nothing', () => {
  expect(boundsAround([])).toBeNull()
})
