import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import { useUi } from '../UiProvider/ui-context.ts'

export interface ScrollPages {
  /** Screens of slides, at least 1. */
  pages: number
  /** From 0. */
  page: number
}

function still(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Follows a row that the browser scrolls and snaps, in screens of its width; both directions. */
export function useScrollPages(track: RefObject<HTMLElement | null>, count: number) {
  const { dir } = useUi()
  const [state, setState] = useState<ScrollPages>({ pages: 1, page: 0 })

  const measure = useCallback(() => {
    const element = track.current
    if (element === null || element.clientWidth === 0) return
    const { clientWidth, scrollWidth } = element
    const pages = Math.max(1, Math.ceil((scrollWidth - 2) / clientWidth))
    const left = Math.abs(element.scrollLeft)
    // The last screen may be narrower than the others: its end decides.
    const atEnd = left + clientWidth >= scrollWidth - 2
    const page = atEnd ? pages - 1 : Math.min(pages - 1, Math.round(left / clientWidth))
    setState((old) => (old.page === page && old.pages === pages ? old : { page, pages }))
  }, [track])

  // biome-ignore lint/correctness/useExhaustiveDependencies: more slides are more screens
  useLayoutEffect(() => {
    const element = track.current
    if (element === null) return
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [measure, track, count])

  const show = useCallback(
    (page: number) => {
      const element = track.current
      if (element === null) return
      const left = page * element.clientWidth * (dir === 'rtl' ? -1 : 1)
      const far = Math.abs(left - element.scrollLeft) > 5 * element.clientWidth
      element.scrollTo({ left, behavior: still() || far ? 'instant' : 'smooth' })
    },
    [track, dir],
  )

  return { ...state, show, measure }
}
