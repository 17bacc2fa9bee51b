import { expect, it } from 'vitest'
import { simplifyLine } from './simplify-line.ts'

it('keeps corners and leaves out what lies on the way', () => {
  const line = [0, 1, 2, 3, 4, 5].map((x) => ({ x: x * 10, y: x % 2 }))
  expect(simplifyLine([...line, { x: 50, y: 80 }], 3)).toEqual([
    { x: 0, y: 0 },
    { x: 50, y: 1 },
    { x: 50, y: 80 },
  ])
  expect(simplifyLine([{ x: 1, y: 1 }], 3)).toEqual([{ x: 1, y: 1 }])
})
