import type { MapPins } from '@manzil/api-client/generated/types.gen'
import type { Bounds } from '@manzil/ui/map/geometry'

type MapPlace = MapPins['places'][number]

/** Half of the box's edge, in degrees: from about 50 m to 700 m. */
const least = 0.0005
const most = 0.006

/** Rounded as the address rounds it, a box of the least size is not always quite as small. */
const leastEdge = least * 2.1

/** A box around a place's bubble that leaves out all else on the map, where it can. */
export function boxOfPlace(place: MapPlace, { pins, clusters, places }: MapPins): Bounds {
  const { place_id: id, lat, lng } = place
  const others = [...pins, ...clusters, ...places.filter(({ place_id }) => place_id !== id)]
  const nearest = others.reduce(
    (reach, other) =>
      Math.min(reach, Math.max(Math.abs(other.lat - lat), Math.abs(other.lng - lng))),
    Number.POSITIVE_INFINITY,
  )
  const reach = Math.min(most, Math.max(least, nearest / 2))
  return [lng - reach, lat - reach, lng + reach, lat + reach]
}

/** Whether the search holds nothing but the place's properties, or cannot be narrowed to them by a box. */
export function isAlone({ count }: MapPlace, { total }: MapPins, box: Bounds | undefined): boolean {
  return total === count || (box !== undefined && box[3] - box[1] <= leastEdge)
}
