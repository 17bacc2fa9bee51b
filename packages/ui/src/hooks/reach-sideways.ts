import { measureInFrames } from './measure-in-frames.ts'

/**
 * A ref for a region that may scroll sideways: where it does it takes the focus, so that the arrow
 * keys move it, whatever else in it takes the focus too. React calls what it returns.
 */
export function reachSideways(element: HTMLElement | null) {
  if (element === null) return
  const measure = () => {
    if (element.scrollWidth > element.clientWidth + 1) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  return measureInFrames(element, measure)
}
