import { useCallback, useEffect, useRef, useState } from 'react'
import type { Size } from '../../hooks/use-element-size.ts'
import { type Bounds, sameBounds } from './geometry.ts'
import { fitView, keepInside, type MapView, viewBounds } from './map-view.ts'

export interface MapMove {
  bounds: Bounds
  zoom: number
  /** False where the map went to the bounds that it was given. */
  byUser: boolean
}

interface ViewOptions {
  size: Size
  /** The map shows all of these whenever they change. */
  bounds: Bounds
  /** Another number: the map goes to the bounds again. */
  fit: number
  minZoom: number
  maxZoom: number
  /** When the map has come to rest. */
  onMove: ((move: MapMove) => void) | undefined
}

/** Either fitted to bounds, through every change of size, or where the user has taken it. */
type Where = { fitted: Bounds } | { view: MapView }

/** The map has come to rest after this long, ms. */
const restAfter = 150
/** A step by button or key takes this long, ms. */
const stepTime = 180

function still(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Where the map is, how it gets elsewhere, and who hears of it. */
export function useMapView({ size, bounds, fit, minZoom, maxZoom, onMove }: ViewOptions) {
  const [where, setWhere] = useState<Where>({ fitted: bounds })
  const [asked, setAsked] = useState({ bounds, fit })
  if (asked.fit !== fit || !sameBounds(asked.bounds, bounds)) {
    setAsked({ bounds, fit })
    setWhere({ fitted: bounds })
  }
  const view = 'view' in where ? where.view : fitView(where.fitted, size, Math.min(maxZoom, 16))
  const byUser = 'view' in where
  const latest = useRef(view)
  latest.current = view
  const frame = useRef(0)
  const stop = useCallback(() => cancelAnimationFrame(frame.current), [])
  useEffect(() => stop, [stop])

  const go = useCallback(
    (next: MapView) => {
      stop()
      // At once, since two moves may come before the next drawing.
      latest.current = keepInside(next, minZoom, maxZoom)
      setWhere({ view: latest.current })
    },
    [stop, minZoom, maxZoom],
  )

  /** Glides there, or jumps for those who asked for less motion. */
  const glide = useCallback(
    (next: MapView) => {
      const target = keepInside(next, minZoom, maxZoom)
      if (still()) return go(target)
      stop()
      const from = latest.current
      const start = performance.now()
      const step = (now: number) => {
        const part = Math.min(1, (now - start) / stepTime)
        const eased = 1 - (1 - part) ** 3
        const between = (a: number, b: number) => a + (b - a) * eased
        latest.current = {
          x: between(from.x, target.x),
          y: between(from.y, target.y),
          zoom: between(from.zoom, target.zoom),
        }
        setWhere({ view: latest.current })
        if (part < 1) frame.current = requestAnimationFrame(step)
      }
      frame.current = requestAnimationFrame(step)
    },
    [go, stop, minZoom, maxZoom],
  )

  const heard = useRef(onMove)
  useEffect(() => {
    heard.current = onMove
  })
  const { x, y, zoom } = view
  useEffect(() => {
    const timer = setTimeout(() => {
      heard.current?.({ bounds: viewBounds({ x, y, zoom }, size), zoom, byUser })
    }, restAfter)
    return () => clearTimeout(timer)
  }, [x, y, zoom, size, byUser])

  return {
    view,
    latest,
    go,
    glide,
    fit: (to: Bounds) => glide(fitView(to, size, Math.min(maxZoom, 16))),
  }
}
