import type { Coordinates } from '@manzil/api-client/generated/types.gen'
import type { Place } from '@manzil/catalogue/places/place'
import type { PlaceIndex, ResolvedAddress } from '@manzil/catalogue/places/resolve'
import { isFarFrom, isInEmirates } from '@manzil/domain/own-property/pin'
import { RejectedRow } from '../draft.ts'
import type { Remarks } from '../remarks.ts'

/** The place of a name within an emirate; the emirate itself where the name is empty or unknown. */
export function placeOfName(
  places: PlaceIndex,
  name: string,
  emirate: string,
  remarks: Remarks,
): Place {
  const found = name === '' ? undefined : places.resolvePlaceName(name, { emirate })
  if (found) return found
  if (name !== '') remarks.add('place-unresolved', name)
  const whole = places.bySlug.get(emirate)
  if (!whole) throw new RejectedRow('place-unknown', name)
  return whole
}

/** Reads "building, sub-community, community, emirate". Throws RejectedRow where no part is known. */
export function placeOfAddress(
  places: PlaceIndex,
  address: string,
  remarks: Remarks,
): ResolvedAddress {
  const found = address === '' ? undefined : places.resolveAddress(address)
  if (!found) throw new RejectedRow('place-unknown', address)
  const nearest = found.rest.at(-1)
  if (found.path.length === 1) {
    if (nearest === undefined) remarks.add('place-missing')
    else remarks.add('place-unresolved', nearest)
  }
  return found
}

/** The row's own coordinates (WGS 84), or the middle of its place. */
export function coordinatesOf(
  lat: number | undefined,
  lng: number | undefined,
  place: Place,
  remarks: Remarks,
): Coordinates {
  const middle: Coordinates = { ...place.centroid, approximate: true }
  if (lat === undefined || lng === undefined) {
    remarks.add('coordinates-missing')
    return middle
  }
  const point = { lat, lng }
  if (isInEmirates(point) && !isFarFrom(point, { ...place.centroid, kind: place.kind }))
    return { ...point, approximate: false }
  remarks.add('coordinates-unusable', `${lat}, ${lng}`)
  return middle
}
