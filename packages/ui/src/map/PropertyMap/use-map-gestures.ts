import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { Size } from '../../hooks/use-element-size.ts'
import { type MapView, type Px, panBy, zoomAround } from './map-view.ts'

interface GestureOptions {
  element: RefObject<HTMLElement | null>
  size: Size
  latest: RefObject<MapView>
  go: (view: MapView) => void
  glide: (view: MapView) => void
  /** The page scrolls by one finger and by the wheel; two fingers, or Ctrl or ⌘, move the map. */
  cooperative: boolean
  /** A gesture was left to the page: say what moves the map instead. */
  onLeft: () => void
  /** While an area is drawn, one pointer draws. */
  drawing: boolean
}

/** Less than this is a press, not a drag, px. */
const slack = 5

function place(element: HTMLElement, event: { clientX: number; clientY: number }): Px {
  const box = element.getBoundingClientRect()
  return { x: event.clientX - box.left, y: event.clientY - box.top }
}

function spread([one, other]: readonly Px[]): { middle: Px; distance: number } {
  if (!one || !other) return { middle: one ?? { x: 0, y: 0 }, distance: 1 }
  return {
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    distance: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)),
  }
}

/** Drag, pinch, wheel and double click. Fingers are followed by id; a third one is ignored. */
export function useMapGestures(options: GestureOptions) {
  const { element, size, latest, go, glide, cooperative, onLeft, drawing } = options
  const fingers = useRef(new Map<number, Px>())
  const start = useRef<Px | null>(null)
  const dragged = useRef(false)

  useEffect(() => {
    const target = element.current
    if (target === null) return
    // Not React's onWheel, which is passive: the page would scroll along.
    const onWheel = (event: WheelEvent) => {
      if (cooperative && !event.ctrlKey && !event.metaKey) return onLeft()
      event.preventDefault()
      // Lines (Firefox) and pages count as about 16 and 100 px. A pinch on a trackpad has ctrlKey.
      const px = event.deltaY * ([1, 16, 100][event.deltaMode] ?? 1)
      const by = -Math.min(120, Math.max(-120, px)) * (event.ctrlKey ? 0.01 : 0.004)
      go(zoomAround(latest.current, size, place(target, event), latest.current.zoom + by))
    }
    target.addEventListener('wheel', onWheel, { passive: false })
    return () => target.removeEventListener('wheel', onWheel)
  }, [element, size, latest, go, cooperative, onLeft])

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || fingers.current.size >= 2) return
    const at = place(event.currentTarget, event)
    fingers.current.set(event.pointerId, at)
    if (fingers.current.size === 1) {
      start.current = at
      dragged.current = false
    }
  }

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId)
    if (!before || (drawing && fingers.current.size === 1)) return
    const at = place(event.currentTarget, event)
    const from = start.current
    if (!dragged.current && from && Math.hypot(at.x - from.x, at.y - from.y) < slack) return
    const one = fingers.current.size === 1
    if (one && cooperative && event.pointerType === 'touch') return onLeft()
    if (!dragged.current) {
      dragged.current = true
      // Captured only now: a press must still reach the pin under it.
      event.currentTarget.setPointerCapture(event.pointerId)
    }
    const old = spread([...fingers.current.values()])
    fingers.current.set(event.pointerId, at)
    const now = spread([...fingers.current.values()])
    const moved = panBy(latest.current, now.middle.x - old.middle.x, now.middle.y - old.middle.y)
    if (one) return go(moved)
    go(zoomAround(moved, size, now.middle, moved.zoom + Math.log2(now.distance / old.distance)))
  }

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId)
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerUp,
    onPointerLeave: onPointerUp,
    /** The click that ends a drag is no press on the pin that it ends on. */
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      // Enter on a pin clicks without a press: its detail is 0.
      if (!dragged.current || event.detail === 0) return
      dragged.current = false
      event.stopPropagation()
      event.preventDefault()
    },
    onDoubleClick: (event: MouseEvent<HTMLElement>) => {
      if (drawing || (event.target instanceof Element && event.target.closest('button'))) return
      const by = event.shiftKey ? -1 : 1
      const at = place(event.currentTarget, event)
      glide(zoomAround(latest.current, size, at, latest.current.zoom + by))
    },
  }
}
