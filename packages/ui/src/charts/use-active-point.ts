import { type KeyboardEvent, type PointerEvent, useState } from 'react'

export interface ActivePointOptions {
  /** How many points there are. */
  count: number
  /** Right-to-left: the first point is at the right. */
  mirrored: boolean
  /** Index of the point nearest to a place in the drawing, px from its left and top edge. */
  nearest: (x: number, y: number) => number
  /** Size of the drawing in its own px; what is on the screen may be scaled (print, zoom). */
  width: number
}

/**
 * One data point of a chart at a time, by pointer or by keyboard. The whole plot is one stop of the
 * Tab key and a slider to assistive technology. Left and right arrows follow what is seen, so in a
 * mirrored chart the left arrow goes forward; Page Up and Page Down take a tenth; Escape hides.
 */
export function useActivePoint({ count, mirrored, nearest, width }: ActivePointOptions) {
  const [active, setActive] = useState<number | null>(null)
  const [kept, setKept] = useState<number | null>(null)
  const last = count - 1
  // The newest point is what people ask for first.
  const current = Math.min(kept ?? last, last)
  const go = (index: number) => {
    const next = Math.min(last, Math.max(0, index))
    setKept(next)
    setActive(next)
  }
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    if (count === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    const scale = box.width > 0 ? width / box.width : 1
    go(nearest((event.clientX - box.left) * scale, (event.clientY - box.top) * scale))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const forward = mirrored ? -1 : 1
    const page = Math.max(1, Math.round(count / 10))
    const steps: Record<string, number> = {
      ArrowRight: current + forward,
      ArrowLeft: current - forward,
      ArrowUp: current + 1,
      ArrowDown: current - 1,
      PageUp: current + page,
      PageDown: current - page,
      Home: 0,
      End: last,
    }
    if (event.key === 'Escape' && active !== null) {
      event.stopPropagation()
      setActive(null)
      return
    }
    const target = steps[event.key]
    if (target === undefined) return
    event.preventDefault()
    go(target)
  }
  return {
    /** Shown now; null where nothing is pointed at. */
    active: active !== null && active <= last ? active : null,
    /** Read to assistive technology. */
    current,
    last,
    surface: {
      onPointerMove: onPointer,
      onPointerDown: onPointer,
      onPointerLeave: () => setActive(null),
      onFocus: () => setActive((shown) => shown ?? current),
      onBlur: () => setActive(null),
      onKeyDown,
    },
  }
}
