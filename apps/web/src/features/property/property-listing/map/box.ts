import type { PropertyQuery } from '@manzil/domain/property-search'
import { edgesOf, readArea } from '@manzil/domain/search/area'
import type { Bounds, LngLat } from '@manzil/ui/map/geometry'
import { simplifyLine } from '@manzil/ui/map/simplify-line'

/** Corners that the contract's `area` may have. */
const mostCorners = 60
/** About a metre: shorter addresses, and an edge is the same when it is read again. */
const places = 5

const rounded = (degrees: number): number => Number(degrees.toFixed(places))

/** The box of the address, where all of its edges are there. */
export function boxOf({ south, west, north, east }: PropertyQuery): Bounds | undefined {
  if (south === undefined || west === undefined || north === undefined || east === undefined)
    return undefined
  return south < north && west < east ? [west, south, east, north] : undefined
}

/** A view of the map as filters. */
export const edgesOfView = ([west, south, east, north]: Bounds) => ({
  south: rounded(south),
  west: rounded(west),
  north: rounded(north),
  east: rounded(east),
})

/** What two boxes share. */
export function overlap(one: Bounds, other: Bounds | undefined): Bounds | undefined {
  if (!other) return one
  const [west, south] = [Math.max(one[0], other[0]), Math.max(one[1], other[1])]
  const [east, north] = [Math.min(one[2], other[2]), Math.min(one[3], other[3])]
  return south < north && west < east ? [west, south, east, north] : undefined
}

/** The corners of the address's `area`; null where there is none that can be drawn. */
export function cornersOf(area: string | undefined): LngLat[] | null {
  if (area === undefined) return null
  const corners = readArea(area).map(({ lat, lng }): LngLat => [lng, lat])
  const usable = corners.every((corner) => corner.every(Number.isFinite))
  return usable && corners.length >= 3 ? corners : null
}

/** A drawn ring as the contract writes it, with as many corners as it may have. */
export function writeArea(ring: readonly LngLat[]): string {
  let corners = ring.map(([lng, lat]) => ({ x: lng, y: lat }))
  for (let tolerance = 0.00005; corners.length > mostCorners; tolerance *= 2)
    corners = simplifyLine(corners, tolerance)
  return corners.map(({ x, y }) => `${rounded(y)},${rounded(x)}`).join(';')
}

/** The least box around an `area`. */
export function boundsOfArea(area: string): Bounds {
  const { south, west, north, east } = edgesOf(readArea(area))
  return [west, south, east, north]
}
