import type { Coordinates, PlaceRef } from '@manzil/api-client/generated/types.gen'
import { metresBetween } from '../metres-between.ts'

type Point = Pick<Coordinates, 'lat' | 'lng'>

/** Farther than this from the middle of its community, a point belongs to something else. Metres. */
const FARTHEST = 25_000

/** Around the country with its islands, in degrees. */
const country = { lat: 24.5, lng: 54.2, north: 2.1, east: 2.8 }

/** Whether a point can be in the Emirates: a rectangle around them, so that no shore is cut off. */
export const isInEmirates = ({ lat, lng }: Point): boolean =>
  Math.abs(lat - country.lat) <= country.north && Math.abs(lng - country.lng) <= country.east

/** Whether a point is too far from its place to be in it. An emirate is larger than any such distance. */
export const isFarFrom = (
  point: Point,
  { kind, ...middle }: Point & Pick<PlaceRef, 'kind'>,
): boolean => kind !== 'emirate' && metresBetween(point, middle) > FARTHEST
