import type { Coordinates } from '@manzil/api-client/generated/types.gen'
import { places } from '@manzil/catalogue/places/places'
import { isFarFrom } from '@manzil/domain/own-property/pin'

/** Whether a pin is too far from its place to count as exact. */
export function isFarPin(pin: Coordinates | null | undefined, placeSlug: string | null): boolean {
  const place = places.find(({ slug }) => slug === placeSlug)
  return Boolean(pin && place && isFarFrom(pin, { ...place.centroid, kind: place.kind }))
}
