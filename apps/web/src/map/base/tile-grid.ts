import { toLngLat, toWorld } from '@manzil/ui/map/geometry'
import type { MapFrame } from '@manzil/ui/map/map-props'

interface Tile {
  key: string
  url: string
  /** px from the map's top left corner. */
  left: number
  top: number
  /** px. */
  size: number
}

/** The tiles under a view, those of the nearest whole zoom that there is. */
export function tilesOf(frame: MapFrame, url: string, maxZoom: number): Tile[] {
  const zoom = Math.max(0, Math.min(maxZoom, Math.round(frame.zoom)))
  const count = 2 ** zoom
  const size = 256 * 2 ** (frame.zoom - zoom)
  const [west, south, east, north] = frame.bounds
  const start = toWorld([west, north])
  const end = toWorld([east, south])
  const inside = (at: number) => Math.min(count - 1, Math.max(0, Math.floor(at * count)))
  const tiles: Tile[] = []
  for (let y = inside(start.y); y <= inside(end.y); y++)
    for (let x = inside(start.x); x <= inside(end.x); x++) {
      const { x: left, y: top } = frame.project(toLngLat({ x: x / count, y: y / count }))
      const place = { z: zoom, x, y }
      tiles.push({
        key: `${zoom}/${x}/${y}`,
        url: url.replace(/\{([zxy])\}/g, (_, axis: keyof typeof place) => String(place[axis])),
        left,
        top,
        size,
      })
    }
  return tiles
}
