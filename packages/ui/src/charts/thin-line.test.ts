import { expect, it } from 'vitest'
import { type LinePoint, linePath, thinLine } from './thin-line.ts'

it('keeps the extremes of every px column', () => {
  const points = Array.from(
    { length: 10_000 },
    (_, at): LinePoint => [at / 20, at === 5_003 ? 900 : Math.sin(at) * 50],
  )
  const thin = thinLine(points)
  expect(thin.length).toBeLessThanOrEqual(4 * 500)
  expect(thin).toContainEqual([5_003 / 20, 900])
  expect(thin[0]).toEqual(points[0])
  expect(thin.at(-1)).toEqual(points.at(-1))
})

it('leaves short lines alone and breaks at gaps', () => {
  const points: LinePoint[] = [[0, 1], [10, 2], null, null, [30, 4], [40, 5]]
  expect(linePath(thinLine(points))).toBe('M0.0 1.0L10.0 2.0M30.0 4.0L40.0 5.0')
  expect(linePath([])).toBe('')
})
