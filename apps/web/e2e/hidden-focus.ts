/** In the page: what has the focus, where nothing of it can be seen. */
export function hiddenFocus(): string | null {
  const focused = document.activeElement
  if (focused === null || focused === document.body) return null
  const { left, top, width, height } = focused.getBoundingClientRect()
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9]
  const isSeen = parts.some((across) =>
    parts.some((down) => {
      const at = document.elementFromPoint(left + width * across, top + height * down)
      return at !== null && (focused.contains(at) || at.contains(focused))
    }),
  )
  return isSeen ? null : focused.outerHTML.slice(0, 120)
}
