import { measureInFrames } from './measure-in-frames.ts'

const reachable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]'

/**
 * A ref for a region that may scroll: where it does and holds nothing that takes the focus, the
 * region takes it itself, so that the keyboard can scroll (WCAG 2.1.1). React calls what it returns.
 */
export function reachScroll(element: HTMLElement | null) {
  if (element === null) return
  const measure = () => {
    const scrolls =
      element.scrollHeight > element.clientHeight + 1 ||
      element.scrollWidth > element.clientWidth + 1
    if (scrolls && element.querySelector(reachable) === null) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  return measureInFrames(element, measure)
}
