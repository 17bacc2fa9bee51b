import type { Coordinates, Location, PropertyDetail } from '@manzil/api-client/generated/types.gen'

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

/** Communities that are shown, and how far away one is still near. Metres. */
const SHOWN = 6
const NEAR = 15_000

export interface NearbyPlace {
  place: Location
  metres: number
}

/** The communities nearest to a property, its own left out. */
export function nearbyPlaces(
  { coordinates, location_path: path }: Pick<PropertyDetail, 'coordinates' | 'location_path'>,
  places: readonly Location[],
): NearbyPlace[] {
  const own = new Set(path.map(({ _id }) => _id))
  return places
    .filter(({ _id, kind }) => kind === 'community' && !own.has(_id))
    .map((place) => ({ place, metres: metresBetween(coordinates, place.coordinates) }))
    .filter(({ metres }) => metres <= NEAR)
    .sort((a, b) => a.metres - b.metres)
    .slice(0, SHOWN)
}
