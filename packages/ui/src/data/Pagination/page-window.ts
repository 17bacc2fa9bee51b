export type PageSlot = number | 'gap-start' | 'gap-end'

/**
 * The page numbers to show: first, last, and `around` on either side of the current one. Always
 * the same count of slots (where there are enough pages), so that "next" stays under the pointer.
 */
export function pageWindow(current: number, pages: number, around = 1): PageSlot[] {
  // First, gap, the window, gap, last.
  const slots = 2 * around + 5
  const range = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step)
  if (pages <= slots) return range(1, pages)
  const page = Math.min(Math.max(current, 1), pages)
  const run = slots - 2
  if (page <= run - around) return [...range(1, run), 'gap-end', pages]
  if (page > pages - run + around) return [1, 'gap-start', ...range(pages - run + 1, pages)]
  return [1, 'gap-start', ...range(page - around, page + around), 'gap-end', pages]
}
