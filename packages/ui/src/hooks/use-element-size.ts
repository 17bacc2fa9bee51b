import { useCallback, useState } from 'react'

export interface Size {
  /** px. */
  width: number
  height: number
}

/** Inner size of the element that takes `ref`, followed; `fallback` until it is measured. */
export function useElementSize(fallback: Size) {
  const [size, setSize] = useState(fallback)
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      // Hidden elements measure zero: what was known of them stays.
      if (width === 0) return
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, ...size }
}
