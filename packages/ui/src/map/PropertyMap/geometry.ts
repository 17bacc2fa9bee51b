/** Degrees, as in GeoJSON: longitude first. */
export type LngLat = readonly [lng: number, lat: number]

/** Degrees: west, south, east, north. The map does not cross the date line. */
export type Bounds = readonly [west: number, south: number, east: number, north: number]

/** A place on the square Mercator world, 0 to 1 from the north-west corner. */
export interface WorldPoint {
  x: number
  y: number
}

/** Mercator ends here; beyond it the world would not be square. */
const maxLatitude = 85.0511

export function toWorld([lng, lat]: LngLat): WorldPoint {
  const kept = Math.min(maxLatitude, Math.max(-maxLatitude, lat))
  const sine = Math.sin((kept * Math.PI) / 180)
  return {
    x: lng / 360 + 0.5,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  }
}

export function toLngLat({ x, y }: WorldPoint): LngLat {
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI
  return [(x - 0.5) * 360, lat]
}

/** The least box around the points; null for none. */
export function boundsAround(points: readonly LngLat[]): Bounds | null {
  const [first] = points
  if (!first) return null
  let [west, south, east, north] = [first[0], first[1], first[0], first[1]]
  for (const [lng, lat] of points) {
    west = Math.min(west, lng)
    south = Math.min(south, lat)
    east = Math.max(east, lng)
    north = Math.max(north, lat)
  }
  return [west, south, east, north]
}

export function contains([west, south, east, north]: Bounds, [lng, lat]: LngLat): boolean {
  return lng >= west && lng <= east && lat >= south && lat <= north
}

export function sameBounds(one: Bounds | undefined, other: Bounds | undefined): boolean {
  return one === other || (!!one && !!other && one.every((edge, at) => edge === other[at]))
}

/** The four corners of a box as an area. */
export function boxArea([west, south, east, north]: Bounds): LngLat[] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ]
}
