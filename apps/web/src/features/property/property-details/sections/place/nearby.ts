import type { Location, PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { metresBetween } from '@manzil/domain/metres-between'

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
