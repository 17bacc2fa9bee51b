import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** Moves of the pointer that are no drag yet, in px. */
const slack = 8

/**
 * Puts the items of a list in order by dragging with a mouse or a pen. Fingers scroll the page, and
 * have the buttons. `move` is told once, when the item is let go; Escape lets it go where it was.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  move: (from: number, to: number) => void,
) {
  const [start, setStart] = useState<{ place: number; x: number; y: number } | null>(null)
  const [target, setTarget] = useState<number | null>(null)

  // The latest one, or each new one would end the drag.
  const latest = useRef(move)
  useEffect(() => {
    latest.current = move
  })

  useEffect(() => {
    if (start === null) return
    let to: number | null = null
    const end = () => {
      setStart(null)
      setTarget(null)
    }
    const follow = (event: globalThis.PointerEvent) => {
      const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > slack
      if (to === null && !far) return
      const under = document.elementFromPoint(event.clientX, event.clientY)
      const items = [...(list.current?.children ?? [])]
      const found = items.findIndex((item) => item.contains(under))
      to = found < 0 ? (to ?? start.place) : found
      setTarget(to)
    }
    const drop = () => {
      if (to !== null && to !== start.place) latest.current(start.place, to)
      end()
    }
    const cancel = (event: KeyboardEvent) => {
      if (event.key === 'Escape') end()
    }
    window.addEventListener('pointermove', follow)
    window.addEventListener('pointerup', drop)
    window.addEventListener('pointercancel', end)
    window.addEventListener('keydown', cancel)
    return () => {
      window.removeEventListener('pointermove', follow)
      window.removeEventListener('pointerup', drop)
      window.removeEventListener('pointercancel', end)
      window.removeEventListener('keydown', cancel)
    }
  }, [start, list])

  return {
    dragged: target === null ? null : (start?.place ?? null),
    target,
    handlers: (place: number) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType === 'touch' || event.button !== 0) return
        // Or the browser drags the picture itself.
        event.preventDefault()
        setStart({ place, x: event.clientX, y: event.clientY })
      },
    }),
  }
}
