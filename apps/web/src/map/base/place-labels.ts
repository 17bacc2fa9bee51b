import type { Location } from '@manzil/api-client/generated/types.gen'
import type { MapLabel } from '@manzil/ui/map/vector-base'

/** From which zoom on a place is named; more properties, earlier. */
function minZoomOf({ kind, listings_count: properties }: Location): number {
  if (kind === 'emirate') return 0
  if (kind === 'sub_community') return 13.5
  return properties > 100 ? 10.5 : 11.5
}

const rank = { emirate: 0, community: 1, sub_community: 2 }

/** Names of places; where two would lie on each other, the one with more properties stays. */
export function placeLabels(
  places: readonly Location[],
  nameOf: (place: Location) => string,
): MapLabel[] {
  return places
    .toSorted((a, b) => rank[a.kind] - rank[b.kind] || b.listings_count - a.listings_count)
    .map((place) => ({
      id: place._id,
      text: nameOf(place),
      at: [place.coordinates.lng, place.coordinates.lat],
      kind: place.kind === 'emirate' ? 'city' : 'community',
      minZoom: minZoomOf(place),
      // Nearer, the communities of the town say where one is.
      ...(place.kind === 'emirate' && { maxZoom: 11 }),
    }))
}
