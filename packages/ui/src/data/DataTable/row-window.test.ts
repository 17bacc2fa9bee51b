import { expect, it } from 'vitest'
import { rowWindow } from './row-window.ts'

const rows = (slots: ReturnType<typeof rowWindow>) =>
  slots.flatMap((slot) => ('row' in slot ? [slot.row] : []))
const height = (slots: ReturnType<typeof rowWindow>) =>
  slots.reduce((sum, slot) => sum + ('row' in slot ? 1 : slot.gap), 0)

it.each([
  [10_000, 0, 10, null],
  [10_000, 5_000, 10, 3],
  [10_000, 9_995, 10, 9_999],
  [10_000, 99_999, 10, null],
  [3, 0, 10, null],
  [0, 0, 10, null],
])('of %d rows from %d always is as high as all', (count, first, inView, focused) => {
  const slots = rowWindow(count, first, inView, focused)
  expect(height(slots)).toBe(count)
  expect(rows(slots).length).toBeLessThanOrEqual(28)
})

it('keeps the row that holds the focus', () => {
  expect(rowWindow(10_000, 5_000, 2, 3, 0)).toEqual([
    { gap: 3, before: 3 },
    { row: 3 },
    { gap: 4_996, before: 5_000 },
    { row: 5_000 },
    { row: 5_001 },
    { gap: 4_998, before: 10_000 },
  ])
  expect(rows(rowWindow(50, 0, 2, 400, 0))).toEqual([0, 1])
})
