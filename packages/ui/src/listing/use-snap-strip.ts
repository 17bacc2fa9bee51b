import { useCallback, useRef, useState } from 'react'
import { useUi } from '../foundations/UiProvider/ui-context.ts'

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/**
 * A strip of equally wide slides that the browser scrolls and snaps: swiping costs no script.
 * `index` follows the scrolling, `show` scrolls. Right-to-left strips scroll to negative offsets.
 */
export function useSnapStrip(count: number, start = 0) {
  const { dir } = useUi()
  const track = useRef<HTMLDivElement | null>(null)
  const [index, setIndex] = useState(start)

  const show = useCallback(
    (wanted: number, behavior: ScrollBehavior = 'smooth') => {
      const element = track.current
      if (element === null || count === 0) return
      const next = ((wanted % count) + count) % count
      const left = next * element.clientWidth * (dir === 'rtl' ? -1 : 1)
      element.scrollTo({ left, behavior: prefersStillness() ? 'instant' : behavior })
      setIndex(next)
    },
    [count, dir],
  )

  const onScroll = useCallback(() => {
    const element = track.current
    if (element === null || element.clientWidth === 0) return
    const position = Math.abs(element.scrollLeft) / element.clientWidth
    const nearest = Math.round(position)
    // Only where a slide has come to rest, or a smooth scroll would count all it passes.
    if (Math.abs(position - nearest) < 0.02) setIndex(nearest)
  }, [])

  return { track, index, show, onScroll }
}
