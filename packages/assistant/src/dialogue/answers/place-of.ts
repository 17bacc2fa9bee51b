import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { SearchSlots } from '../../state.ts'

/** The search for the properties' own place, whatever was searched for meanwhile. */
export function placeOf(rows: readonly PropertyCard[]): SearchSlots {
  const places = rows.flatMap(({ location_path }) => location_path.at(-1)?._id ?? [])
  return places.length === 0 ? {} : { location: [...new Set(places)] }
}
