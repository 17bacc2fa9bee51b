import type { Coordinates } from '@manzil/api-client/generated/types.gen'

type Point = Pick<Coordinates, 'lat' | 'lng'>

/** Mean radius of the earth, metres. */
const EARTH = 6_371_009
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Metres between two points along the ground, in a straight line. */
export function metresBetween(a: Point, b: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const chord =
    half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng)
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(chord)))
}
