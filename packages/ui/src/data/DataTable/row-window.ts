/** A row to draw, or the room of those between. */
export type RowSlot = { row: number } | { gap: number; before: number }

/**
 * The rows to draw: those in view with `over` more on either side, and the one that holds the focus,
 * which would be lost with it. Gaps count rows.
 */
export function rowWindow(
  count: number,
  first: number,
  inView: number,
  focused: number | null,
  over = 8,
): RowSlot[] {
  const start = Math.max(0, Math.min(first - over, count - 1))
  const end = Math.min(count, first + inView + over)
  const rows = Array.from({ length: Math.max(0, end - start) }, (_, at) => start + at)
  if (focused !== null && focused < count && (focused < start || focused >= end)) rows.push(focused)
  rows.sort((a, b) => a - b)
  const slots: RowSlot[] = []
  let next = 0
  for (const row of rows) {
    if (row > next) slots.push({ gap: row - next, before: row })
    slots.push({ row })
    next = row + 1
  }
  if (next < count) slots.push({ gap: count - next, before: count })
  return slots
}
