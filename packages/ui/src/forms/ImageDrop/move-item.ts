/** The same items with the one at `from` at `to`; places outside change nothing. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = items[from]
  const next = [...items]
  if (moved === undefined || to < 0 || to >= items.length) return next
  next.splice(from, 1)
  next.splice(to, 0, moved)
  return next
}
