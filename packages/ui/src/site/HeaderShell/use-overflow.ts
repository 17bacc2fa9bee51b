import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * True while the one child of an element is wider than it. Menus differ by language, so no
 * breakpoint could know. Both stay laid out while hidden, so that they can be measured again.
 */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useLayoutEffect(() => {
    const frame = element.current
    const content = frame?.firstElementChild
    if (!frame || !(content instanceof HTMLElement)) return
    const measure = () => setOverflows(content.offsetWidth > frame.clientWidth + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(frame)
    observer.observe(content)
    return () => observer.disconnect()
  }, [element])
  return overflows
}
