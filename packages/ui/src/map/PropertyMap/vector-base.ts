import type { Bounds, LngLat } from './geometry.ts'
import { boundsAround, toWorld } from './geometry.ts'
import { worldSize } from './map-view.ts'

/** A map drawn from data: what GeoJSON would hold, without its frame. Degrees. */
export interface VectorBase {
  /** Everything else is sea. */
  land: readonly (readonly LngLat[])[]
  /** Creeks and lakes on the land. */
  water?: readonly (readonly LngLat[])[]
  /** Filled a little, with a hairline. */
  communities?: readonly { id: string; ring: readonly LngLat[] }[]
  roads?: readonly { id: string; line: readonly LngLat[]; kind: 'highway' | 'street' }[]
  /** Where one country or emirate ends, dashed. */
  borders?: readonly (readonly LngLat[])[]
  labels?: readonly MapLabel[]
  /** What to show while there are no properties; all of the land without it. */
  bounds?: Bounds
}

export interface MapLabel {
  id: string
  text: string
  at: LngLat
  /** 'city' is the loudest, 'road' is a number on a plate. */
  kind: 'city' | 'community' | 'sea' | 'road'
  /** From this zoom on. */
  minZoom?: number
  /** Up to this zoom. */
  maxZoom?: number
}

/** The zoom at which the paths are drawn to scale. */
export const drawnAt = 12

/** SVG paths around an origin near the data: far from it, SVG's numbers would be too coarse. */
export interface BasePaths {
  origin: { x: number; y: number }
  land: string
  water: string
  communities: string
  borders: string
  highways: string
  streets: string
}

export function baseBounds(base: VectorBase): Bounds | null {
  return boundsAround(base.land.flat())
}

/** Draws the base once; zooming and panning only move the result. */
export function basePaths(base: VectorBase): BasePaths {
  const [west = 0, south = 0, east = 0, north = 0] = baseBounds(base) ?? []
  const origin = toWorld([(west + east) / 2, (south + north) / 2])
  const scale = worldSize(drawnAt)
  const path = (line: readonly LngLat[], close: boolean) => {
    const points = line.map((place) => {
      const { x, y } = toWorld(place)
      return `${((x - origin.x) * scale).toFixed(2)} ${((y - origin.y) * scale).toFixed(2)}`
    })
    return points.length === 0 ? '' : `M${points.join('L')}${close ? 'Z' : ''}`
  }
  const rings = (all: readonly (readonly LngLat[])[]) =>
    all.map((ring) => path(ring, true)).join('')
  const roads = (kind: 'highway' | 'street') =>
    (base.roads ?? [])
      .filter((road) => road.kind === kind)
      .map((road) => path(road.line, false))
      .join('')
  return {
    origin,
    land: rings(base.land),
    water: rings(base.water ?? []),
    communities: rings((base.communities ?? []).map(({ ring }) => ring)),
    borders: (base.borders ?? []).map((line) => path(line, false)).join(''),
    highways: roads('highway'),
    streets: roads('street'),
  }
}
