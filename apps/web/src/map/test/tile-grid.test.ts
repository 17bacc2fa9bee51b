import { toWorld } from '@manzil/ui/map/geometry'
import type { MapFrame } from '@manzil/ui/map/map-props'
import { expect, test } from 'vitest'
import { tilesOf } from '../base/tile-grid.ts'

const bounds = [55.1, 25.05, 55.2, 25.12] as const

function frameAt(zoom: number): MapFrame {
  const scale = 256 * 2 ** zoom
  const corner = toWorld([bounds[0], bounds[3]])
  return {
    size: { width: 300, height: 200 },
    bounds,
    zoom,
    center: [55.15, 25.085],
    project: (place) => {
      const { x, y } = toWorld(place)
      return { x: (x - corner.x) * scale, y: (y - corner.y) * scale }
    },
  }
}

const url = 'https://tiles.example/{z}/{x}/{y}.png?v={z}'

test('a view is covered by the tiles of its zoom', () => {
  const tiles = tilesOf(frameAt(12), url, 19)
  // Column and row of the Marina at zoom 12, by the formula of the tile grid.
  expect(tiles[0]?.url).toBe('https://tiles.example/12/2674/1752.png?v=12')
  expect(tiles.every(({ size }) => size === 256)).toBe(true)
  expect(tiles.some(({ left, top }) => left <= 0 && top <= 0)).toBe(true)
})

test('between zooms tiles are scaled, and beyond the last enlarged', () => {
  expect(tilesOf(frameAt(12.4), url, 19)[0]?.size).toBeCloseTo(256 * 2 ** 0.4)
  const [far] = tilesOf(frameAt(14), url, 12)
  expect(far?.size).toBe(1024)
  expect(far?.url).toContain('/12/')
})
