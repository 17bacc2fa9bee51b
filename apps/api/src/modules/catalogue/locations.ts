import type { Location } from '@manzil/api-client/generated/types.gen'
import { type Lookups, placeRef } from './lookups.ts'

/** Places with at least one live property in or below them, emirates first. */
export function locationsOf(lookups: Lookups, counts: ReadonlyMap<number, number>): Location[] {
  return lookups.places.flatMap((place) => {
    const listings_count = counts.get(place.code) ?? 0
    if (listings_count === 0) return []
    const { lat, lng, south, west, north, east } = place
    const parent =
      place.parent_code === null ? undefined : lookups.placeByCode.get(place.parent_code)
    const location: Location = {
      ...placeRef(place),
      parent_id: parent?.slug ?? null,
      coordinates: { lat, lng, approximate: true },
      bounds: { south, west, north, east },
      listings_count,
    }
    return [location]
  })
}
