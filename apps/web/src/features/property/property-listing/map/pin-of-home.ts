import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { MapPin } from '@manzil/ui/map/cluster-pins'
import { contains } from '@manzil/ui/map/geometry'

/** The pin of a home, or the cluster that it is in; null where the map does not draw it. */
export function pinOfHome(
  id: string | null,
  pins: readonly MapPin[],
  homes: readonly PropertyCard[],
): string | null {
  if (id === null || pins.some((pin) => pin.id === id)) return id
  const { coordinates } = homes.find(({ _id }) => _id === id) ?? {}
  if (!coordinates || coordinates.approximate) return null
  const holds = ({ cluster }: MapPin) =>
    cluster && contains(cluster.bounds, [coordinates.lng, coordinates.lat])
  return pins.find(holds)?.id ?? null
}
