import './fade-edges.css'
import { measureInFrames } from './measure-in-frames.ts'

/** Rounding of the browser, px. */
const slack = 1

/**
 * A ref for a region that may scroll: it fades at each edge behind which there is more, in both
 * directions of reading. React calls what it returns.
 */
export function fadeEdges(element: HTMLElement | null) {
  if (element === null) return
  const measure = () => {
    // From right to left the way scrolled is negative.
    const toRight = element.scrollWidth - element.clientWidth
    const isRtl = getComputedStyle(element).direction === 'rtl'
    const fromLeft = isRtl ? toRight + element.scrollLeft : element.scrollLeft
    const toBottom = element.scrollHeight - element.clientHeight
    element.toggleAttribute('data-more-left', fromLeft > slack)
    element.toggleAttribute('data-more-right', toRight - fromLeft > slack)
    element.toggleAttribute('data-more-above', element.scrollTop > slack)
    element.toggleAttribute('data-more-below', toBottom - element.scrollTop > slack)
  }
  element.addEventListener('scroll', measure, { passive: true })
  const end = measureInFrames(element, measure)
  return () => {
    end()
    element.removeEventListener('scroll', measure)
  }
}
