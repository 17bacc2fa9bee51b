import { type PointerEvent, useRef, useState } from 'react'
import type { Size } from '../../hooks/use-element-size.ts'
import { type LngLat, toWorld } from './geometry.ts'
import { type MapView, type Px, placeAt, toScreen } from './map-view.ts'
import { simplifyLine } from './simplify-line.ts'

interface AreaSketchProps {
  view: MapView
  size: Size
  /** Corners so far. */
  corners: readonly LngLat[]
  onCorners: (corners: LngLat[]) => void
  onDone: (area: LngLat[]) => void
}

/** A press this near to the first corner closes the area, px. */
const closing = 16
/** A stroke shorter than this is a press that sets a corner, px. */
const shortest = 24

/**
 * The sheet on which an area is drawn: one stroke around it, or corner by corner. A second finger
 * takes the stroke back and moves the map.
 */
export function AreaSketch({ view, size, corners, onCorners, onDone }: AreaSketchProps) {
  const [stroke, setStroke] = useState<Px[]>([])
  const pointer = useRef<number | null>(null)
  const at = (event: PointerEvent): Px => {
    const box = event.currentTarget.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const places = (points: readonly Px[]) => points.map((point) => placeAt(view, size, point))
  const set = corners.map((corner) => toScreen(view, size, toWorld(corner)))

  const onDown = (event: PointerEvent) => {
    if (pointer.current !== null) {
      pointer.current = null
      return setStroke([])
    }
    pointer.current = event.pointerId
    event.currentTarget.setPointerCapture(event.pointerId)
    setStroke([at(event)])
  }
  const onMove = (event: PointerEvent) => {
    if (pointer.current !== event.pointerId) return
    const point = at(event)
    setStroke((old) => {
      const last = old.at(-1)
      return last && Math.hypot(point.x - last.x, point.y - last.y) < 6 ? old : [...old, point]
    })
  }
  const onUp = (event: PointerEvent) => {
    if (pointer.current !== event.pointerId) return
    pointer.current = null
    setStroke([])
    const [start] = stroke
    if (!start) return
    const reach = Math.max(
      ...stroke.map((point) => Math.hypot(point.x - start.x, point.y - start.y)),
    )
    if (reach >= shortest) {
      const ring = places(simplifyLine(stroke, 3))
      if (ring.length >= 3) onDone(ring)
      return
    }
    const [first] = set
    const closes = first && Math.hypot(start.x - first.x, start.y - first.y) < closing
    if (closes && corners.length >= 3) onDone([...corners])
    else onCorners([...corners, ...places([start])])
  }

  const line = [...set, ...(stroke.length > 1 ? stroke : [])]
  return (
    <div
      className="mz-map__sketch"
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={() => {
        pointer.current = null
        setStroke([])
      }}
    >
      <svg width={size.width} height={size.height} aria-hidden="true">
        <polyline points={line.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {set.map(({ x, y }, index) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={index === 0 ? 8 : 5} />
        ))}
      </svg>
    </div>
  )
}
