const reachable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]'

/**
 * A ref for a region that may scroll: where it does and holds nothing that takes the focus, the
 * region takes it itself, so that the keyboard can scroll (WCAG 2.1.1). React calls what it returns.
 */
export function reachScroll(element: HTMLElement | null) {
  if (element === null) return
  const sizes = new ResizeObserver(() => measure())
  const measure = () => {
    const scrolls =
      element.scrollHeight > element.clientHeight + 1 ||
      element.scrollWidth > element.clientWidth + 1
    if (scrolls && element.querySelector(reachable) === null) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  // What is inside grows by itself too: a picture or a type face arrives.
  const update = () => {
    for (const child of element.children) sizes.observe(child)
    measure()
  }
  const content = new MutationObserver(update)
  sizes.observe(element)
  content.observe(element, { childList: true, subtree: true, characterData: true })
  update()
  return () => {
    sizes.disconnect()
    content.disconnect()
  }
}
