import { expect, it } from 'vitest'
import { edgeLabels } from './edge-labels.ts'

const prices = ['4.9', '5.39', '5.93', '6.53', '7.18', '7.9', '8.69'].map(
  (of) => `${of} مليون د.إ.`,
)
const spread = (width: number) =>
  prices.map((text, at) => ({ text, x: width - 16 - (at * (width - 48)) / (prices.length - 1) }))

it.each([736, 640, 340])('never stand over one another, nor out of %d px', (width) => {
  const labels = edgeLabels(spread(width), width)
  expect(labels.length).toBeGreaterThan(1)
  for (const [at, { text, x }] of labels.entries()) {
    const half = text.length * 3.3
    expect(x - half).toBeGreaterThanOrEqual(0)
    expect(x + half).toBeLessThanOrEqual(width)
    const next = labels[at + 1]
    if (next) expect(Math.abs(next.x - x)).toBeGreaterThan(half + next.text.length * 3.3)
  }
})
