import { expect, test } from 'vitest'
import { gridOf } from '../src/search/map-grid.ts'

const dubai = { south: 25, west: 55, north: 25.3, east: 55.5 }

test('each zoom halves the cells', () => {
  const near = gridOf(dubai, 12)
  expect(gridOf(dubai, 11).lngStep).toBeCloseTo(near.lngStep * 2, 12)
  expect(near.latStep).toBeLessThan(near.lngStep)
})

test('a box that is too wide for its zoom gets coarser cells', () => {
  const world = { south: -90, west: -180, north: 90, east: 180 }
  const { latStep, lngStep } = gridOf(world, 18)
  expect(360 / lngStep).toBeLessThanOrEqual(20)
  expect(180 / latStep).toBeLessThanOrEqual(20)
})
