interface Point {
  lat: number
  lng: number
}

const KM_PER_DEGREE = 111.2
/** Farther than this from the middle of its community, a point belongs to something else. */
const FARTHEST_KM = 25

/** Around the country with its islands, in degrees. */
const country = { lat: 24.5, lng: 54.2, north: 2.1, east: 2.8 }

/** Whether a point can be in the Emirates: a rectangle around them, so that no shore is cut off. */
export const isInEmirates = ({ lat, lng }: Point): boolean =>
  Math.abs(lat - country.lat) <= country.north && Math.abs(lng - country.lng) <= country.east

/** Whether a point is too far from its place to be in it. An emirate is larger than any such distance. */
export const isFarFrom = (point: Point, { kind, ...middle }: Point & { kind: string }): boolean =>
  kind !== 'emirate' && distanceKm(point, middle) > FARTHEST_KM

function distanceKm(a: Point, b: Point): number {
  const north = (a.lat - b.lat) * KM_PER_DEGREE
  const east = (a.lng - b.lng) * KM_PER_DEGREE * Math.cos((a.lat * Math.PI) / 180)
  return Math.hypot(north, east)
}
