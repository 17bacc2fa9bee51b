import type { Coordinates } from '@manzil/api-client/generated/types.gen'
import type { Place } from '@manzil/catalogue/places/place'
import type { Random } from '../random.ts'

/** Properties gather around the centroid: deviation as a share of the way to each edge. */
const DEVIATION = 0.32
/** Outermost share of the way to an edge. */
const OUTERMOST = 0.85
/** Largest deviation, degrees (about 900 m): boxes of large areas are mostly sea or desert. */
const MAX_DEVIATION = 0.008

function draw(random: Random, middle: number, low: number, high: number): number {
  const normal = random.normal()
  const room = normal < 0 ? middle - low : high - middle
  const offset = Math.min(
    room * OUTERMOST,
    Math.abs(normal) * Math.min(room * DEVIATION, MAX_DEVIATION),
  )
  return Number((middle + Math.sign(normal) * offset).toFixed(5))
}

/** A point inside the place's bounds, nearer its middle than its edges. */
export function drawCoordinates(random: Random, { centroid, bounds }: Place): Coordinates {
  return {
    lat: draw(random, centroid.lat, bounds.south, bounds.north),
    lng: draw(random, centroid.lng, bounds.west, bounds.east),
    approximate: false,
  }
}
