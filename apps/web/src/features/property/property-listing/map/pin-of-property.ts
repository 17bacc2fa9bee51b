import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { MapPin } from '@manzil/ui/map/cluster-pins'
import { contains } from '@manzil/ui/map/geometry'

/** The pin of the properties of a place that have no position of their own. */
export const placePin = (place: string): string => `place ${place}`

/** The place of such a pin; undefined for a property. */
export const placeOfPin = (id: string): string | undefined => /^place (.+)$/.exec(id)?.[1]

/** The pin of a property, or the cluster that it is in; null where the map does not draw it. */
export function pinOfProperty(
  id: string | null,
  pins: readonly MapPin[],
  properties: readonly PropertyCard[],
): string | null {
  if (id === null || pins.some((pin) => pin.id === id)) return id
  const property = properties.find(({ _id }) => _id === id)
  if (!property) return null
  const { coordinates, location_path: path } = property
  if (coordinates.approximate) return placePin(path.at(-1)?._id ?? '')
  const holds = ({ cluster }: MapPin) =>
    cluster && contains(cluster.bounds, [coordinates.lng, coordinates.lat])
  return pins.find(holds)?.id ?? null
}
