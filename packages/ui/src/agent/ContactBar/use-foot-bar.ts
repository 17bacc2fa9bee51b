import { type RefObject, useEffect } from 'react'

const variable = '--foot-bar-height'

/** Tells everything that floats how high a bar at the foot of the window is, while it is there. */
export function useFootBar(bar: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const element = bar.current
    if (!active || !element) return
    const root = document.documentElement.style
    const measure = () => {
      const fixed = getComputedStyle(element).position === 'fixed'
      root.setProperty(variable, `${fixed ? element.offsetHeight : 0}px`)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.removeProperty(variable)
    }
  }, [bar, active])
}
