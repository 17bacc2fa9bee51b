import type { Size } from '../../hooks/use-element-size.ts'
import { type Bounds, type LngLat, toLngLat, toWorld, type WorldPoint } from './geometry.ts'

/** What of the world is seen: its middle, and how near. Zoom 0 is the world in 256 px. */
export interface MapView extends WorldPoint {
  zoom: number
}

export interface Px {
  x: number
  y: number
}

/** Width of the world in px. */
export function worldSize(zoom: number): number {
  return 256 * 2 ** zoom
}

export function toScreen(view: MapView, size: Size, point: WorldPoint): Px {
  const scale = worldSize(view.zoom)
  return {
    x: (point.x - view.x) * scale + size.width / 2,
    y: (point.y - view.y) * scale + size.height / 2,
  }
}

export function fromScreen(view: MapView, size: Size, px: Px): WorldPoint {
  const scale = worldSize(view.zoom)
  return {
    x: view.x + (px.x - size.width / 2) / scale,
    y: view.y + (px.y - size.height / 2) / scale,
  }
}

/** The place under a px. */
export function placeAt(view: MapView, size: Size, px: Px): LngLat {
  return toLngLat(fromScreen(view, size, px))
}

export function viewBounds(view: MapView, size: Size): Bounds {
  const [west, north] = placeAt(view, size, { x: 0, y: 0 })
  const [east, south] = placeAt(view, size, { x: size.width, y: size.height })
  return [west, south, east, north]
}

/** Moves the picture by px, as a hand would. */
export function panBy(view: MapView, dx: number, dy: number): MapView {
  const scale = worldSize(view.zoom)
  return { ...view, x: view.x - dx / scale, y: view.y - dy / scale }
}

/** Zooms so that what is under `px` stays there. */
export function zoomAround(view: MapView, size: Size, px: Px, zoom: number): MapView {
  const held = fromScreen(view, size, px)
  const scale = worldSize(zoom)
  return {
    zoom,
    x: held.x - (px.x - size.width / 2) / scale,
    y: held.y - (px.y - size.height / 2) / scale,
  }
}

/** The nearest view that shows all of the bounds with `padding` px around them. */
export function fitView(bounds: Bounds, size: Size, maxZoom: number, padding = 48): MapView {
  const [west, south, east, north] = bounds
  const start = toWorld([west, north])
  const end = toWorld([east, south])
  const inner = (length: number) => Math.max(32, length - 2 * padding)
  const zoom = Math.min(
    Math.log2(inner(size.width) / 256 / Math.max(1e-9, end.x - start.x)),
    Math.log2(inner(size.height) / 256 / Math.max(1e-9, end.y - start.y)),
    maxZoom,
  )
  return { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2, zoom: Math.max(0, zoom) }
}

/** Keeps the zoom within its limits and the middle on the world. */
export function keepInside(view: MapView, minZoom: number, maxZoom: number): MapView {
  const inside = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
  return {
    x: inside(view.x, 0, 1),
    y: inside(view.y, 0, 1),
    zoom: inside(view.zoom, minZoom, maxZoom),
  }
}
