import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { MapPin } from '@manzil/ui/map/cluster-pins'
import { contains } from '@manzil/ui/map/geometry'

/** The pin of the homes of a place that have no position of their own. */
export const placePin = (place: string): string => `place ${place}`

/** The place of such a pin; undefined for a home. */
export const placeOfPin = (id: string): string | undefined => /^place (.+)$/.exec(id)?.[1]

/** The pin of a home, or the cluster that it is in; null where the map does not draw it. */
export function pinOfHome(
  id: string | null,
  pins: readonly MapPin[],
  homes: readonly PropertyCard[],
): string | null {
  if (id === null || pins.some((pin) => pin.id === id)) return id
  const home = homes.find(({ _id }) => _id === id)
  if (!home) return null
  const { coordinates, location_path: path } = home
  if (coordinates.approximate) return placePin(path.at(-1)?._id ?? '')
  const holds = ({ cluster }: MapPin) =>
    cluster && contains(cluster.bounds, [coordinates.lng, coordinates.lat])
  return pins.find(holds)?.id ?? null
}
