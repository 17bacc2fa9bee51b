import { expect, it } from 'vitest'
import { layBars } from './lay-bars.ts'

const settings = {
  layout: 'rows' as const,
  mirrored: false,
  width: 600,
  height: 280,
  labels: ['A', 'B'],
  ticks: ['0', '10'],
  domain: [-10, 10] as const,
  series: 1,
}

it('grows from zero to either side, and mirrors', () => {
  const plan = layBars(settings)
  expect(plan.bar(0, 0, 5).x).toBeCloseTo(plan.value(0))
  expect(plan.bar(0, 0, -5).x).toBeCloseTo(plan.value(-5))
  const mirrored = layBars({ ...settings, mirrored: true })
  expect(mirrored.bar(0, 0, 5).x).toBeCloseTo(mirrored.value(5))
  expect(mirrored.value(5)).toBeLessThan(mirrored.value(0))
})

it('orders standing bars from right to left when mirrored', () => {
  const plan = layBars({ ...settings, layout: 'columns', mirrored: true })
  expect(plan.bar(0, 0, 5).x).toBeGreaterThan(plan.bar(1, 0, 5).x)
  expect(plan.nearest(plan.bar(1, 0, 5).x + 2, 0)).toBe(1)
})

it('draws the smallest value and zero a px thick', () => {
  expect(layBars({ ...settings, domain: [0, 9e17] }).bar(0, 0, 1).width).toBe(1)
})
